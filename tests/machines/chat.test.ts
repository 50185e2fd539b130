import { describe, expect, test } from 'vitest'
import { answerWith, sessionOf, startChat } from '../support/chat.ts'
import { settled } from '../support/documents.ts'

const lamp = sessionOf('lamp')
const horn = sessionOf('horn')

/** A chat whose session is open and that was asked something, with the answer on its way. */
async function asked(question = 'How long?') {
  const chat = startChat()
  await chat.listed(lamp, horn)
  await chat.open('lamp')
  chat.say(question)
  return chat
}

describe('chat machine: the sessions', () => {
  test('without a backend it calls nobody, and sends people to sign in', () => {
    const { actor, calls, emitted, say } = startChat({ hasBackend: false })
    expect(actor.getSnapshot().value).toBe('noBackend')
    say('Anybody there?')
    actor.send({ type: 'signIn.requested' })
    expect(emitted).toEqual([{ type: 'signIn.requested' }])
    expect([...calls.list, ...calls.create, ...calls.ask]).toEqual([])
  })

  test('are loaded at the start', async () => {
    const chat = startChat()
    expect(chat.sessions()).toBe('loadingSessions')
    expect(chat.thread()).toBe('blank')
    await chat.listed(lamp, horn)
    expect(chat.sessions()).toBe('listed')
    expect(chat.context().sessions).toEqual([lamp, horn])
  })

  test('that cannot be loaded are told, tried again, and keep nobody from asking', async () => {
    const chat = startChat()
    chat.calls.list[0]?.refuse('Bad Gateway')
    await settled()
    expect(chat.sessions()).toBe('sessionsFailed')
    expect(chat.emitted).toEqual([
      { type: 'failure.occurred', title: 'Error', text: 'Failed to load chat sessions' },
    ])
    chat.say('How long?')
    expect(chat.thread()).toBe('creatingSession')
    chat.actor.send({ type: 'sessions.requested' })
    expect(chat.sessions()).toBe('loadingSessions')
    await chat.listed(lamp)
    expect(chat.sessions()).toBe('listed')
    expect(chat.thread()).toBe('creatingSession')
  })

  test('asked for again while they load, come from the newer call', async () => {
    const chat = startChat()
    chat.actor.send({ type: 'sessions.requested' })
    expect(chat.calls.list[0]?.signal.aborted).toBe(true)
    chat.calls.list[0]?.answer([horn])
    await chat.listed(lamp)
    expect(chat.context().sessions).toEqual([lamp])
  })
})

describe('chat machine: the thread', () => {
  test('of a selected session is loaded', async () => {
    const chat = startChat()
    chat.actor.send({ type: 'session.selected', id: 'lamp' })
    expect(chat.thread()).toBe('loadingThread')
    expect(chat.calls.load[0]?.input).toEqual({ sessionId: 'lamp' })
    chat.calls.load[0]?.answer([answerWith('a1')])
    await settled()
    expect(chat.thread()).toBe('ready')
    expect(chat.context().messages).toEqual([answerWith('a1')])
  })

  test('that cannot be loaded says why, can be tried again, and loses nothing', async () => {
    const chat = startChat()
    await chat.listed(lamp)
    chat.type('half a thought')
    chat.actor.send({ type: 'session.selected', id: 'lamp' })
    chat.calls.load[0]?.refuse('Bad Gateway')
    await settled()
    expect(chat.thread()).toBe('threadFailed')
    expect(chat.context()).toMatchObject({
      threadFailure: 'Bad Gateway',
      draft: 'half a thought',
      sessions: [lamp],
    })
    chat.submit()
    expect(chat.calls.ask).toHaveLength(0)
    chat.actor.send({ type: 'thread.requested' })
    expect(chat.context().threadFailure).toBeNull()
    chat.calls.load[1]?.answer([])
    await settled()
    expect(chat.thread()).toBe('ready')
  })

  test('another one can be opened instead of the one that failed', async () => {
    const chat = startChat()
    chat.actor.send({ type: 'session.selected', id: 'lamp' })
    chat.calls.load[0]?.refuse('Bad Gateway')
    await settled()
    await chat.open('horn')
    expect(chat.thread()).toBe('ready')
    expect(chat.context()).toMatchObject({ selectedId: 'horn', threadFailure: null })
  })

  test('of the session that was selected last wins, however late the others come', async () => {
    const chat = startChat()
    chat.actor.send({ type: 'session.selected', id: 'lamp' })
    chat.actor.send({ type: 'session.selected', id: 'horn' })
    expect(chat.calls.load[0]?.signal.aborted).toBe(true)
    chat.calls.load[1]?.answer([answerWith('of horn')])
    chat.calls.load[0]?.answer([answerWith('of lamp')])
    await settled()
    expect(chat.context().messages.map(({ id }) => id)).toEqual(['of horn'])
  })

  test('selecting the open session again changes nothing', async () => {
    const chat = await asked()
    chat.actor.send({ type: 'session.selected', id: 'lamp' })
    expect(chat.thread()).toBe('asking')
    expect(chat.calls.load).toHaveLength(1)
  })

  test('New Chat clears selection and thread and keeps what is being typed', async () => {
    const chat = startChat()
    await chat.open('lamp', [answerWith('a1')])
    chat.type('half a thought')
    chat.actor.send({ type: 'newChat.requested' })
    expect(chat.thread()).toBe('blank')
    expect(chat.context()).toMatchObject({ selectedId: null, messages: [], draft: 'half a thought' })
  })
})

