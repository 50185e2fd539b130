import { describe, expect, test } from 'vitest'
import { createChatSession } from '../../../../mocks/factories/chatSession.ts'
import { SESSION_GONE } from '../../../../src/flows/chat/chat.base.ts'
import type { LoadedThread, ThreadMessage } from '../../../../src/flows/chat/thread/messages.ts'
import { ReasonError } from '../../../../src/lib/xstate/ReasonError.ts'
import { answerWith, startChat } from '../../../support/chat.ts'
import { flushPromises } from '../../../support/documents.ts'

const loaded = (...messages: ThreadMessage[]): LoadedThread => ({ messages, pendingQuestion: null })

const lamp = createChatSession({ id: 'lamp' })
const horn = createChatSession({ id: 'horn' })

/** A chat with an open chat session and a pending answer. */
async function startAsking(question = 'How long?') {
  const chat = startChat()
  await chat.listed(lamp, horn)
  await chat.open('lamp')
  chat.ask(question)
  return chat
}

describe('chat machine, list of chat sessions', () => {
  test('the chat makes no calls without a backend', () => {
    const { actor, calls, ask } = startChat({ hasBackend: false })
    expect(actor.getSnapshot().value).toBe('noBackend')
    ask('Anybody there?')
    expect([...calls.list, ...calls.create, ...calls.ask]).toEqual([])
  })

  test('the chat loads the chat sessions at the start', async () => {
    const chat = startChat()
    expect(chat.sessions()).toBe('loadingSessions')
    expect(chat.thread()).toBe('blank')
    await chat.listed(lamp, horn)
    expect(chat.sessions()).toBe('listed')
    expect(chat.context().sessions).toEqual([lamp, horn])
  })

  test('the chat reports a failed list, loads it again and accepts questions meanwhile', async () => {
    const chat = startChat()
    chat.calls.list[0]?.reject('Bad Gateway')
    await flushPromises()
    expect(chat.sessions()).toBe('sessionsFailed')
    expect(chat.emitted).toEqual([
      { type: 'failure.occurred', title: 'Error', text: 'Failed to load chat sessions' },
    ])
    chat.ask('How long?')
    expect(chat.thread()).toBe('creatingSession')
    chat.actor.send({ type: 'sessions.requested' })
    expect(chat.sessions()).toBe('loadingSessions')
    await chat.listed(lamp)
    expect(chat.sessions()).toBe('listed')
    expect(chat.thread()).toBe('creatingSession')
  })

  test('the chat uses the newer response when the list is requested again while it loads', async () => {
    const chat = startChat()
    chat.actor.send({ type: 'sessions.requested' })
    expect(chat.calls.list[0]?.signal.aborted).toBe(true)
    chat.calls.list[0]?.resolve([horn])
    await chat.listed(lamp)
    expect(chat.context().sessions).toEqual([lamp])
  })
})

