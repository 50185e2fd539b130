import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createActor, type EventObject, waitFor } from 'xstate'
import { configureApi } from '../../../../src/api/settings.ts'
import { forgetAsked, keepDrafts, readDrafts } from '../../../../src/device/drafts.ts'
import { apologyFor } from '../../../../src/domain/evidence.ts'
import { liveActorsOf } from '../../../../src/flows/chat/chat.actors.ts'
import { chatMachine } from '../../../../src/flows/chat/chat.machine.ts'
import { draftOf } from '../../../../src/flows/chat/composer/drafts.ts'
import { keptChatOf } from '../../../../src/flows/chat/composer/useKeptDrafts.ts'
import { abandon, abandonAll } from '../../../../src/flows/chat/pendingAnswers.ts'
import { exportName, threadAsMarkdown } from '../../../../src/flows/chat/thread/exportThread.ts'
import type { Wire } from '../../../support/flows/wire.ts'
import { answers, createWire, offline } from '../../../support/flows/wire.ts'
import { MemoryStorage } from '../../../support/memoryStorage.ts'

const ORIGIN = 'https://app.example/api/v1'
const ADA = { email: 'ada@quill.example', password: 'sleep-spindle-9' }
const ASK = 'POST /api/v1/chat/session/'
const CANNOT_CONNECT =
  'Network error: Unable to connect to the backend server. Please check your internet connection and try again.'

let wire: Wire
let unauthorized = 0

beforeEach(async () => {
  wire = await createWire()
  vi.stubGlobal('localStorage', new MemoryStorage())
  unauthorized = 0
  const token = await signUp()
  configureApi({ baseUrl: ORIGIN, getToken: () => token, onUnauthorized: () => (unauthorized += 1) })
  onTestFinished(abandonAll)
})

