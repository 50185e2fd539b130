import { describe, expect, test } from 'vitest'
import { createChatSession } from '../../../../mocks/factories/chatSession.ts'
import { answerWith, startChat } from '../../../support/chat.ts'
import { flushPromises } from '../../../support/documents.ts'
import { lamp, loaded, startAsking } from '../../../support/flows/chatMachine.ts'

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
