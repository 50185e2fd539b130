import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countCrossings } from '../../../../src/ui/ConceptGraph/crossings.ts'
import { boxOf, type GraphLayout, type LayoutInput, radiiOf } from '../../../../src/ui/ConceptGraph/graph.ts'
import { layoutGraph } from '../../../../src/ui/ConceptGraph/layout.ts'
import { overlapOf } from '../../../../src/ui/ConceptGraph/separate.ts'
import { sleepConcepts } from '../../../../stories/support/sleepConcepts.ts'

const area = { width: 920, height: 560 }

const { concepts, connections } = sleepConcepts
const radii = radiiOf(concepts)
const sleep: LayoutInput = {
  nodes: concepts.map(({ name }, index) => ({
    name,
    radius: radii[index] ?? 0,
    labelWidth: Math.min(148, 7 * name.length),
  })),
  edges: connections,
  area,
}

const graphs = fc
  .record({
    widths: fc.array(fc.integer({ min: 20, max: 148 }), { maxLength: 24 }),
    pairs: fc.array(fc.tuple(fc.nat(23), fc.nat(23)), { maxLength: 40 }),
    width: fc.integer({ min: 600, max: 1600 }),
    height: fc.integer({ min: 480, max: 900 }),
  })
  .map(
    ({ widths, pairs, width, height }): LayoutInput => ({
      nodes: widths.map((labelWidth, index) => ({ name: `n${index}`, radius: 7 + (index % 10), labelWidth })),
      edges: pairs.map(([a, b]) => ({ source: `n${a}`, target: `n${b}` })),
      area: { width, height },
    }),
  )

function overlaps({ nodes }: LayoutInput, { points }: GraphLayout): number {
  const boxes = nodes.map(boxOf)
  let count = 0
  for (const [i, a] of points.entries())
    for (const [k, b] of points.entries()) {
      const [boxA, boxB] = [boxes[i], boxes[k]]
      if (k > i && boxA && boxB && overlapOf(a, boxA, b, boxB) !== null) count += 1
    }
  return count
}

const crossings = ({ nodes, edges }: LayoutInput, { points }: GraphLayout) => {
  const indexOf = new Map(nodes.map(({ name }, index) => [name, index]))
  return countCrossings(
    points,
    edges.map(({ source, target }) => [indexOf.get(source) ?? 0, indexOf.get(target) ?? 0] as const),
  )
}

describe('the layout', () => {
  const options = { numRuns: 12 }

  test('each node is inside the drawing, and no label is over another', () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        const layout = layoutGraph(graph)
        expect(layout.points).toHaveLength(graph.nodes.length)
        expect(overlaps(graph, layout)).toBe(0)
        for (const [index, { x, y }] of layout.points.entries()) {
          const { halfWidth, above, below } = boxOf(graph.nodes[index] ?? { radius: 0, labelWidth: 0 })
          expect(x).toBeGreaterThanOrEqual(halfWidth - 0.001)
          expect(x).toBeLessThanOrEqual(layout.width - halfWidth + 0.001)
          expect(y).toBeGreaterThanOrEqual(above - 0.001)
          expect(y).toBeLessThanOrEqual(layout.height - below + 0.001)
        }
      }),
      options,
    )
  })

  test('a graph always has the same layout', () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        expect(layoutGraph(structuredClone(graph))).toEqual(layoutGraph(graph))
      }),
      { numRuns: 4 },
    )
  })
})

test('the graph of the demo has at most 3 crossings and no overlapping labels', () => {
  const layout = layoutGraph(sleep)
  expect(layout).toMatchObject(area)
  expect(overlaps(sleep, layout)).toBe(0)
  expect(crossings(sleep, layout)).toBeLessThanOrEqual(3)
})

test('a graph that does not fit becomes higher', () => {
  const nodes = Array.from({ length: 40 }, (_, index) => ({ name: `n${index}`, radius: 17, labelWidth: 148 }))
  const graph = { nodes, edges: [], area: { width: 600, height: 300 } }
  const layout = layoutGraph(graph)
  expect(layout.height).toBeGreaterThan(300)
  expect(overlaps(graph, layout)).toBe(0)
})

test('edges to unknown nodes and from a node to itself are ignored', () => {
  const nodes = [{ name: 'a', radius: 8, labelWidth: 40 }]
  const edges = [
    { source: 'a', target: 'a' },
    { source: 'a', target: 'b' },
  ]
  expect(layoutGraph({ nodes, edges, area }).points).toHaveLength(1)
})

test('an empty graph has the size of the area', () => {
  expect(layoutGraph({ nodes: [], edges: [], area })).toEqual({ ...area, points: [] })
})