async function post<Answer>(path: string, body: object): Promise<Answer> {
  const headers = { 'Content-Type': 'application/json' }
  const response = await fetch(`${ORIGIN}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return response.json()
}

async function signUp(): Promise<string> {
  await post('/auth/register', {
    ...ADA,
    name: 'Ada Quill',
    machine_name: 'Assistant',
    contradiction_tolerance: 0,
    belief_sensitivity: '{}',
  })
  return (await post<{ access_token: string }>('/auth/login', ADA)).access_token
}

/** The chat as somebody opens it, again where it was left. */
async function open(userId = 'ada') {
  const actor = createActor(
    chatMachine.provide({
      actors: liveActorsOf({ userId, onAnswered: (sessionId) => forgetAsked(userId, sessionId) }),
    }),
    { input: { hasBackend: true, ...keptChatOf(userId, readDrafts(userId)) } },
  )
  const emitted: EventObject[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.on('answer.abandoned', ({ sessionId }) => abandon(sessionId))
  actor.start()
  onTestFinished(() => {
    actor.stop()
  })
  const is = (thread: string) => ({ connected: { thread } }) as never
  const chat = {
    actor,
    emitted,
    context: () => actor.getSnapshot().context,
    draft: () => draftOf(actor.getSnapshot().context),
    said: () => chat.context().messages.map(({ content }) => content),
    until: (...threads: string[]) =>
      waitFor(actor, (state) => threads.some((thread) => state.matches(is(thread))), { timeout: 10_000 }),
    listed: () =>
      waitFor(actor, (state) => !state.matches({ connected: { sessions: 'loadingSessions' } }), {
        timeout: 10_000,
      }),
    type: (text: string) => actor.send({ type: 'draft.edited', text }),
    submit: () => actor.send({ type: 'message.submitted', ...stamp() }),
    say(text: string) {
      chat.type(text)
      chat.submit()
    },
    async ask(text: string) {
      chat.say(text)
      await chat.until('answered', 'sendFailed')
    },
    async select(id: string) {
      actor.send({ type: 'session.selected', id })
      await chat.until('ready', 'asking', 'threadFailed')
    },
  }
  await chat.listed()
  return chat
}

let stamped = 0
function stamp() {
  stamped += 1
  return { id: `q${stamped}`, timestamp: '2026-11-21T09:00:00Z' }
}

/** Holds back what is asked from now on, until it is let go. */
function holdAnswers() {
  let letGo: () => void = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  wire.answerWith(ASK, async (request) => {
    await held
    return wire.backend.handle(request)
  })
  return () => letGo()
}

const asked = () => wire.sent.filter((line) => line.startsWith(ASK)).length

describe('chat at the wire', () => {
  test('the first question begins a session, which is listed with its count; the next goes into it', async () => {
    const chat = await open()
    await chat.ask('How long does the horn need?')
    await chat.listed()
    expect(chat.context().sessions).toMatchObject([
      { title: 'How long does the horn need?', message_count: 2 },
    ])
    await chat.ask('And the lamp?')
    expect(wire.sent.filter((line) => line === 'POST /api/v1/chat/new')).toHaveLength(1)
    expect(chat.said()).toHaveLength(4)
  })

  test('a double send asks once, a blank one never', async () => {
    const chat = await open()
    chat.say('How long?')
    chat.submit()
    chat.say('   ')
    await chat.until('answered')
    expect(asked()).toBe(1)
    expect(chat.said()).toHaveLength(2)
  })

  test.each([
    ['no network', offline, CANNOT_CONNECT],
    ['a server error', answers(500, { detail: 'Boom.' }), 'Boom.'],
    ['an answer of another shape', answers(200, { nothing: true }), 'Invalid response format'],
  ])(
    '%s: an apology in the thread, a toast, the text back, and it can be sent again',
    async (_, answer, reason) => {
      const chat = await open()
      wire.answerWith(ASK, answer)
      await chat.ask('How long?')
      expect(chat.said()[1]).toBe(apologyFor(reason))
      expect(chat.emitted).toContainEqual({ type: 'failure.occurred', title: 'Message Failed', text: reason })
      expect(chat.draft()).toBe('How long?')
      wire.answerAsUsual()
      chat.submit()
      await chat.until('answered')
      expect(chat.said().slice(2, 3)).toEqual(['How long?'])
      expect(chat.draft()).toBe('')
    },
  )

  test('a list that cannot be loaded is told, and can be loaded again', async () => {
    wire.answerWith('GET /api/v1/chat/sessions', offline)
    const chat = await open()
    const told = { type: 'failure.occurred', title: 'Error', text: 'Failed to load chat sessions' }
    expect(chat.emitted).toEqual([told])
    wire.answerAsUsual()
    chat.actor.send({ type: 'sessions.requested' })
    await chat.listed()
    expect(chat.actor.getSnapshot().matches({ connected: { sessions: 'listed' } })).toBe(true)
  })

  test('100,000 characters, markup and control characters arrive as they were typed', async () => {
    const chat = await open()
    for (const text of [
      'a'.repeat(100_000),
      '<script>alert(1)</script> ```',
      'bell\u0007 and \u202e override',
    ]) {
      await chat.ask(text)
    }
    const id = chat.context().selectedId ?? ''
    chat.actor.send({ type: 'newChat.requested' })
    await chat.select(id)
    expect(chat.said().filter((_, place) => place % 2 === 0)).toEqual([
      'a'.repeat(100_000),
      '<script>alert(1)</script> ```',
      'bell\u0007 and \u202e override',
    ])
  })
})

