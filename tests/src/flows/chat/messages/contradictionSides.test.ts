import { expect, test } from 'vitest'
import { answerMarkdown, answerPlainText } from '../../../../../src/flows/chat/messages/answerCopies.ts'
import {
  differingWords,
  leadingSide,
  shownContradictions,
} from '../../../../../src/flows/chat/messages/contradictionSides.ts'

const score = { confidence: 0.5, salience: 0.5 }
const sources = [
  { filename: 'night_log.txt', page: null, excerpt: 'It is 46 dB.', ...score },
  { filename: 'protocol.pdf', page: 3, excerpt: 'It is 38 dB.', ...score },
]
const sides = [
  { text: '46 dB', source: 0, created_at: '2025-11-23T12:00:00Z' },
  { text: '<38> dB', source: 1 },
]
const answer = {
  id: 'a',
  role: 'assistant' as const,
  content: 'It is 46 dB. [1]\n\nIt hums. [2]',
  timestamp: '2026-11-23T12:00:00Z',
  sources,
  contradictions: [{ kind: 'quantity' as const, sides, disagreement_id: 'x1' }],
}

test('each side of a contradiction has its source and its date', () => {
  expect(shownContradictions(answer)).toEqual([
    [
      {
        text: '46 dB',
        source: sources[0],
        index: 0,
        uploadedAt: '2025-11-23T12:00:00Z',
        disagreementId: 'x1',
      },
      { text: '<38> dB', source: sources[1], index: 1, uploadedAt: null, disagreementId: 'x1' },
    ],
  ])
})

test('a contradiction whose sides have fewer than two sources is not shown', () => {
  expect(shownContradictions({ ...answer, sources: sources.slice(0, 1) })).toEqual([])
  expect(shownContradictions({ sources })).toEqual([])
})

test('a hypothesis differs by the longest value that it states', () => {
  const denied = [
    { kind: 'polarity' as const, sides: ['allowed', 'not allowed'].map((text) => ({ text, source: 0 })) },
  ]
  expect(differingWords('It is 46 dB.', answer)).toBe('46 dB')
  expect(differingWords('Visits are not allowed.', { ...answer, contradictions: denied })).toBe('not allowed')
  expect(differingWords('It hums.', answer)).toBe('')
})

test.each([
  [[1, 1], '2025-11-22T12:00:00Z', 'newer, one passage each'],
  [[2, 2], '2025-11-22T12:00:00Z', 'newer, 2 passages each'],
  [[3, 1], '2025-11-24T12:00:00Z', '3 passages against 1'],
  [[1, 1], '2025-11-24T12:00:00Z', null],
  [[1, 2], '2025-11-22T12:00:00Z', null],
])(
  'the first of two sides with %j passages, the other one of %s, leads because of: %j',
  (counts, day, reason) => {
    const rated = sources.map((source, index) => ({ ...source, confidence: 0.5 - index / 10 }))
    const hypotheses = rated.map(({ excerpt, confidence }, index) => ({
      ...{ hypothesis: excerpt, confidence, reasoning: '', sources: [] },
      ...{ supporting: counts[index] ?? 0, contradicting: 1 },
    }))
    const dated = [sides.map((side) => ({ created_at: day, ...side }))]
    const contradictions = dated.map((both) => ({ kind: 'quantity' as const, sides: both }))
    const [shown = []] = shownContradictions({ sources: rated, contradictions })
    expect(leadingSide(shown, { ...answer, hypotheses })?.reason ?? null).toBe(reason)
  },
)

test('a copied answer contains the contradiction once, after the first paragraph, and its sources at the end', () => {
  expect(answerMarkdown(answer)).toBe(
    'It is 46 dB. [1]\n\n**Your documents disagree**\n\n- 46 dB (night\\_log.txt, Nov 23, 2025)\n- \\<38\\> dB (protocol.pdf, p. 3)\n\nIt hums. [2]\n\n[1] night\\_log.txt  \n[2] protocol.pdf, p. 3',
  )
  expect(answerPlainText(answer)).toBe(
    'It is 46 dB. [1]\n\nYour documents disagree\n\n- 46 dB (night_log.txt, Nov 23, 2025)\n- <38> dB (protocol.pdf, p. 3)\n\nIt hums. [2]\n\n[1] night_log.txt\n[2] protocol.pdf, p. 3',
  )
})

test('an answer without a contradiction and without sources is copied as it is', () => {
  expect(answerMarkdown({ ...answer, contradictions: [], sources: [] })).toBe(answer.content)
})

test('an answer is copied with the sources that its markers cite, or with all if it has no marker', () => {
  const plain = { ...answer, contradictions: [] }
  const citations = [{ marker: 1, source: 1 }]
  expect(answerPlainText({ ...plain, content: 'It hums [1].', citations })).toBe(
    'It hums [1].\n\n[1] protocol.pdf, p. 3',
  )
  expect(answerPlainText({ ...plain, content: 'It hums.' })).toBe(
    'It hums.\n\n[1] night_log.txt\n[2] protocol.pdf, p. 3',
  )
})