describe('chat machine: asking', () => {
  test.each(['', '   ', ' \n\t '])('blank input %j is not sent', (text) => {
    const chat = startChat()
    chat.say(text)
    expect(chat.thread()).toBe('blank')
    expect(chat.context().messages).toEqual([])
  })

  test('the first message creates the session, then asks in it', async () => {
    const chat = startChat()
    await chat.listed(lamp)
    chat.say('  How long?  ')
    expect(chat.thread()).toBe('creatingSession')
    expect(chat.said()).toEqual(['How long?'])
    expect(chat.context().draft).toBe('')
    expect(chat.calls.create[0]?.input).toEqual({ question: 'How long?' })
    expect(chat.calls.ask).toHaveLength(0)

    chat.calls.create[0]?.answer(sessionOf('new', { message_count: 0 }))
    await settled()
    expect(chat.thread()).toBe('asking')
    expect(chat.context().selectedId).toBe('new')
    expect(chat.context().sessions.map(({ id }) => id)).toEqual(['new', 'lamp'])
    expect(chat.calls.ask[0]?.input).toEqual({ sessionId: 'new', question: 'How long?' })

    chat.calls.ask[0]?.answer(answerWith('a1'))
    await settled()
    expect(chat.thread()).toBe('answered')
    expect(chat.said()).toEqual(['How long?', 'Twenty-two minutes [1].'])
  })

  test('after the first answer of a session the list is loaded again, after others it is not', async () => {
    const chat = startChat()
    await chat.listed()
    chat.say('How long?')
    chat.calls.create[0]?.answer(sessionOf('new', { message_count: 0 }))
    await settled()
    expect(chat.calls.list).toHaveLength(1)
    chat.calls.ask[0]?.answer(answerWith('a1'))
    await settled()
    expect(chat.sessions()).toBe('loadingSessions')
    await chat.listed(sessionOf('new', { title: 'Fog horn', message_count: 2 }))
    expect(chat.context().sessions[0]?.title).toBe('Fog horn')

    chat.say('And the lamp?')
    chat.calls.ask[1]?.answer(answerWith('a2'))
    await settled()
    expect(chat.calls.list).toHaveLength(2)
    expect(chat.context().sessions[0]?.message_count).toBe(4)
  })

  test('a listing from before the session was created does not take it away', async () => {
    const chat = startChat()
    chat.say('How long?')
    chat.calls.create[0]?.answer(sessionOf('new', { message_count: 0 }))
    await settled()
    await chat.listed(lamp)
    expect(chat.context().sessions.map(({ id }) => id)).toEqual(['new', 'lamp'])
  })

  test('nothing is sent while something is in flight, and typing goes on', async () => {
    const chat = await asked()
    chat.submit()
    chat.say('And the lamp?')
    chat.submit()
    expect(chat.calls.ask).toHaveLength(1)
    expect(chat.said()).toEqual(['How long?'])
    expect(chat.context().draft).toBe('And the lamp?')
  })

  test('a double submit of the first message creates one session', () => {
    const chat = startChat()
    chat.say('How long?')
    chat.submit()
    expect(chat.calls.create).toHaveLength(1)
  })

  test('an answer that is waited for can be called off, and the question is back in the draft', async () => {
    const chat = await asked()
    chat.actor.send({ type: 'answer.cancelled' })
    expect(chat.thread()).toBe('ready')
    expect(chat.calls.ask[0]?.signal.aborted).toBe(true)
    expect(chat.context()).toMatchObject({ draft: 'How long?', messages: [], selectedId: 'lamp' })

    const first = startChat()
    first.say('How long?')
    first.actor.send({ type: 'answer.cancelled' })
    expect(first.thread()).toBe('blank')
    expect(first.calls.create[0]?.signal.aborted).toBe(true)
    expect(first.context().draft).toBe('How long?')
  })

  test.each([
    ['New Chat', { type: 'newChat.requested' } as const, []],
    ['another session', { type: 'session.selected', id: 'horn' } as const, ['Loud.']],
  ])('an answer that comes after %s was chosen is in no thread', async (_, leaving, expected) => {
    const chat = await asked()
    chat.actor.send(leaving)
    expect(chat.calls.ask[0]?.signal.aborted).toBe(true)
    chat.calls.load[1]?.answer([answerWith('of horn', { content: 'Loud.' })])
    chat.calls.ask[0]?.answer(answerWith('late'))
    await settled()
    expect(chat.said()).toEqual(expected)
    expect(chat.emitted).toEqual([])
  })

  test('a session that is created after New Chat was chosen is not asked in', async () => {
    const chat = startChat()
    chat.say('How long?')
    chat.actor.send({ type: 'newChat.requested' })
    chat.calls.create[0]?.answer(sessionOf('new'))
    await settled()
    expect(chat.context()).toMatchObject({ selectedId: null, messages: [] })
    expect(chat.calls.ask).toHaveLength(0)
  })

  test('leaving the chat aborts the call', async () => {
    const chat = await asked()
    chat.actor.stop()
    expect(chat.calls.ask[0]?.signal.aborted).toBe(true)
  })
})

