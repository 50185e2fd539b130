import type { NodeShape } from '../../../ui/ConceptGraph/graph.ts'

/** The shape and the word of each type of concept. Other types are drawn as concepts. */
const SHAPES: readonly { type: string; shape: NodeShape; word: string }[] = [
  { type: 'concept', shape: 'circle', word: 'Concept' },
  { type: 'person', shape: 'diamond', word: 'Person' },
  { type: 'organization', shape: 'square', word: 'Organization' },
  { type: 'place', shape: 'triangle', word: 'Place' },
  { type: 'document', shape: 'hexagon', word: 'Document' },
]

export const shapeOf = (type: string): NodeShape =>
  SHAPES.find((entry) => entry.type === type)?.shape ?? 'circle'

/** The shapes of these types with their words, in a fixed order. */
export function shapesOf(types: readonly string[]): readonly { shape: NodeShape; word: string }[] {
  const shapes = new Set(types.map(shapeOf))
  return SHAPES.filter(({ shape }) => shapes.has(shape))
}
