import { expect, test } from 'vitest'
import {
  citedSourceIndex,
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
