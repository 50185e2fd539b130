import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createActor, type EventObject, waitFor } from 'xstate'
import { configureApi } from '../../../../src/api/settings.ts'
import { readStoredChat } from '../../../../src/device/storedChat.ts'
import { liveChatActors } from '../../../../src/flows/chat/chat.actors.ts'
import { chatMachine } from '../../../../src/flows/chat/chat.machine.ts'
import { currentDraft } from '../../../../src/flows/chat/composer/drafts.ts'
import { restoreChat } from '../../../../src/flows/chat/composer/useSavedChat.ts'
import { abandonAllAnswers, abandonAnswer } from '../../../../src/flows/chat/pendingAnswers.ts'
import { apologyFor, threadMessages } from '../../../../src/flows/chat/thread/messages.ts'
import type { MockNetwork } from '../../../support/flows/mockNetwork.ts'
import { answers, createMockNetwork, offline } from '../../../support/flows/mockNetwork.ts'
import { MemoryStorage } from '../../../support/memoryStorage.ts'

const ORIGIN = 'https://app.example/api/v1'
const ADA = { email: 'ada@quill.example', password: 'sleep-spindle-9' }
const ASK = 'POST /api/v1/chat/session/'
const CANNOT_CONNECT =
  'Network error: Unable to connect to the backend server. Please check your internet connection and try again.'

let network: MockNetwork
let unauthorized = 0

