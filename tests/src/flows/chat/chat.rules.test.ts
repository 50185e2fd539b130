import { expect, test } from 'vitest'
import { createChatSession } from '../../../../mocks/factories/chatSession.ts'
import { passageOf } from '../../../../src/flows/chat/evidence/passage.ts'
import { sessionsWith } from '../../../../src/flows/chat/sessions/sessionSearch.ts'
import { beginsDay, reportsContradictions } from '../../../../src/flows/chat/thread/messages.ts'
import { openingOf } from '../../../../src/flows/chat/thread/openingOf.ts'
import { answerWith } from '../../../support/chat.ts'

const titles = ['Élan vital', 'ELAN and NOISE', 'The noise of the horn', 'Ναυτικός φάρος']
const sessions = titles.map((title, place) => createChatSession({ id: String(place), title }))

test.each([
  ['', titles],
  ['   ', titles],
  ['elan', ['Élan vital', 'ELAN and NOISE']],
  ['NOISE ELAN', ['ELAN and NOISE']],
  ['horn noise', ['The noise of the horn']],
  ['φαρος', ['Ναυτικός φάρος']],
  ['elan horn', []],
  ['.*', []],
])('searched for %j, the sessions are %j', (query, found) => {
  expect(sessionsWith(sessions, query).map(({ title }) => title)).toEqual(found)
})

test.each([
  [
    'the quoted lines in the middle',
    { context: 'Before. It holds. After.', excerpt: 'It holds.' },
    ['Before. ', 'It holds.', ' After.'],
  ],
  ['all of it quoted', { context: 'It holds.', excerpt: 'It holds.' }, ['', 'It holds.', '']],
  ['no context', { excerpt: 'It holds.' }, ['', 'It holds.', '']],
  ['a context that lacks them', { context: 'Something else.', excerpt: 'It holds.' }, ['', 'It holds.', '']],
  ['nothing quoted', { context: 'Something else.', excerpt: '' }, ['', '', '']],
])('a passage with %s', (_, source, [before, quoted, after]) => {
  expect(passageOf(source)).toEqual({ before, quoted, after })
})

test('an answer reports contradictions where a passage speaks against a hypothesis', () => {
  const hypothesis = { hypothesis: 'It holds.', confidence: 0.5, reasoning: '', sources: [] }
  const hypotheses = [hypothesis, { ...hypothesis, supporting: 2, contradicting: 1 }]
  expect(reportsContradictions(answerWith('a', { hypotheses }))).toBe(true)
  expect(reportsContradictions(answerWith('a', { hypotheses: [hypothesis] }))).toBe(false)
  expect(reportsContradictions(answerWith('a'))).toBe(false)
})

test.each([
  ['', null],
  ['How long?', null],
  ['a'.repeat(1200), null],
  ['a'.repeat(1201), `${'a'.repeat(480)}…`],
  [`${'a'.repeat(479)}🌊${'a'.repeat(1000)}`, `${'a'.repeat(479)}…`],
  [Array(16).fill('line').join('\n'), null],
  [Array(17).fill('line').join('\n'), `${Array(8).fill('line').join('\n')}…`],
  ['one\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\n\ntwo', 'one…'],
])('the opening of %j is %j', (text, opening) => {
  expect(openingOf(text)).toBe(opening)
})

test('the first message of each day begins it', () => {
  const days = [new Date(2026, 10, 20, 9), new Date(2026, 10, 20, 23, 59), new Date(2026, 10, 21, 0, 1)]
  const messages = days.map((day, at) => answerWith(String(at), { timestamp: day.toISOString() }))
  expect(messages.map((_, place) => beginsDay(messages, place))).toEqual([true, false, true])
})
