import { expect, test } from 'vitest'
import { createChatMessage } from '../../../../../mocks/factories/chatMessage.ts'
import {
  apologyFor,
  hasEvidence,
  isFirstOfDay,
  reportsContradictions,
  withAskedQuestion,
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

const [question, answer] = [
  createChatMessage({ id: 'stored', role: 'user', content: 'How long?' }),
  createChatMessage({ id: 'a', content: 'How long?' }),
]
const asked = { text: 'How long?', timestamp: question.timestamp, answersBefore: 1, failure: null }

test.each([
  ['is answered', [answer, question, answer], asked, false, 3, []],
  ['is pending', [answer, question], asked, true, 1, ['pending']],
  ['was stopped', [answer], asked, false, 1, ['stopped']],
  ['was stored and failed', [answer, question], { ...asked, failure: 'Why' }, false, 1, ['user', 'apology']],
  ['was not asked here', [answer, question], undefined, false, 2, []],
])('a question that %s is in its loaded thread once', (_, messages, kept, isPending, before, added) => {
  const thread = withAskedQuestion(messages, kept, isPending)
  const rest = thread.messages.slice(before)
  expect(thread.messages.slice(0, before)).toEqual(messages.slice(0, before))
  expect([
    ...rest.map(({ role, isStopped, isApology }) => (isStopped ? 'stopped' : isApology ? 'apology' : role)),
    ...(thread.pendingQuestion ? ['pending'] : []),
  ]).toEqual(added)
})