describe('chat machine: a question that could not be answered', () => {
  test('gets an apology in the thread and a toast, and is back in the draft', async () => {
    const chat = await asked()
    chat.calls.ask[0]?.refuse('Bad Gateway')
    await settled()
    expect(chat.thread()).toBe('sendFailed')
    expect(chat.said()).toEqual([
      'How long?',
      'I apologize, but I encountered an error processing your request: Bad Gateway',
    ])
    expect(chat.context().messages.at(-1)).toMatchObject({ role: 'assistant', isApology: true })
    expect(chat.emitted).toEqual([{ type: 'failure.occurred', title: 'Message Failed', text: 'Bad Gateway' }])
    expect(chat.context().draft).toBe('How long?')
    chat.submit()
    expect(chat.calls.ask[1]?.input).toEqual({ sessionId: 'lamp', question: 'How long?' })
  })

  test('does not overwrite what has been typed since', async () => {
    const chat = await asked()
    chat.type('And the lamp?')
    chat.calls.ask[0]?.refuse('Bad Gateway')
    await settled()
    expect(chat.context().draft).toBe('How long?\n\nAnd the lamp?')
  })

  test('is tried again from the beginning where no session could be created', async () => {
    const chat = startChat()
    chat.say('How long?')
    chat.calls.create[0]?.refuse('Bad Gateway')
    await settled()
    expect(chat.thread()).toBe('sendFailed')
    expect(chat.context().selectedId).toBeNull()
    chat.submit()
    expect(chat.thread()).toBe('creatingSession')
    expect(chat.calls.create).toHaveLength(2)
  })

  test('is tried again in the session that could be created', async () => {
    const chat = startChat()
    await chat.listed()
    chat.say('How long?')
    chat.calls.create[0]?.answer(sessionOf('new', { message_count: 0 }))
    await settled()
    chat.calls.ask[0]?.refuse('Bad Gateway')
    await settled()
    chat.submit()
    expect(chat.thread()).toBe('asking')
    expect(chat.calls.create).toHaveLength(1)
    expect(chat.calls.ask[1]?.input.sessionId).toBe('new')
    chat.calls.ask[1]?.answer(answerWith('a1'))
    await settled()
    expect(chat.calls.list).toHaveLength(2)
  })
})

describe('chat machine: the evidence', () => {
  const thread = [answerWith('a1'), answerWith('a2', { sources: [] }), answerWith('a3')]

  test('of an answer that has some can be pinned, of no other', async () => {
    const chat = startChat()
    await chat.open('lamp', thread)
    chat.actor.send({ type: 'evidence.pinned', messageId: 'a1' })
    expect(chat.context().pinnedId).toBe('a1')
    chat.actor.send({ type: 'evidence.pinned', messageId: 'a2' })
    chat.actor.send({ type: 'evidence.pinned', messageId: 'nowhere' })
    expect(chat.context().pinnedId).toBe('a1')
  })

  test('shows the latest again once there is a new answer, and in another thread', async () => {
    const chat = startChat()
    await chat.open('lamp', thread)
    chat.actor.send({ type: 'evidence.pinned', messageId: 'a1' })
    chat.say('How long?')
    expect(chat.context().pinnedId).toBe('a1')
    chat.calls.ask[0]?.answer(answerWith('a4'))
    await settled()
    expect(chat.context().pinnedId).toBeNull()
    chat.actor.send({ type: 'evidence.pinned', messageId: 'a3' })
    await chat.open('horn')
    expect(chat.context().pinnedId).toBeNull()
  })
})

test('the context is plain data in every state on the way', async () => {
  const chat = startChat({ draft: 'How long?' })
  const seen = new Set<string>()
  chat.actor.subscribe(({ value, context }) => {
    seen.add(JSON.stringify(value))
    expect(JSON.parse(JSON.stringify(context))).toEqual(context)
  })
  await chat.listed(lamp)
  chat.submit()
  chat.calls.create[0]?.answer(sessionOf('new'))
  await settled()
  chat.calls.ask[0]?.refuse('Bad Gateway')
  await settled()
  chat.submit()
  chat.calls.ask[1]?.answer(answerWith('a1'))
  await settled()
  await chat.open('lamp', [answerWith('a2')])
  expect(seen.size).toBeGreaterThanOrEqual(7)
})
