import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Suggestions } from '../../../../../src/flows/chat/suggestions/suggestions.ts'
import { answerWith, startChat } from '../../../../support/chat.ts'
import { flushPromises } from '../../../../support/documents.ts'
import { lamp } from '../../../../support/flows/chatMachine.ts'

afterEach(() => {
  vi.useRealTimers()
})

const QUESTION = 'How long does the horn need?'
const offered: Suggestions = {
  availability: 'indexed',
  questions: [{ question: QUESTION, kind: 'fact', filenames: ['manual.pdf'] }],
}

async function startWith(suggestions: Suggestions) {
  const chat = startChat()
  chat.calls.suggest[0]?.resolve(suggestions)
  await flushPromises()
  return chat
}

describe('chat machine, suggestions', () => {
  test('the chat loads suggestions at the start', async () => {
    const chat = startChat()
    expect(chat.suggestions()).toBe('loadingSuggestions')
    chat.calls.suggest[0]?.resolve(offered)
    await flushPromises()
    expect(chat.suggestions()).toBe('suggested')
    expect(chat.context().suggestions).toEqual(offered)
  })

  test('the chat offers no questions when they cannot be loaded, and reports no failure', async () => {
    const chat = startChat()
    chat.calls.suggest[0]?.reject('Bad Gateway')
    await flushPromises()
    expect(chat.suggestions()).toBe('withoutQuestions')
    expect(chat.context().suggestions).toBeNull()
    expect(chat.emitted).toEqual([])
  })

  test.each([
    ['indexed', 'withoutQuestions'],
    ['none', 'withoutDocuments'],
    ['waiting', 'documentsWaiting'],
  ] as const)(
    'the suggestions of %s documents without questions are the state %s',
    async (availability, state) => {
      const chat = await startWith({ availability, questions: [] })
      expect(chat.suggestions()).toBe(state)
    },
  )

  test('the chat loads suggestions again while documents wait', async () => {
    vi.useFakeTimers()
    const chat = startChat()
    chat.calls.suggest[0]?.resolve({ availability: 'waiting', questions: [] })
    await vi.advanceTimersByTimeAsync(5_000)
    chat.calls.suggest[1]?.resolve(offered)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(chat.suggestions()).toBe('suggested')
    expect(chat.calls.suggest).toHaveLength(2)
  })

  test('a new chat loads suggestions again and keeps the earlier ones meanwhile', async () => {
    const chat = await startWith(offered)
    chat.actor.send({ type: 'newChat.requested' })
    expect(chat.suggestions()).toBe('loadingSuggestions')
    expect(chat.context().suggestions).toEqual(offered)
  })

  test('a chosen question creates a chat session and is asked in it, and the draft stays', async () => {
    const chat = await startWith(offered)
    chat.type('half a thought')
    chat.choose(QUESTION)
    expect(chat.thread()).toBe('creatingSession')
    expect(chat.calls.create[0]?.input).toEqual({ question: QUESTION })
    chat.calls.create[0]?.resolve(lamp)
    await flushPromises()
    expect(chat.thread()).toBe('asking')
    expect(chat.calls.ask[0]?.input).toMatchObject({ sessionId: 'lamp', question: { content: QUESTION } })
    chat.calls.ask[0]?.resolve(answerWith('a1'))
    await flushPromises()
    expect(chat.thread()).toBe('answered')
    expect(chat.draft()).toBe('half a thought')
  })

  test('a chosen follow-up question is asked in the open chat session', async () => {
    const chat = startChat()
    await chat.open('lamp', [answerWith('a1')])
    chat.choose(QUESTION)
    expect(chat.thread()).toBe('asking')
    expect(chat.texts().at(-1)).toBe(QUESTION)
  })

  test('the chat ignores a chosen question while another one is pending or edited', async () => {
    const chat = startChat()
    await chat.open('lamp', [{ ...answerWith('q1'), role: 'user' }, answerWith('a1')])
    chat.actor.send({ type: 'edit.started' })
    chat.choose(QUESTION)
    expect(chat.thread()).toBe('ready')
    chat.actor.send({ type: 'edit.cancelled' })
    chat.choose(QUESTION)
    chat.choose('And the lamp?')
    expect(chat.calls.ask).toHaveLength(1)
  })

  test('a chosen question that fails becomes the draft', async () => {
    const chat = await startWith(offered)
    chat.choose(QUESTION)
    chat.calls.create[0]?.reject('Bad Gateway')
    await flushPromises()
    expect(chat.thread()).toBe('sendFailed')
    expect(chat.draft()).toBe(QUESTION)
  })
})