describe('an answer on its way', () => {
  /** Two sessions, the first of which waits for an answer that is held back. */
  async function waiting() {
    const chat = await open()
    await chat.ask('About the horn')
    const horn = chat.context().selectedId ?? ''
    chat.actor.send({ type: 'newChat.requested' })
    await chat.ask('About the lamp')
    const lamp = chat.context().selectedId ?? ''
    const letGo = holdAnswers()
    chat.say('How bright?')
    return { chat, horn, lamp, letGo }
  }

  test('is in no other thread, and still comes where the session is opened again', async () => {
    const { chat, horn, lamp, letGo } = await waiting()
    await chat.select(horn)
    expect(chat.said()).toHaveLength(2)
    await chat.select(lamp)
    expect(chat.actor.getSnapshot().hasTag('waiting')).toBe(true)
    expect(chat.said().at(-1)).toBe('How bright?')
    letGo()
    await chat.until('answered')
    expect(chat.said()).toHaveLength(4)
    expect(asked()).toBe(3)
  })

  test('that came while nobody looked is there', async () => {
    const { chat, lamp, letGo } = await waiting()
    chat.actor.send({ type: 'newChat.requested' })
    letGo()
    await vi.waitFor(async () => {
      const thread = await wire.backend.handle(await threadRequest(lamp))
      expect((await thread.json()).messages).toHaveLength(4)
    })
    expect(chat.context().messages).toEqual([])
    await chat.select(lamp)
    await chat.until('ready', 'answered')
    expect(chat.said()).toHaveLength(4)
  })

  test('outlives the page that asked for it', async () => {
    const { chat, lamp, letGo } = await waiting()
    chat.actor.stop()
    const again = await open()
    await again.select(lamp)
    expect(again.said().at(-1)).toBe('How bright?')
    letGo()
    await again.until('answered')
    expect(again.said()).toHaveLength(4)
    expect(asked()).toBe(3)
  })

  test('that fails while nobody looks says so to whoever comes back, with the text in the draft', async () => {
    const { chat, horn, lamp } = await waiting()
    await chat.select(horn)
    wire.answerWith(ASK, offline)
    abandon(lamp)
    await chat.select(lamp)
    expect(chat.said()).toHaveLength(2)
    chat.say('How bright?')
    chat.actor.send({ type: 'session.selected', id: horn })
    await chat.until('ready')
    await chat.select(lamp)
    await chat.until('sendFailed')
    expect(chat.said().at(-1)).toBe(apologyFor(CANNOT_CONNECT))
    expect(chat.draft()).toBe('How bright?')
  })

  test('that is stopped is waited for no more, and the session can be asked again', async () => {
    const { chat, horn, lamp } = await waiting()
    chat.actor.send({ type: 'answer.cancelled' })
    await chat.select(horn)
    await chat.select(lamp)
    expect(chat.actor.getSnapshot().hasTag('waiting')).toBe(false)
    expect(chat.draft()).toBe('How bright?')
    wire.answerAsUsual()
    chat.submit()
    await chat.until('answered')
  })

  test('is nobody else’s', async () => {
    const { chat, lamp } = await waiting()
    chat.actor.stop()
    const other = await open('somebody else')
    await other.select(lamp)
    expect(other.actor.getSnapshot().hasTag('waiting')).toBe(false)
  })

  test('of a session that has ended loses nothing', async () => {
    const { chat, lamp } = await waiting()
    wire.answerWith(ASK, answers(401, { detail: 'Not authenticated' }))
    chat.actor.send({ type: 'answer.cancelled' })
    chat.actor.send({ type: 'question.repeated', ...stamp() })
    await chat.until('sendFailed')
    expect(unauthorized).toBe(1)
    expect(chat.context().selectedId).toBe(lamp)
    expect(chat.draft()).toBe('How bright?')
  })

  async function threadRequest(id: string) {
    const { access_token } = await post<{ access_token: string }>('/auth/login', ADA)
    return new Request(`${ORIGIN}/chat/session/${id}`, {
      headers: { Authorization: `Bearer ${access_token}` },
    })
  }
})

test('a deleted session is gone from list and backend', async () => {
  const chat = await open()
  await chat.ask('About the horn')
  const id = chat.context().selectedId ?? ''
  chat.actor.send({ type: 'deletion.requested', id })
  chat.actor.send({ type: 'deletion.confirmed' })
  await chat.until('blank')
  await chat.listed()
  expect(chat.context().sessions).toEqual([])
  await chat.select(id)
  expect(chat.actor.getSnapshot().matches({ connected: { thread: 'threadFailed' } })).toBe(true)
})

