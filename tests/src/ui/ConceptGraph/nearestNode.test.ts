import { expect, test } from 'vitest'
import { isArrowKey, nearestNode } from '../../../../src/ui/ConceptGraph/nearestNode.ts'

const points = [
  { x: 100, y: 100 },
  { x: 200, y: 110 },
  { x: 150, y: 190 },
  { x: 20, y: 90 },
  { x: 100, y: 10 },
]

test.each([
  ['ArrowRight', 1],
  ['ArrowLeft', 3],
  ['ArrowUp', 4],
  ['ArrowDown', 2],
] as const)('%s goes to the nearest node in that direction', (key, expected) => {
  expect(nearestNode(points, 0, key)).toBe(expected)
})

test('there is no node beyond the last one in a direction', () => {
  expect(nearestNode(points, 1, 'ArrowRight')).toBe(-1)
})

test('only the four arrow keys are arrow keys', () => {
  expect(isArrowKey('ArrowUp')).toBe(true)
  expect(isArrowKey('toString')).toBe(false)
  expect(isArrowKey('Enter')).toBe(false)
})