describe('chat machine, thread', () => {
  test('the chat loads the thread of a selected chat session', async () => {
    const chat = startChat()
    chat.actor.send({ type: 'session.selected', id: 'lamp' })
    expect(chat.thread()).toBe('loadingThread')
    expect(chat.calls.load[0]?.input).toEqual({ sessionId: 'lamp' })
    chat.calls.load[0]?.resolve(loaded(answerWith('a1')))
    await flushPromises()
    expect(chat.thread()).toBe('ready')
    expect(chat.context().messages).toEqual([answerWith('a1')])
  })

  test('the chat keeps the drafts when a thread cannot be loaded, and loads it again', async () => {
    const chat = startChat()
    await chat.listed(lamp)
    chat.type('half a thought')
    chat.actor.send({ type: 'session.selected', id: 'lamp' })
    chat.calls.load[0]?.reject('Bad Gateway')
    await flushPromises()
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
    chat.calls.load[1]?.resolve(loaded())
    await flushPromises()
    expect(chat.thread()).toBe('ready')
  })

  test('the chat opens another chat session after a thread failed to load', async () => {
    const chat = startChat()
    chat.actor.send({ type: 'session.selected', id: 'lamp' })
    chat.calls.load[0]?.reject('Bad Gateway')
    await flushPromises()
    await chat.open('horn')
    expect(chat.thread()).toBe('ready')
    expect(chat.context()).toMatchObject({ selectedId: 'horn', threadFailure: null })
  })

  test('the chat shows the thread of the last selected chat session when responses arrive out of order', async () => {
    const chat = startChat()
    chat.actor.send({ type: 'session.selected', id: 'lamp' })
    chat.actor.send({ type: 'session.selected', id: 'horn' })
    expect(chat.calls.load[0]?.signal.aborted).toBe(true)
    chat.calls.load[1]?.resolve(loaded(answerWith('horn answer')))
    chat.calls.load[0]?.resolve(loaded(answerWith('lamp answer')))
    await flushPromises()
    expect(chat.context().messages.map(({ id }) => id)).toEqual(['horn answer'])
  })

  test('the chat ignores the selection of the open chat session', async () => {
    const chat = await startAsking()
    chat.actor.send({ type: 'session.selected', id: 'lamp' })
    expect(chat.thread()).toBe('asking')
    expect(chat.calls.load).toHaveLength(1)
  })

  test('the chat clears selection and thread for a new chat and keeps one draft per chat session', async () => {
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

  test('the chat opens the chat session from the input at the start', () => {
    const chat = startChat({ openId: 'lamp', drafts: { lamp: 'half a thought' } })
    expect(chat.thread()).toBe('loadingThread')
    expect(chat.calls.load[0]?.input).toEqual({ sessionId: 'lamp' })
    expect(chat.draft()).toBe('half a thought')
  })

  test('the chat continues to wait when the loaded thread has a pending question', async () => {
    const chat = startChat()
    const question: ThreadMessage = {
      id: 'q',
      role: 'user',
      content: 'How long?',
      timestamp: '2026-11-21T09:00:00Z',
    }
    chat.actor.send({ type: 'session.selected', id: 'lamp' })
    chat.calls.load[0]?.resolve({ messages: [], pendingQuestion: question })
    await flushPromises()
    expect(chat.thread()).toBe('asking')
    expect(chat.calls.ask[0]?.input).toEqual({ sessionId: 'lamp', question })
    chat.calls.ask[0]?.resolve(answerWith('a1'))
    await flushPromises()
    expect(chat.texts()).toEqual(['How long?', 'Twenty-two minutes [1].'])
  })
})

describe('chat machine, questions', () => {
  test.each(['', '   ', ' \n\t '])('the chat does not send the blank draft %j', (text) => {
    const chat = startChat()
    chat.ask(text)
    expect(chat.thread()).toBe('blank')
    expect(chat.context().messages).toEqual([])
  })

  test('the chat creates a chat session for the first question before it asks', async () => {
    const chat = startChat()
    await chat.listed(lamp)
    chat.ask('  How long?  ')
    expect(chat.thread()).toBe('creatingSession')
    expect(chat.texts()).toEqual(['How long?'])
    expect(chat.draft()).toBe('')
    expect(chat.calls.create[0]?.input).toEqual({ question: 'How long?' })
    expect(chat.calls.ask).toHaveLength(0)

    chat.calls.create[0]?.resolve(createChatSession({ id: 'new', message_count: 0 }))
    await flushPromises()
    expect(chat.thread()).toBe('asking')
    expect(chat.context().selectedId).toBe('new')
    expect(chat.context().sessions.map(({ id }) => id)).toEqual(['new', 'lamp'])
    expect(chat.calls.ask[0]?.input).toMatchObject({ sessionId: 'new', question: { content: 'How long?' } })

    chat.calls.ask[0]?.resolve(answerWith('a1'))
    await flushPromises()
    expect(chat.thread()).toBe('answered')
    expect(chat.texts()).toEqual(['How long?', 'Twenty-two minutes [1].'])
  })

  test('the chat loads the list again only after the first answer of a chat session', async () => {
    const chat = startChat()
    await chat.listed()
    chat.ask('How long?')
    chat.calls.create[0]?.resolve(createChatSession({ id: 'new', message_count: 0 }))
    await flushPromises()
    expect(chat.calls.list).toHaveLength(1)
    chat.calls.ask[0]?.resolve(answerWith('a1'))
    await flushPromises()
    expect(chat.sessions()).toBe('loadingSessions')
    await chat.listed(createChatSession({ id: 'new', title: 'Fog horn', message_count: 2 }))
    expect(chat.context().sessions[0]?.title).toBe('Fog horn')

    chat.ask('And the lamp?')
    chat.calls.ask[1]?.resolve(answerWith('a2'))
    await flushPromises()
    expect(chat.calls.list).toHaveLength(2)
    expect(chat.context().sessions[0]?.message_count).toBe(4)
  })

  test('the chat keeps a new chat session that an earlier list request does not contain', async () => {
    const chat = startChat()
    chat.ask('How long?')
    chat.calls.create[0]?.resolve(createChatSession({ id: 'new', message_count: 0 }))
    await flushPromises()
    await chat.listed(lamp)
    expect(chat.context().sessions.map(({ id }) => id)).toEqual(['new', 'lamp'])
  })

  test('the chat sends no second question while an answer is pending, and keeps it as the draft', async () => {
    const chat = await startAsking()
    chat.submit()
    chat.ask('And the lamp?')
    chat.submit()
    expect(chat.calls.ask).toHaveLength(1)
    expect(chat.texts()).toEqual(['How long?'])
    expect(chat.draft()).toBe('And the lamp?')
  })

  test('the chat creates one chat session when the first question is submitted twice', () => {
    const chat = startChat()
    chat.ask('How long?')
    chat.submit()
    expect(chat.calls.create).toHaveLength(1)
  })

  test('the chat marks the question as stopped when its pending answer is cancelled', async () => {
    const chat = await startAsking()
    chat.type('And the lamp?')
    chat.actor.send({ type: 'answer.cancelled' })
    expect(chat.thread()).toBe('stopped')
    expect(chat.calls.ask[0]?.signal.aborted).toBe(true)
    expect(chat.emitted).toEqual([{ type: 'answer.abandoned', sessionId: 'lamp' }])
    expect(chat.context().messages).toMatchObject([{ content: 'How long?', isStopped: true }])
    expect(chat.draft()).toBe('And the lamp?')
  })

  test('the chat stops the first question before its chat session exists, and asks it again', () => {
    const chat = startChat()
    chat.ask('How long?')
    chat.actor.send({ type: 'answer.cancelled' })
    expect(chat.thread()).toBe('stopped')
    expect(chat.calls.create[0]?.signal.aborted).toBe(true)
    chat.askAgain()
    expect(chat.thread()).toBe('creatingSession')
    expect(chat.texts()).toEqual(['How long?'])
    expect(chat.context().messages[0]?.isStopped).toBeUndefined()
  })

  test('the chat restores a stopped question as the draft when its chat session is left', async () => {
    const chat = await startAsking()
    chat.actor.send({ type: 'answer.cancelled' })
    await chat.open('horn')
    expect(chat.draft()).toBe('')
    await chat.open('lamp')
    expect(chat.draft()).toBe('How long?')
  })

  test('the chat asks the last question again and keeps the earlier answer', async () => {
    const chat = await startAsking()
    chat.askAgain()
    expect(chat.calls.ask).toHaveLength(1)
    chat.calls.ask[0]?.resolve(answerWith('a1'))
    await flushPromises()
    chat.type('half a thought')
    chat.askAgain()
    expect(chat.thread()).toBe('asking')
    expect(chat.texts()).toEqual(['How long?', 'Twenty-two minutes [1].', 'How long?'])
    expect(chat.draft()).toBe('half a thought')
    chat.calls.ask[1]?.resolve(answerWith('a2', { content: 'Still that long.' }))
    await flushPromises()
    expect(chat.texts().at(-1)).toBe('Still that long.')
  })

  test('the chat ignores a repeated question when the thread has none', () => {
    const chat = startChat()
    chat.askAgain()
    expect(chat.thread()).toBe('blank')
    expect(chat.calls.create).toHaveLength(0)
  })

  test('the chat sends an edited question and restores the draft that the edit replaced', async () => {
    const chat = await startAsking()
    chat.calls.ask[0]?.resolve(answerWith('a1'))
    await flushPromises()
    chat.type('half a thought')
    chat.actor.send({ type: 'edit.started' })
    expect(chat.draft()).toBe('How long?')
    chat.type('How loud?')
    chat.actor.send({ type: 'edit.started' })
    expect(chat.draft()).toBe('How loud?')
    chat.submit()
    expect(chat.texts()).toEqual(['How long?', 'Twenty-two minutes [1].', 'How loud?'])
    expect(chat.draft()).toBe('half a thought')
    expect(chat.context().editedFrom).toBeNull()
  })

  test('the chat restores the draft when an edit is cancelled, and keeps both when the thread is left', async () => {
    const chat = await startAsking()
    chat.actor.send({ type: 'answer.cancelled' })
    chat.type('half a thought')
    chat.actor.send({ type: 'edit.started' })
    chat.actor.send({ type: 'edit.cancelled' })
    expect(chat.draft()).toBe('half a thought')
    chat.actor.send({ type: 'edit.cancelled' })
    expect(chat.draft()).toBe('half a thought')

    chat.actor.send({ type: 'edit.started' })
    chat.type('How loud?')
    await chat.open('horn')
    await chat.open('lamp')
    expect(chat.draft()).toBe('How long?\n\nhalf a thought\n\nHow loud?')
  })

  test('the chat replaces a stopped question with its edited version', async () => {
    const chat = await startAsking()
    chat.actor.send({ type: 'answer.cancelled' })
    chat.actor.send({ type: 'edit.started' })
    chat.type('How loud?')
    chat.submit()
    expect(chat.texts()).toEqual(['How loud?'])
  })

  test('the chat moves the draft to the chat session that is created while the user types', async () => {
    const chat = startChat()
    chat.ask('How long?')
    chat.type('And the lamp?')
    chat.calls.create[0]?.resolve(createChatSession({ id: 'new', message_count: 0 }))
    await flushPromises()
    expect(chat.draft()).toBe('And the lamp?')
    chat.actor.send({ type: 'newChat.requested' })
    expect(chat.draft()).toBe('')
  })

  test.each([
    ['New Chat', { type: 'newChat.requested' } as const, []],
    ['another session', { type: 'session.selected', id: 'horn' } as const, ['Loud.']],
  ])('the chat discards an answer that arrives after %s was opened', async (_, leaving, expected) => {
    const chat = await startAsking()
    chat.actor.send(leaving)
    expect(chat.calls.ask[0]?.signal.aborted).toBe(true)
    chat.calls.load[1]?.resolve(loaded(answerWith('horn answer', { content: 'Loud.' })))
    chat.calls.ask[0]?.resolve(answerWith('late'))
    await flushPromises()
    expect(chat.texts()).toEqual(expected)
    expect(chat.emitted).toEqual([])
    expect(chat.draft()).toBe('')
  })

  test('the chat does not ask in a chat session that is created after a new chat was started', async () => {
    const chat = startChat()
    chat.ask('How long?')
    chat.actor.send({ type: 'newChat.requested' })
    chat.calls.create[0]?.resolve(createChatSession({ id: 'new' }))
    await flushPromises()
    expect(chat.context()).toMatchObject({ selectedId: null, messages: [] })
    expect(chat.draft()).toBe('How long?')
    expect(chat.calls.ask).toHaveLength(0)
  })

  test('the chat aborts the call when the machine stops', async () => {
    const chat = await startAsking()
    chat.actor.stop()
    expect(chat.calls.ask[0]?.signal.aborted).toBe(true)
  })
})

describe('chat machine, failed questions', () => {
  test('the chat adds an apology, emits the failure and restores the draft when an answer fails', async () => {
    const chat = await startAsking()
    chat.calls.ask[0]?.reject('Bad Gateway')
    await flushPromises()
    expect(chat.thread()).toBe('sendFailed')
    expect(chat.texts()).toEqual([
      'How long?',
      'I apologize, but I encountered an error processing your request: Bad Gateway',
    ])
    expect(chat.context().messages.at(-1)).toMatchObject({ role: 'assistant', isApology: true })
    expect(chat.emitted).toEqual([{ type: 'failure.occurred', title: 'Message Failed', text: 'Bad Gateway' }])
    expect(chat.draft()).toBe('How long?')
    chat.submit()
    expect(chat.calls.ask[1]?.input).toMatchObject({ sessionId: 'lamp', question: { content: 'How long?' } })
  })

  test('the chat puts a failed question before the text that was typed since', async () => {
    const chat = await startAsking()
    chat.type('And the lamp?')
    chat.calls.ask[0]?.reject('Bad Gateway')
    await flushPromises()
    expect(chat.draft()).toBe('How long?\n\nAnd the lamp?')
  })

  test('the chat creates the chat session on retry when creating it failed', async () => {
    const chat = startChat()
    chat.ask('How long?')
    chat.calls.create[0]?.reject('Bad Gateway')
    await flushPromises()
    expect(chat.thread()).toBe('sendFailed')
    expect(chat.context().selectedId).toBeNull()
    chat.submit()
    expect(chat.thread()).toBe('creatingSession')
    expect(chat.calls.create).toHaveLength(2)
  })

  test('the chat asks in the created chat session on retry when only the answer failed', async () => {
    const chat = startChat()
    await chat.listed()
    chat.ask('How long?')
    chat.calls.create[0]?.resolve(createChatSession({ id: 'new', message_count: 0 }))
    await flushPromises()
    chat.calls.ask[0]?.reject('Bad Gateway')
    await flushPromises()
    chat.submit()
    expect(chat.thread()).toBe('asking')
    expect(chat.calls.create).toHaveLength(1)
    expect(chat.calls.ask[1]?.input.sessionId).toBe('new')
    chat.calls.ask[1]?.resolve(answerWith('a1'))
    await flushPromises()
    expect(chat.calls.list).toHaveLength(2)
  })
})

describe('chat machine, deletion of chat sessions', () => {
  /** A chat that asks to confirm the deletion of the open chat session. */
  async function startDeletion() {
    const chat = startChat()
    await chat.listed(lamp, horn)
    await chat.open('lamp', [answerWith('a1')])
    chat.type('half a thought')
    chat.actor.send({ type: 'deletion.requested', id: 'lamp' })
    return chat
  }

  test('the chat asks for confirmation and deletes nothing when it is cancelled', async () => {
    const chat = await startDeletion()
    expect(chat.deletion()).toBe('confirmingDelete')
    chat.actor.send({ type: 'deletion.cancelled' })
    expect(chat.deletion()).toBe('idle')
    expect(chat.calls.delete).toHaveLength(0)
    expect(chat.context()).toMatchObject({ sessions: [lamp, horn], deletion: null, selectedId: 'lamp' })
  })

  test('the chat deletes the open chat session once, with its draft, and loads the list again', async () => {
    const chat = await startDeletion()
    chat.actor.send({ type: 'deletion.confirmed' })
    chat.actor.send({ type: 'deletion.confirmed' })
    expect(chat.calls.delete.map(({ input }) => input)).toEqual([{ id: 'lamp' }])
    chat.calls.delete[0]?.resolve()
    await flushPromises()
    expect(chat.deletion()).toBe('idle')
    expect(chat.thread()).toBe('blank')
    expect(chat.context()).toMatchObject({ sessions: [horn], selectedId: null, messages: [], drafts: {} })
    expect(chat.emitted).toEqual([
      { type: 'answer.abandoned', sessionId: 'lamp' },
      { type: 'session.removed', id: 'lamp' },
    ])
    expect(chat.sessions()).toBe('loadingSessions')
    expect(chat.calls.list).toHaveLength(2)
  })

  test('the chat keeps the open thread when another chat session is deleted', async () => {
    const chat = startChat()
    await chat.listed(lamp, horn)
    await chat.open('lamp', [answerWith('a1')])
    chat.actor.send({ type: 'deletion.requested', id: 'horn' })
    chat.actor.send({ type: 'deletion.confirmed' })
    chat.calls.delete[0]?.resolve()
    await flushPromises()
    expect(chat.thread()).toBe('ready')
    expect(chat.context()).toMatchObject({ sessions: [lamp], selectedId: 'lamp' })
    expect(chat.texts()).toHaveLength(1)
  })

  test('the chat discards a pending answer when its chat session is deleted', async () => {
    const chat = await startAsking()
    chat.actor.send({ type: 'deletion.requested', id: 'lamp' })
    chat.actor.send({ type: 'deletion.confirmed' })
    chat.calls.delete[0]?.resolve()
    await flushPromises()
    expect(chat.calls.ask[0]?.signal.aborted).toBe(true)
    chat.calls.ask[0]?.resolve(answerWith('late'))
    await flushPromises()
    expect(chat.context().messages).toEqual([])
  })

  test('the chat shows the reason and deletes again when a deletion fails', async () => {
    const chat = await startDeletion()
    chat.actor.send({ type: 'deletion.confirmed' })
    chat.calls.delete[0]?.reject('Bad Gateway')
    await flushPromises()
    expect(chat.deletion()).toBe('confirmingDelete')
    expect(chat.context().deletion).toEqual({ id: 'lamp', failure: 'Bad Gateway' })
    expect(chat.context().sessions).toEqual([lamp, horn])
    chat.actor.send({ type: 'deletion.confirmed' })
    expect(chat.calls.delete).toHaveLength(2)
  })
})

describe('chat machine, chat sessions deleted elsewhere', () => {
  const deleted = (id: string) => ({ type: 'session.deleted', id }) as const
  const gone = () => new ReasonError('Not found.', SESSION_GONE)

  test('the chat says that the open chat session was deleted, and moves its draft to a new chat', async () => {
    const chat = startChat()
    await chat.listed(lamp, horn)
    chat.type('of a new chat')
    await chat.open('lamp', [answerWith('a1')])
    chat.type('half a thought')
    chat.actor.send(deleted('lamp'))
    expect(chat.thread()).toBe('sessionDeleted')
    expect(chat.context()).toMatchObject({ sessions: [horn], selectedId: null, messages: [] })
    expect(chat.context().drafts).toEqual({ '': 'half a thought\n\nof a new chat' })
    chat.submit()
    expect(chat.thread()).toBe('creatingSession')
  })

  test('the chat stops the pending answer of a deleted chat session and keeps its question', async () => {
    const chat = await startAsking('How long?')
    chat.actor.send(deleted('lamp'))
    expect(chat.calls.ask[0]?.signal.aborted).toBe(true)
    expect(chat.emitted).toContainEqual({ type: 'answer.abandoned', sessionId: 'lamp' })
    expect(chat.draft()).toBe('How long?')
  })

  test.each([
    [
      'asking',
      async () => {
        const chat = await startAsking('How long?')
        chat.calls.ask[0]?.reject(gone())
        return chat
      },
      'How long?',
    ],
    [
      'loading its thread',
      async () => {
        const chat = startChat({ openId: 'lamp', drafts: { lamp: 'half a thought' } })
        await chat.listed(lamp, horn)
        chat.calls.load[0]?.reject(gone())
        return chat
      },
      'half a thought',
    ],
  ])(
    'the chat says that the open chat session was deleted when %s finds that it is gone',
    async (_, start, draft) => {
      const chat = await start()
      await flushPromises()
      expect(chat.thread()).toBe('sessionDeleted')
      expect(chat.context()).toMatchObject({ sessions: [horn], selectedId: null, messages: [] })
      expect(chat.draft()).toBe(draft)
      expect(chat.emitted.filter(({ type }) => type === 'failure.occurred')).toEqual([])
    },
  )

  test('the chat removes another deleted chat session from the list and ignores unknown ones', async () => {
    const chat = await startAsking()
    chat.actor.send(deleted('horn'))
    expect(chat.context().sessions).toEqual([lamp])
    await chat.listed(lamp)
    chat.actor.send(deleted('bell'))
    expect(chat.sessions()).toBe('listed')
    expect(chat.thread()).toBe('asking')
  })

  test('the chat closes the confirmation to delete a chat session that was deleted elsewhere', async () => {
    const chat = startChat()
    await chat.listed(lamp, horn)
    chat.actor.send({ type: 'deletion.requested', id: 'lamp' })
    chat.actor.send(deleted('horn'))
    expect(chat.deletion()).toBe('confirmingDelete')
    chat.actor.send(deleted('lamp'))
    expect(chat.deletion()).toBe('idle')
    expect(chat.context().deletion).toBeNull()
  })
})

describe('chat machine, restored drafts', () => {
  const question: ThreadMessage = {
    id: 'q0',
    role: 'user',
    content: 'How long?',
    timestamp: '2026-11-21T09:00:00Z',
  }

  test.each([
    ['', 'an answered question', 'How long?', [question, answerWith('a1')]],
    [
      'and why?',
      'an answered question with text after it',
      'How long?\n\nand why?',
      [question, answerWith('a1')],
    ],
    ['How long?', 'a question without an answer', 'How long?', [answerWith('a0'), question]],
    ['How long? Really?', 'an edited question', 'How long? Really?', [question, answerWith('a1')]],
    ['How long?', 'a question that the thread lacks', 'How long?', [answerWith('a1')]],
  ])('the draft is %j after the thread of %s is loaded', async (expected, _, draft, messages) => {
    const chat = startChat({ drafts: { lamp: draft } })
    await chat.open('lamp', messages)
    expect(chat.draft()).toBe(expected)
  })
})

describe('chat machine, copy and export', () => {
  test('the chat emits copy and export requests, and no export of an empty thread', async () => {
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

describe('chat machine, evidence', () => {
  const thread = [answerWith('a1'), answerWith('a2', { sources: [] }), answerWith('a3')]

  test('the chat pins only answers that have evidence', async () => {
    const chat = startChat()
    await chat.open('lamp', thread)
    chat.actor.send({ type: 'evidence.pinned', messageId: 'a1' })
    expect(chat.context().pinnedId).toBe('a1')
    chat.actor.send({ type: 'evidence.pinned', messageId: 'a2' })
    chat.actor.send({ type: 'evidence.pinned', messageId: 'nowhere' })
    expect(chat.context().pinnedId).toBe('a1')
  })

  test('the chat unpins when a new answer arrives and when another thread is opened', async () => {
    const chat = startChat()
    await chat.open('lamp', thread)
    chat.actor.send({ type: 'evidence.pinned', messageId: 'a1' })
    chat.ask('How long?')
    expect(chat.context().pinnedId).toBe('a1')
    chat.calls.ask[0]?.resolve(answerWith('a4'))
    await flushPromises()
    expect(chat.context().pinnedId).toBeNull()
    chat.actor.send({ type: 'evidence.pinned', messageId: 'a3' })
    await chat.open('horn')
    expect(chat.context().pinnedId).toBeNull()
  })
})

test('the chat machine keeps its context serializable in every state', async () => {
  const chat = startChat({ drafts: { '': 'How long?' } })
  const seen = new Set<string>()
  chat.actor.subscribe(({ value, context }) => {
    seen.add(JSON.stringify(value))
    expect(JSON.parse(JSON.stringify(context))).toEqual(context)
  })
  await chat.listed(lamp)
  chat.submit()
  chat.calls.create[0]?.resolve(createChatSession({ id: 'new' }))
  await flushPromises()
  chat.calls.ask[0]?.reject('Bad Gateway')
  await flushPromises()
  chat.submit()
  chat.calls.ask[1]?.resolve(answerWith('a1'))
  await flushPromises()
  await chat.open('lamp', [answerWith('a2')])
  expect(seen.size).toBeGreaterThanOrEqual(7)
})
