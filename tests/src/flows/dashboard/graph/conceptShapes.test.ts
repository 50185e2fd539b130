import { expect, test } from 'vitest'
import { shapeOf, shapesOf } from '../../../../../src/flows/dashboard/graph/conceptShapes.ts'

test('each type of concept has its own shape', () => {
  const types = ['concept', 'person', 'organization', 'place', 'document']
  expect(new Set(types.map(shapeOf)).size).toBe(types.length)
})

test('an unknown type is drawn as a concept', () => {
  expect(shapeOf('toString')).toBe('circle')
  expect(shapeOf('gene')).toBe(shapeOf('concept'))
})

test('the legend has only the shapes that occur, in a fixed order', () => {
  expect(shapesOf(['place', 'gene', 'place']).map(({ word }) => word)).toEqual(['Concept', 'Place'])
})
