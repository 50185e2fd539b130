import { expect, test } from 'vitest'
import { citedSourceIndex, sourceLocation } from '../../../../../src/flows/chat/evidence/sources.ts'

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
  [{ page: null, heading: 'Second session' }, 'Second session'],
  [{ page: null, heading: null }, ''],
  [{ page: null }, ''],
])('sourceLocation describes %j as %j', (source, location) => {
  expect(sourceLocation(source)).toBe(location)
})
