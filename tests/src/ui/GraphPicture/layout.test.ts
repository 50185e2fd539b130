import { describe, expect, test } from 'vitest'
import { type GraphConcept, layoutGraph, ROW_HEIGHT_PX } from '../../../../src/ui/GraphPicture/layout.ts'

/** Concepts that are each connected to the next two and share two neighbors with others. */
function concepts(count: number): GraphConcept[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `c${index}`,
    connections: 3 * (count - index),
    step: 1 as const,
    neighbors: [`c${index + 1}`, `c${index + 2}`, `s${index % 4}`, `s${index % 7}`, `alone${index}`],
  }))
}

const counts = [0, 1, 2, 3, 5, 8, 10, 12]

describe.each(counts)('layoutGraph of %i concepts', (count) => {
  const given = concepts(count)
  const { width, height, concepts: placed, shared, links } = layoutGraph(given)

  test('layoutGraph places every concept inside the picture, deterministically', () => {
    expect(placed.map(({ concept }) => concept.name).toSorted()).toEqual(
      given.map(({ name }) => name).toSorted(),
    )
    for (const { x, y, radius } of placed) {
      expect(x - radius).toBeGreaterThanOrEqual(0)
      expect(x + radius).toBeLessThanOrEqual(width)
      expect(y - radius).toBeGreaterThanOrEqual(0)
      expect(y + radius).toBeLessThanOrEqual(height)
    }
    expect(layoutGraph(concepts(count))).toEqual(layoutGraph(given))
  })

  test('layoutGraph gives every label its own row on its side of the picture', () => {
    for (const side of ['left', 'right']) {
      const rows = placed.filter((one) => one.side === side).map(({ y }) => y)
      const sorted = rows.toSorted((a, b) => a - b)
      for (const [index, y] of sorted.slice(1).entries())
        expect(y - (sorted[index] ?? 0)).toBeGreaterThanOrEqual(ROW_HEIGHT_PX)
    }
  })

  test('layoutGraph draws concepts with more connections larger', () => {
    const byConnections = placed.toSorted((a, b) => a.concept.connections - b.concept.connections)
    expect(byConnections.map(({ radius }) => radius)).toEqual(
      byConnections.map(({ radius }) => radius).toSorted((a, b) => a - b),
    )
  })

  test('layoutGraph shows only neighbors shared by at least two concepts', () => {
    for (const { name, x, y } of shared) {
      expect(given.filter(({ neighbors }) => neighbors.includes(name)).length).toBeGreaterThan(1)
      expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true)
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(width)
    }
  })

  test('links every pair once', () => {
    const pairs = links.map(({ from, to }) => [from, to].toSorted().join(' '))
    expect(new Set(pairs).size).toBe(pairs.length)
    for (const { path } of links) expect(path).not.toContain('NaN')
  })
})

test('links two concepts if either one names the other', () => {
  const ends = (a: string[], b: string[]) =>
    layoutGraph([
      { name: 'a', connections: 0, step: 1, neighbors: a },
      { name: 'b', connections: 0, step: 1, neighbors: b },
    ]).links.map(({ from, to }) => `${from} ${to}`)
  expect(ends(['b'], [])).toEqual(['a b'])
  expect(ends([], ['a'])).toEqual(['a b'])
  expect(ends(['b'], ['a'])).toEqual(['a b'])
  expect(ends([], [])).toEqual([])
})

test('layoutGraph limits shared neighbors to the most shared ones', () => {
  const everything = Array.from({ length: 500 }, (_, index) => `s${index}`)
  const { shared } = layoutGraph([
    { name: 'a', connections: 500, step: 1, neighbors: everything },
    { name: 'b', connections: 500, step: 1, neighbors: everything },
    { name: 'c', connections: 1, step: 1, neighbors: ['s499'] },
  ])
  expect(shared).toHaveLength(24)
  expect(shared[0]?.name).toBe('s499')
})