describe('drafts kept on the device', () => {
  test('come back with the session that was open; a question without an answer is typed again', () => {
    keepDrafts('ada', { drafts: { lamp: 'half', '': 'new' }, asked: { lamp: 'How bright?' }, openId: 'lamp' })
    expect(keptChatOf('ada', readDrafts('ada'))).toEqual({
      drafts: { '': 'new', lamp: 'How bright?\n\nhalf' },
      openId: 'lamp',
    })
    forgetAsked('ada', 'lamp')
    expect(keptChatOf('ada', readDrafts('ada')).drafts).toEqual({ lamp: 'half', '': 'new' })
  })

  test('are nobody else’s, and broken ones are none', () => {
    keepDrafts('ada', { drafts: { '': 'mine' }, asked: {}, openId: null })
    const none = { drafts: {}, asked: {}, openId: null }
    expect(readDrafts('bo')).toEqual(none)
    for (const broken of ['{', '[]', 'null', '{"userId":"ada","drafts":[1],"asked":{"a":1}}']) {
      localStorage.setItem('engram.drafts', broken)
      expect(readDrafts('ada')).toEqual(none)
    }
  })

  test('are bounded: the newest stay', () => {
    const drafts = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`session ${at}`, `draft ${at}`]))
    keepDrafts('ada', { drafts, asked: {}, openId: null })
    const kept = Object.keys(readDrafts('ada').drafts)
    expect(kept).toHaveLength(50)
    expect(kept.at(-1)).toBe('session 59')
    keepDrafts('ada', {
      drafts: { old: 'a'.repeat(400_000), newer: 'b'.repeat(400_000) },
      asked: {},
      openId: null,
    })
    expect(Object.keys(readDrafts('ada').drafts)).toEqual(['newer'])
  })

  test('where the browser keeps nothing, typing goes on', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    expect(() => keepDrafts('ada', { drafts: { '': 'a' }, asked: {}, openId: null })).not.toThrow()
  })
})

describe('export', () => {
  test.each([
    ['Fog horn', 'Fog horn.md'],
    ['', 'New Chat.md'],
    ['../../etc/passwd', 'etc passwd.md'],
    ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j.md'],
    ['exe\u202efdp.', 'exe fdp.md'],
    ['..', 'New Chat.md'],
    ['é'.repeat(300), `${'é'.repeat(80)}.md`],
  ])('of %j is called %j', (title, name) => {
    expect(exportName(title)).toBe(name)
  })

  test('says who said what, with the sources; names of files stay text', () => {
    const at = '2026-11-21T09:00:00Z'
    const file = threadAsMarkdown(
      'Fog',
      [
        { id: 'q', role: 'user', content: 'How long?', timestamp: at },
        {
          id: 'a',
          role: 'assistant',
          content: 'Twenty-two minutes [1].',
          timestamp: at,
          sources: [
            {
              filename: '![x](https://evil.example/a.png).pdf',
              page: 4,
              confidence: 0.9,
              salience: 0.5,
              excerpt: 'It\nneeds <b>it</b>.',
            },
          ],
        },
        { id: 'q2', role: 'user', content: 'And now?', timestamp: at, isStopped: true },
      ],
      { userName: 'Ada', assistantName: 'Mnemosyne' },
    )
    expect(file).toBe(`# Fog

## Ada, ${at}

How long?

## Mnemosyne, ${at}

Twenty-two minutes [1].

### Sources

1. \\!\\[x\\](https://evil.example/a.png).pdf, p. 4 (Strong, 90.0\u00a0%)

   > It needs \\<b\\>it\\</b\\>.

## Ada, ${at}

And now?

*Stopped before it was answered.*
`)
  })

  test.each([
    ['![a](https://evil.example/a.png)', '\\![a](https://evil.example/a.png)'],
    ['<img src=x onerror=alert(1)> and a < b', '\\<img src=x onerror=alert(1)> and a < b'],
    ['```html\n<b>code</b>', '```html\n<b>code</b>\n```'],
    ['~~~\n```\n<i>\n~~~\n<i>', '~~~\n```\n<i>\n~~~\n\\<i>'],
  ])('of a message %j the file holds %j', (content, kept) => {
    const message = { id: 'a', role: 'assistant' as const, content, timestamp: 'then' }
    const file = threadAsMarkdown('Fog', [message], { userName: 'Ada', assistantName: 'M' })
    expect(file).toBe(`# Fog\n\n## M, then\n\n${kept}\n`)
  })
})
