import { describe, expect, test } from 'vitest'
import { createChatSession } from '../../../../mocks/factories/chatSession.ts'
import type { LoadedThread, ThreadMessage } from '../../../../src/flows/chat/thread/messages.ts'
import { answerWith, startChat } from '../../../support/chat.ts'
import { settled } from '../../../support/documents.ts'

const loaded = (...messages: ThreadMessage[]): LoadedThread => ({ messages, isWaiting: false })

const lamp = createChatSession({ id: 'lamp' })
const horn = createChatSession({ id: 'horn' })

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
    chat.calls.load[0]?.answer(loaded(answerWith('a1')))
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
      drafts: { '': 'half a thought' },
      sessions: [lamp],
    })
    chat.submit()
    expect(chat.calls.ask).toHaveLength(0)
    chat.actor.send({ type: 'thread.requested' })
    expect(chat.context().threadFailure).toBeNull()
    chat.calls.load[1]?.answer(loaded())
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
    chat.calls.load[1]?.answer(loaded(answerWith('of horn')))
    chat.calls.load[0]?.answer(loaded(answerWith('of lamp')))
    await settled()
    expect(chat.context().messages.map(({ id }) => id)).toEqual(['of horn'])
  })

  test('selecting the open session again changes nothing', async () => {
    const chat = await asked()
    chat.actor.send({ type: 'session.selected', id: 'lamp' })
    expect(chat.thread()).toBe('asking')
    expect(chat.calls.load).toHaveLength(1)
  })

  test('New Chat clears selection and thread; what is being typed stays with its session', async () => {
    const chat = startChat()
    await chat.open('lamp', [answerWith('a1')])
    chat.type('half a thought')
    chat.actor.send({ type: 'newChat.requested' })
    expect(chat.thread()).toBe('blank')
    expect(chat.context()).toMatchObject({ selectedId: null, messages: [] })
    expect(chat.draft()).toBe('')
    chat.type('a new one')
    await chat.open('lamp')
    expect(chat.draft()).toBe('half a thought')
    chat.actor.send({ type: 'newChat.requested' })
    expect(chat.draft()).toBe('a new one')
  })

  test('that was open when the chat was left is opened again', () => {
    const chat = startChat({ openId: 'lamp', drafts: { lamp: 'half a thought' } })
    expect(chat.thread()).toBe('loadingThread')
    expect(chat.calls.load[0]?.input).toEqual({ sessionId: 'lamp' })
    expect(chat.draft()).toBe('half a thought')
  })

  test('that still waits for its answer goes on waiting', async () => {
    const chat = startChat()
    const question: ThreadMessage = {
      id: 'q',
      role: 'user',
      content: 'How long?',
      timestamp: '2026-11-21T09:00:00Z',
    }
    chat.actor.send({ type: 'session.selected', id: 'lamp' })
    chat.calls.load[0]?.answer({ messages: [question], isWaiting: true })
    await settled()
    expect(chat.thread()).toBe('asking')
    expect(chat.calls.ask[0]?.input).toEqual({ sessionId: 'lamp', messages: [question] })
    chat.calls.ask[0]?.answer(answerWith('a1'))
    await settled()
    expect(chat.said()).toEqual(['How long?', 'Twenty-two minutes [1].'])
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
    expect(chat.draft()).toBe('')
    expect(chat.calls.create[0]?.input).toEqual({ question: 'How long?' })
    expect(chat.calls.ask).toHaveLength(0)

    chat.calls.create[0]?.answer(createChatSession({ id: 'new', message_count: 0 }))
    await settled()
    expect(chat.thread()).toBe('asking')
    expect(chat.context().selectedId).toBe('new')
    expect(chat.context().sessions.map(({ id }) => id)).toEqual(['new', 'lamp'])
    expect(chat.calls.ask[0]?.input).toMatchObject({ sessionId: 'new', messages: [{ content: 'How long?' }] })

    chat.calls.ask[0]?.answer(answerWith('a1'))
    await settled()
    expect(chat.thread()).toBe('answered')
    expect(chat.said()).toEqual(['How long?', 'Twenty-two minutes [1].'])
  })

  test('after the first answer of a session the list is loaded again, after others it is not', async () => {
    const chat = startChat()
    await chat.listed()
    chat.say('How long?')
    chat.calls.create[0]?.answer(createChatSession({ id: 'new', message_count: 0 }))
    await settled()
    expect(chat.calls.list).toHaveLength(1)
    chat.calls.ask[0]?.answer(answerWith('a1'))
    await settled()
    expect(chat.sessions()).toBe('loadingSessions')
    await chat.listed(createChatSession({ id: 'new', title: 'Fog horn', message_count: 2 }))
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
    chat.calls.create[0]?.answer(createChatSession({ id: 'new', message_count: 0 }))
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
    expect(chat.draft()).toBe('And the lamp?')
  })

  test('a double submit of the first message creates one session', () => {
    const chat = startChat()
    chat.say('How long?')
    chat.submit()
    expect(chat.calls.create).toHaveLength(1)
  })

  test('an answer that is waited for can be stopped, and the question stays and says so', async () => {
    const chat = await asked()
    chat.type('And the lamp?')
    chat.actor.send({ type: 'answer.cancelled' })
    expect(chat.thread()).toBe('stopped')
    expect(chat.calls.ask[0]?.signal.aborted).toBe(true)
    expect(chat.emitted).toEqual([{ type: 'answer.abandoned', sessionId: 'lamp' }])
    expect(chat.context().messages).toMatchObject([{ content: 'How long?', isStopped: true }])
    expect(chat.draft()).toBe('And the lamp?')
  })

  test('the first question can be stopped before it has a session, and asked again in one', () => {
    const chat = startChat()
    chat.say('How long?')
    chat.actor.send({ type: 'answer.cancelled' })
    expect(chat.thread()).toBe('stopped')
    expect(chat.calls.create[0]?.signal.aborted).toBe(true)
    chat.askAgain()
    expect(chat.thread()).toBe('creatingSession')
    expect(chat.said()).toEqual(['How long?'])
    expect(chat.context().messages[0]?.isStopped).toBeUndefined()
  })

  test('a question that was stopped is the draft again where it is left', async () => {
    const chat = await asked()
    chat.actor.send({ type: 'answer.cancelled' })
    await chat.open('horn')
    expect(chat.draft()).toBe('')
    await chat.open('lamp')
    expect(chat.draft()).toBe('How long?')
  })

  test('the last question can be asked again: the earlier answer stays, as the backend keeps it', async () => {
    const chat = await asked()
    chat.askAgain()
    expect(chat.calls.ask).toHaveLength(1)
    chat.calls.ask[0]?.answer(answerWith('a1'))
    await settled()
    chat.type('half a thought')
    chat.askAgain()
    expect(chat.thread()).toBe('asking')
    expect(chat.said()).toEqual(['How long?', 'Twenty-two minutes [1].', 'How long?'])
    expect(chat.draft()).toBe('half a thought')
    chat.calls.ask[1]?.answer(answerWith('a2', { content: 'Still that long.' }))
    await settled()
    expect(chat.said().at(-1)).toBe('Still that long.')
  })

  test('nothing is asked again where nothing was asked', () => {
    const chat = startChat()
    chat.askAgain()
    expect(chat.thread()).toBe('blank')
    expect(chat.calls.create).toHaveLength(0)
  })

  test('the last question can be edited and sent; what was being typed comes back', async () => {
    const chat = await asked()
    chat.calls.ask[0]?.answer(answerWith('a1'))
    await settled()
    chat.type('half a thought')
    chat.actor.send({ type: 'edit.begun' })
    expect(chat.draft()).toBe('How long?')
    chat.type('How loud?')
    chat.actor.send({ type: 'edit.begun' })
    expect(chat.draft()).toBe('How loud?')
    chat.submit()
    expect(chat.said()).toEqual(['How long?', 'Twenty-two minutes [1].', 'How loud?'])
    expect(chat.draft()).toBe('half a thought')
    expect(chat.context().editedFrom).toBeNull()
  })

  test('an edit can be cancelled, and one that is left loses nothing', async () => {
    const chat = await asked()
    chat.actor.send({ type: 'answer.cancelled' })
    chat.type('half a thought')
    chat.actor.send({ type: 'edit.begun' })
    chat.actor.send({ type: 'edit.cancelled' })
    expect(chat.draft()).toBe('half a thought')
    chat.actor.send({ type: 'edit.cancelled' })
    expect(chat.draft()).toBe('half a thought')

    chat.actor.send({ type: 'edit.begun' })
    chat.type('How loud?')
    await chat.open('horn')
    await chat.open('lamp')
    expect(chat.draft()).toBe('How long?\n\nhalf a thought\n\nHow loud?')
  })

  test('a stopped question that is edited is asked in its place', async () => {
    const chat = await asked()
    chat.actor.send({ type: 'answer.cancelled' })
    chat.actor.send({ type: 'edit.begun' })
    chat.type('How loud?')
    chat.submit()
    expect(chat.said()).toEqual(['How loud?'])
  })

  test('what is typed while the session is created belongs to that session', async () => {
    const chat = startChat()
    chat.say('How long?')
    chat.type('And the lamp?')
    chat.calls.create[0]?.answer(createChatSession({ id: 'new', message_count: 0 }))
    await settled()
    expect(chat.draft()).toBe('And the lamp?')
    chat.actor.send({ type: 'newChat.requested' })
    expect(chat.draft()).toBe('')
  })

  test.each([
    ['New Chat', { type: 'newChat.requested' } as const, []],
    ['another session', { type: 'session.selected', id: 'horn' } as const, ['Loud.']],
  ])('an answer that comes after %s was chosen is in no thread', async (_, leaving, expected) => {
    const chat = await asked()
    chat.actor.send(leaving)
    expect(chat.calls.ask[0]?.signal.aborted).toBe(true)
    chat.calls.load[1]?.answer(loaded(answerWith('of horn', { content: 'Loud.' })))
    chat.calls.ask[0]?.answer(answerWith('late'))
    await settled()
    expect(chat.said()).toEqual(expected)
    expect(chat.emitted).toEqual([])
    expect(chat.draft()).toBe('')
  })

  test('a session that is created after New Chat was chosen is not asked in', async () => {
    const chat = startChat()
    chat.say('How long?')
    chat.actor.send({ type: 'newChat.requested' })
    chat.calls.create[0]?.answer(createChatSession({ id: 'new' }))
    await settled()
    expect(chat.context()).toMatchObject({ selectedId: null, messages: [] })
    expect(chat.draft()).toBe('How long?')
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
    expect(chat.draft()).toBe('How long?')
    chat.submit()
    expect(chat.calls.ask[1]?.input.sessionId).toBe('lamp')
    expect(chat.calls.ask[1]?.input.messages.at(-1)?.content).toBe('How long?')
  })

  test('does not overwrite what has been typed since', async () => {
    const chat = await asked()
    chat.type('And the lamp?')
    chat.calls.ask[0]?.refuse('Bad Gateway')
    await settled()
    expect(chat.draft()).toBe('How long?\n\nAnd the lamp?')
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
    chat.calls.create[0]?.answer(createChatSession({ id: 'new', message_count: 0 }))
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

describe('chat machine: deleting a session', () => {
  /** The chat, asked to delete the open session. */
  async function deletingOpen() {
    const chat = startChat()
    await chat.listed(lamp, horn)
    await chat.open('lamp', [answerWith('a1')])
    chat.type('half a thought')
    chat.actor.send({ type: 'deletion.requested', id: 'lamp' })
    return chat
  }

  test('is asked for first, and can be left', async () => {
    const chat = await deletingOpen()
    expect(chat.deletion()).toBe('confirmingDelete')
    chat.actor.send({ type: 'deletion.cancelled' })
    expect(chat.deletion()).toBe('notAsked')
    expect(chat.calls.delete).toHaveLength(0)
    expect(chat.context()).toMatchObject({ sessions: [lamp, horn], deletion: null, selectedId: 'lamp' })
  })

  test('takes the open one away with its draft, once, and lists anew', async () => {
    const chat = await deletingOpen()
    chat.actor.send({ type: 'deletion.confirmed' })
    chat.actor.send({ type: 'deletion.confirmed' })
    expect(chat.calls.delete.map(({ input }) => input)).toEqual([{ id: 'lamp' }])
    chat.calls.delete[0]?.answer()
    await settled()
    expect(chat.deletion()).toBe('notAsked')
    expect(chat.thread()).toBe('blank')
    expect(chat.context()).toMatchObject({ sessions: [horn], selectedId: null, messages: [], drafts: {} })
    expect(chat.emitted).toEqual([{ type: 'answer.abandoned', sessionId: 'lamp' }])
    expect(chat.sessions()).toBe('loadingSessions')
    expect(chat.calls.list).toHaveLength(2)
  })

  test('leaves another one that is open alone', async () => {
    const chat = startChat()
    await chat.listed(lamp, horn)
    await chat.open('lamp', [answerWith('a1')])
    chat.actor.send({ type: 'deletion.requested', id: 'horn' })
    chat.actor.send({ type: 'deletion.confirmed' })
    chat.calls.delete[0]?.answer()
    await settled()
    expect(chat.thread()).toBe('ready')
    expect(chat.context()).toMatchObject({ sessions: [lamp], selectedId: 'lamp' })
    expect(chat.said()).toHaveLength(1)
  })

  test('while its answer is on its way puts that answer nowhere', async () => {
    const chat = await asked()
    chat.actor.send({ type: 'deletion.requested', id: 'lamp' })
    chat.actor.send({ type: 'deletion.confirmed' })
    chat.calls.delete[0]?.answer()
    await settled()
    expect(chat.calls.ask[0]?.signal.aborted).toBe(true)
    chat.calls.ask[0]?.answer(answerWith('late'))
    await settled()
    expect(chat.context().messages).toEqual([])
  })

  test('that fails says why and can be tried again', async () => {
    const chat = await deletingOpen()
    chat.actor.send({ type: 'deletion.confirmed' })
    chat.calls.delete[0]?.refuse('Bad Gateway')
    await settled()
    expect(chat.deletion()).toBe('confirmingDelete')
    expect(chat.context().deletion).toEqual({ id: 'lamp', failure: 'Bad Gateway' })
    expect(chat.context().sessions).toEqual([lamp, horn])
    chat.actor.send({ type: 'deletion.confirmed' })
    expect(chat.calls.delete).toHaveLength(2)
  })
})

describe('chat machine: taking a thread along', () => {
  test('what is copied and exported is told', async () => {
    const chat = startChat()
    chat.actor.send({ type: 'export.requested' })
    expect(chat.emitted).toEqual([])
    await chat.listed(lamp)
    const question: ThreadMessage = { ...answerWith('q'), role: 'user' }
    await chat.open('lamp', [question])
    chat.actor.send({ type: 'copy.requested', text: 'words' })
    chat.actor.send({ type: 'export.requested' })
    expect(chat.emitted).toEqual([
      { type: 'copy.requested', text: 'words' },
      { type: 'export.requested', title: 'About lamp', messages: [question] },
    ])
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
  const chat = startChat({ drafts: { '': 'How long?' } })
  const seen = new Set<string>()
  chat.actor.subscribe(({ value, context }) => {
    seen.add(JSON.stringify(value))
    expect(JSON.parse(JSON.stringify(context))).toEqual(context)
  })
  await chat.listed(lamp)
  chat.submit()
  chat.calls.create[0]?.answer(createChatSession({ id: 'new' }))
  await settled()
  chat.calls.ask[0]?.refuse('Bad Gateway')
  await settled()
  chat.submit()
  chat.calls.ask[1]?.answer(answerWith('a1'))
  await settled()
  await chat.open('lamp', [answerWith('a2')])
  expect(seen.size).toBeGreaterThanOrEqual(7)
})
