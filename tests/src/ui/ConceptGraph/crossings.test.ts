import { expect, test } from 'vitest'
import { countCoveredNodes, countCrossings } from '../../../../src/ui/ConceptGraph/crossings.ts'

const square = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 10, y: 10 },
  { x: 0, y: 10 },
]

test('the diagonals of a square cross once, its sides do not', () => {
  expect(
    countCrossings(square, [
      [0, 2],
      [1, 3],
    ]),
  ).toBe(1)
  expect(
    countCrossings(square, [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 0],
    ]),
  ).toBe(0)
})

test('lines with a common end do not cross', () => {
  expect(
    countCrossings(square, [
      [0, 2],
      [0, 1],
      [2, 1],
    ]),
  ).toBe(0)
})

test('a line covers the node between its ends, not those at its ends', () => {
  const points = [
    { x: 0, y: 0 },
    { x: 50, y: 2 },
    { x: 100, y: 0 },
    { x: 50, y: 60 },
  ]
  const boxes = points.map(() => ({ halfWidth: 10, above: 5, below: 5 }))
  expect(countCoveredNodes(points, boxes, [[0, 2]])).toBe(1)
})
