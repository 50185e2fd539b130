import { expect, test } from 'vitest'
import { createChatMessage } from '../../../../../mocks/factories/chatMessage.ts'
import type { ThreadMessage } from '../../../../../src/flows/chat/messages/messages.ts'
import {
  apologyFor,
  hasEvidence,
  isFirstOfDay,
  messagesBefore,
  reportsContradictions,
} from '../../../../../src/flows/chat/messages/messages.ts'

test('apologyFor ends with the reason', () => {
  expect(apologyFor('Bad Gateway')).toBe(
    'I apologize, but I encountered an error processing your request: Bad Gateway',
  )
})

test('reportsContradictions is true only if a passage contradicts a hypothesis', () => {
  const hypothesis = { hypothesis: 'It holds.', confidence: 0.5, reasoning: '', sources: [] }
  const hypotheses = [hypothesis, { ...hypothesis, supporting: 2, contradicting: 1 }]
  expect(reportsContradictions(createChatMessage({ id: 'a', hypotheses }))).toBe(true)
  expect(reportsContradictions(createChatMessage({ id: 'a', hypotheses: [hypothesis] }))).toBe(false)
  expect(reportsContradictions(createChatMessage({ id: 'a' }))).toBe(false)
})

test.each([
  [{ sources: [] }, false],
  [{ sources: [], hypotheses: [] }, false],
  [{}, true],
])('a message with the fields %j has evidence: %s', (fields, expected) => {
  expect(hasEvidence(createChatMessage(fields))).toBe(expected)
})

test('isFirstOfDay is true for the first message of each day', () => {
  const days = [new Date(2026, 10, 20, 9), new Date(2026, 10, 20, 23, 59), new Date(2026, 10, 21, 0, 1)]
  const messages = days.map((day, index) =>
    createChatMessage({ id: String(index), timestamp: day.toISOString() }),
  )
  expect(messages.map((_, index) => isFirstOfDay(messages, index))).toEqual([true, false, true])
})

test('messagesBefore leaves out a pending question that the backend has already stored', () => {
  const question: ThreadMessage = { ...createChatMessage({ id: 'q' }), role: 'user', content: 'How long?' }
  const answer = createChatMessage({ id: 'a', content: 'How long?' })
  expect(messagesBefore([answer, { ...question, id: 'stored' }], question)).toEqual([answer])
  expect(messagesBefore([{ ...question, content: 'Why?' }], question)).toHaveLength(1)
  expect(messagesBefore([question, answer], question)).toEqual([question, answer])
  expect(messagesBefore([question], null)).toEqual([question])
})
