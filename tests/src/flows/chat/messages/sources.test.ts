import { expect, test } from 'vitest'
import {
  citedFirst,
  citedSourceIndex,
  excerptFromClaim,
  sourceLocation,
  textBelowHeading,
} from '../../../../../src/flows/chat/messages/sources.ts'

test.each([
  [1, undefined, 0],
  [3, undefined, 2],
  [1, [{ marker: 1, source: 4 }], 4],
  [2, [{ marker: 1, source: 4 }], 1],
])(
  'citedSourceIndex maps the marker %d with the citations %j to the index %d',
  (marker, citations, index) => {
    expect(citedSourceIndex(marker, citations)).toBe(index)
  },
)

test.each([
  [{ page: 11, heading: 'Results' }, 'p. 11'],
  [{ page: 2, is_scan: true }, 'p. 2, read from a scan'],
  [{ page: null, heading: 'Second session' }, 'Second session'],
  [{ page: null, heading: null }, ''],
  [{ page: null }, ''],
])('sourceLocation describes %j as %j', (source, location) => {
  expect(sourceLocation(source)).toBe(location)
})

test.each([
  ['Sampling', 'Sampling\nThe belt is 120 cm long.', 'The belt is 120 cm long.'],
  ['Sampling', 'Sampling: the belt is 120 cm long.', 'the belt is 120 cm long.'],
  ['Sampling', 'Sampling takes an hour.', 'Sampling takes an hour.'],
  ['Sampling', 'The belt is long.', 'The belt is long.'],
  [null, 'Sampling: the belt.', 'Sampling: the belt.'],
])('below the heading %j the excerpt %j is quoted as %j', (heading, excerpt, quoted) => {
  expect(textBelowHeading({ heading, excerpt })).toBe(quoted)
})

const score = { confidence: 0.5, salience: 0.5, page: null }
const source = {
  filename: 'log.txt',
  excerpt: 'The room was dark.\nThe cues are\nplayed at 46 dB.',
  ...score,
}

test('the excerpt of a card starts at the sentence that a hypothesis states', () => {
  const evidence = { confidence: 0.5, reasoning: '', sources: [] }
  const excerptWith = (hypothesis: string) => excerptFromClaim(source, [{ hypothesis, ...evidence }])
  expect(excerptWith('The cues are played at 46 dB.')).toBe('… The cues are played at 46 dB.')
  expect(excerptWith('Another claim.')).toBe('The room was dark. The cues are played at 46 dB.')
})

test('sources that an answer cites or compares come before its others', () => {
  const answer = {
    id: 'a',
    role: 'assistant' as const,
    content: '',
    timestamp: '',
    sources: [source, source, source],
  }
  const contradictions = [{ kind: 'quantity' as const, sides: [{ text: '46 dB', source: 2 }] }]
  expect(citedFirst({ ...answer, content: 'It is loud. [1]', contradictions })).toEqual({
    cited: [0, 2],
    others: [1],
  })
  expect(citedFirst(answer)).toEqual({ cited: [0, 1, 2], others: [] })
})