beforeEach(async () => {
  network = await createMockNetwork()
  vi.stubGlobal('localStorage', new MemoryStorage())
  unauthorized = 0
  const token = await signUp()
  configureApi({ baseUrl: ORIGIN, getToken: () => token, onUnauthorized: () => (unauthorized += 1) })
  onTestFinished(abandonAllAnswers)
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

/** Opens the chat as the user, restored from the device. */
async function openChat(userId = 'ada') {
  const actor = createActor(chatMachine.provide({ actors: liveChatActors(userId) }), {
    input: { hasBackend: true, ...restoreChat(userId) },
  })
  const emitted: EventObject[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.on('answer.abandoned', ({ sessionId }) => abandonAnswer(sessionId))
  actor.start()
  onTestFinished(() => {
    actor.stop()
  })
  const is = (thread: string) => ({ connected: { thread } }) as never
  const chat = {
    actor,
    emitted,
    context: () => actor.getSnapshot().context,
    draft: () => currentDraft(actor.getSnapshot().context),
    texts: () => threadMessages(chat.context()).map(({ content }) => content),
    until: (...threads: string[]) =>
      waitFor(actor, (state) => threads.some((thread) => state.matches(is(thread))), { timeout: 10_000 }),
    listed: () =>
      waitFor(actor, (state) => !state.matches({ connected: { sessions: 'loadingSessions' } }), {
        timeout: 10_000,
      }),
    type: (text: string) => actor.send({ type: 'draft.edited', text }),
    submit: () => actor.send({ type: 'message.submitted', ...createMeta() }),
    send(text: string) {
      chat.type(text)
      chat.submit()
    },
    async ask(text: string) {
      chat.send(text)
      await chat.until('answered', 'sendFailed')
    },
    async select(id: string) {
      actor.send({ type: 'session.selected', id })
      await chat.until('ready', 'asking', 'threadFailed', 'sessionDeleted')
    },
  }
  await chat.listed()
  return chat
}

let metaCount = 0
function createMeta() {
  metaCount += 1
  return { id: `q${metaCount}`, timestamp: '2026-11-21T09:00:00Z' }
}

/** Delays the answers to further questions until the returned function is called. */
function delayAnswers() {
  let release: () => void = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  network.answerWith(ASK, async (request) => {
    await released
    return network.backend.handle(request)
  })
  return () => release()
}

const questionCount = () => network.sent.filter((line) => line.startsWith(ASK)).length

describe('chat with live actors', () => {
  test('the chat creates and lists a chat session for the first question, and asks the next one in it', async () => {
    const chat = await openChat()
    await chat.ask('How long does the horn need?')
    await chat.listed()
    expect(chat.context().sessions).toMatchObject([
      { title: 'How long does the horn need?', message_count: 2 },
    ])
    await chat.ask('And the lamp?')
    expect(network.sent.filter((line) => line === 'POST /api/v1/chat/new')).toHaveLength(1)
    expect(chat.texts()).toHaveLength(4)
  })

  test('the chat asks once when a question is sent twice, and never for a blank one', async () => {
    const chat = await openChat()
    chat.send('How long?')
    chat.submit()
    chat.send('   ')
    await chat.until('answered')
    expect(questionCount()).toBe(1)
    expect(chat.texts()).toHaveLength(2)
  })

  test.each([
    ['a network failure', offline, CANNOT_CONNECT],
    ['a server error', answers(500, { detail: 'Boom.' }), 'Boom.'],
    ['an invalid response', answers(200, { nothing: true }), 'Invalid response format'],
  ])('the chat restores the question and sends it again after %s', async (_, answer, reason) => {
    const chat = await openChat()
    network.answerWith(ASK, answer)
    await chat.ask('How long?')
    expect(chat.texts()[1]).toBe(apologyFor(reason))
    expect(chat.emitted).toContainEqual({ type: 'failure.occurred', title: 'Message Failed', text: reason })
    expect(chat.draft()).toBe('How long?')
    network.answerAsUsual()
    chat.submit()
    await chat.until('answered')
    expect(chat.texts().slice(2, 3)).toEqual(['How long?'])
    expect(chat.draft()).toBe('')
  })

  test('the chat reports a failed list and loads it again', async () => {
    network.answerWith('GET /api/v1/chat/sessions', offline)
    const chat = await openChat()
    const failure = { type: 'failure.occurred', title: 'Error', text: 'Failed to load chat sessions' }
    expect(chat.emitted).toEqual([failure])
    network.answerAsUsual()
    chat.actor.send({ type: 'sessions.requested' })
    await chat.listed()
    expect(chat.actor.getSnapshot().matches({ connected: { sessions: 'listed' } })).toBe(true)
  })

  test('the chat stores 100,000 characters, markup and control characters unchanged', async () => {
    const chat = await openChat()
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
    expect(chat.texts().filter((_, place) => place % 2 === 0)).toEqual([
      'a'.repeat(100_000),
      '<script>alert(1)</script> ```',
      'bell\u0007 and \u202e override',
    ])
  })

  test('the chat keeps a question that is sent while an answer is pending as the draft', async () => {
    const chat = await openChat()
    await chat.ask('How long does the horn need?')
    chat.send('And the lamp?')
    await chat.until('asking')
    chat.send('And the bell?')
    await chat.until('answered')
    expect(questionCount()).toBe(2)
    const { messages } = chat.context()
    expect(messages.filter(({ role }) => role === 'user').map(({ content }) => content)).toEqual([
      'How long does the horn need?',
      'And the lamp?',
    ])
    chat.send('And the bell?')
    await chat.until('asking')
    await chat.until('answered')
    expect(questionCount()).toBe(3)
  })

  test.each(['', '   ', '\n\t', '\u00a0\u2003'])(
    'the chat does not send the blank question %j',
    async (blank) => {
      const chat = await openChat()
      await chat.ask('How long does the horn need?')
      chat.send(blank)
      expect(chat.actor.getSnapshot().matches({ connected: { thread: 'answered' } })).toBe(true)
      expect(questionCount()).toBe(1)
    },
  )
})

describe('pending answers', () => {
  /** Two chat sessions; the second one, `lamp`, is open and has a pending answer. */
  async function startWaiting() {
    const chat = await openChat()
    await chat.ask('About the horn')
    const horn = chat.context().selectedId ?? ''
    chat.actor.send({ type: 'newChat.requested' })
    await chat.ask('About the lamp')
    const lamp = chat.context().selectedId ?? ''
    const release = delayAnswers()
    chat.send('How bright?')
    return { chat, horn, lamp, release }
  }

  test('pending answers appear only in their chat session, also after another one was opened', async () => {
    const { chat, horn, lamp, release } = await startWaiting()
    await chat.select(horn)
    expect(chat.texts()).toHaveLength(2)
    await chat.select(lamp)
    expect(chat.actor.getSnapshot().hasTag('waiting')).toBe(true)
    expect(chat.texts().at(-1)).toBe('How bright?')
    release()
    await chat.until('answered')
    expect(chat.texts()).toHaveLength(4)
    expect(questionCount()).toBe(3)
  })

  test('pending answers are part of the thread when they arrived while another chat was open', async () => {
    const { chat, lamp, release } = await startWaiting()
    chat.actor.send({ type: 'newChat.requested' })
    release()
    await vi.waitFor(async () => {
      const thread = await network.backend.handle(await threadRequest(lamp))
      expect((await thread.json()).messages).toHaveLength(4)
    })
    expect(chat.context().messages).toEqual([])
    await chat.select(lamp)
    await chat.until('ready', 'answered')
    expect(chat.texts()).toHaveLength(4)
  })

  test('pending answers stay pending after the chat page is closed and opened again', async () => {
    const { chat, lamp, release } = await startWaiting()
    chat.actor.stop()
    const reopened = await openChat()
    await reopened.select(lamp)
    expect(reopened.texts().at(-1)).toBe('How bright?')
    release()
    await reopened.until('answered')
    expect(reopened.texts()).toHaveLength(4)
    expect(questionCount()).toBe(3)
  })

  test('pending answers show the error and restore the draft when they failed while another chat was open', async () => {
    const { chat, horn, lamp } = await startWaiting()
    await chat.select(horn)
    network.answerWith(ASK, offline)
    abandonAnswer(lamp)
    await chat.select(lamp)
    expect(chat.texts()).toHaveLength(2)
    chat.send('How bright?')
    chat.actor.send({ type: 'session.selected', id: horn })
    await chat.until('ready')
    await chat.select(lamp)
    await chat.until('sendFailed')
    expect(chat.texts().at(-1)).toBe(apologyFor(CANNOT_CONNECT))
    expect(chat.draft()).toBe('How bright?')
  })

  test('pending answers are no longer pending after they are stopped, and the question can be sent again', async () => {
    const { chat, horn, lamp } = await startWaiting()
    chat.actor.send({ type: 'answer.cancelled' })
    await chat.select(horn)
    await chat.select(lamp)
    expect(chat.actor.getSnapshot().hasTag('waiting')).toBe(false)
    expect(chat.draft()).toBe('How bright?')
    network.answerAsUsual()
    chat.submit()
    await chat.until('answered')
  })

  test('pending answers are not visible to another user', async () => {
    const { chat, lamp } = await startWaiting()
    chat.actor.stop()
    const other = await openChat('somebody else')
    await other.select(lamp)
    expect(other.actor.getSnapshot().hasTag('waiting')).toBe(false)
  })

  test('pending answers fail without losing the question when the session has expired', async () => {
    const { chat, lamp } = await startWaiting()
    network.answerWith(ASK, answers(401, { detail: 'Not authenticated' }))
    chat.actor.send({ type: 'answer.cancelled' })
    chat.actor.send({ type: 'question.repeated', ...createMeta() })
    await chat.until('sendFailed')
    expect(unauthorized).toBe(1)
    expect(chat.context().selectedId).toBe(lamp)
    expect(chat.draft()).toBe('How bright?')
  })

  test('pending answers store their question on the device until they arrive', async () => {
    const { chat, lamp, release } = await startWaiting()
    expect(readStoredChat('ada').unanswered).toEqual({ [lamp]: 'How bright?' })
    release()
    await chat.until('answered')
    expect(readStoredChat('ada').unanswered).toEqual({})
  })

  test('pending answers are complete when they arrive while their thread loads', async () => {
    const { chat, horn, lamp, release } = await startWaiting()
    await chat.select(horn)
    const path = `GET /api/v1/chat/session/${lamp}`
    network.answerWith(path, async (request) => {
      const thread = await network.backend.handle(request)
      network.answerAsUsual()
      release()
      await vi.waitFor(() => expect(readStoredChat('ada').unanswered).toEqual({}))
      return thread
    })
    await chat.select(lamp)
    expect(chat.texts()).toHaveLength(4)
    expect(chat.actor.getSnapshot().hasTag('waiting')).toBe(false)
  })

  async function threadRequest(id: string) {
    const { access_token } = await post<{ access_token: string }>('/auth/login', ADA)
    return new Request(`${ORIGIN}/chat/session/${id}`, {
      headers: { Authorization: `Bearer ${access_token}` },
    })
  }
})

test('deleting a chat session removes it from the list and from the backend', async () => {
  const chat = await openChat()
  await chat.ask('About the horn')
  const id = chat.context().selectedId ?? ''
  chat.actor.send({ type: 'deletion.requested', id })
  chat.actor.send({ type: 'deletion.confirmed' })
  await chat.until('blank')
  await chat.listed()
  expect(chat.context().sessions).toEqual([])
  await chat.select(id)
  expect(chat.actor.getSnapshot().matches({ connected: { thread: 'sessionDeleted' } })).toBe(true)
})

/** Two open chats of the same user, as in two tabs, with the chat session that the first one deleted. */
async function deleteInOtherChat() {
  const chat = await openChat()
  await chat.ask('About the horn')
  await chat.listed()
  const id = chat.context().selectedId ?? ''
  const other = await openChat()
  other.actor.send({ type: 'deletion.requested', id })
  other.actor.send({ type: 'deletion.confirmed' })
  await waitFor(other.actor, ({ context }) => context.deletion === null)
  return { chat, id }
}

test('a question in a chat session that was deleted elsewhere stays in the draft of a new chat', async () => {
  const { chat } = await deleteInOtherChat()
  chat.send('How loud?')
  await chat.until('sessionDeleted')
  await chat.listed()
  expect(chat.context().sessions).toEqual([])
  expect(chat.draft()).toBe('How loud?')
  chat.submit()
  await chat.until('answered')
  expect(chat.texts()[0]).toBe('How loud?')
})

test('deleting a chat session that was deleted elsewhere removes it from the list', async () => {
  const { chat, id } = await deleteInOtherChat()
  chat.actor.send({ type: 'deletion.requested', id })
  chat.actor.send({ type: 'deletion.confirmed' })
  await chat.until('blank')
  await chat.listed()
  expect(chat.context()).toMatchObject({ sessions: [], deletion: null })
})

test('a question that the backend answered although the connection was lost is not restored as a draft', async () => {
  const chat = await openChat()
  network.answerWith(ASK, async (request) => {
    await network.backend.handle(request)
    throw new TypeError('Failed to fetch')
  })
  await chat.ask('How loud?')
  expect(chat.draft()).toBe('How loud?')
  const id = chat.context().selectedId ?? ''
  chat.actor.send({ type: 'newChat.requested' })
  await chat.select(id)
  expect(chat.texts()).toHaveLength(2)
  expect(chat.draft()).toBe('')
})
