import { describe, expect, test } from 'vitest'
import { createChatSession } from '../../../../mocks/factories/chatSession.ts'
import type { ThreadMessage } from '../../../../src/flows/chat/thread/messages.ts'
import { answerWith, startChat } from '../../../support/chat.ts'
import { flushPromises } from '../../../support/documents.ts'
import { horn, lamp, loaded, startAsking } from '../../../support/flows/chatMachine.ts'

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
    expect(chat.calls.ask[0]?.input).toEqual({ sessionId: 'lamp', question, answersBefore: 0 })
    chat.calls.ask[0]?.resolve(answerWith('a1'))
    await flushPromises()
    expect(chat.texts()).toEqual(['How long?', 'Twenty-two minutes [1].'])
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
    await chat.open('lamp', messages, 0)
    expect(chat.draft()).toBe(expected)
  })

  test.each([
    ['was sent again and not answered', 1],
    ['was typed again and not sent', undefined],
  ])('an answered question that %s stays in the draft', async (_, askedAfter) => {
    const chat = startChat({ drafts: { lamp: 'How long?' } })
    await chat.open('lamp', [question, answerWith('a1')], askedAfter)
    expect(chat.draft()).toBe('How long?')
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
