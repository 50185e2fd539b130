import type { Edge } from './edges.ts'

/**
 * Joins the edges into as few continuous trails as possible, to draw them with few strokes. Each trail is a
 * list of nodes; every edge is in exactly one trail.
 */
export function toTrails(edges: readonly Edge[]): number[][] {
  const remaining = new Set(edges)
  /** Removes an edge of the node and returns the node at its other end. */
  const follow = (node: number): number | undefined => {
    for (const edge of remaining) {
      if (edge.from !== node && edge.to !== node) continue
      remaining.delete(edge)
      return edge.from === node ? edge.to : edge.from
    }
  }
  const degreeOf = (node: number) => edges.filter(({ from, to }) => from === node || to === node).length
  const nodes = [...new Set(edges.flatMap(({ from, to }) => [from, to]))]
  // A trail has to start or end at every node with an odd number of edges.
  const starts = [...nodes.filter((node) => degreeOf(node) % 2 === 1), ...nodes]
  return starts.flatMap((start) => {
    const trail = [start]
    for (let next = follow(start); next !== undefined; next = follow(next)) trail.push(next)
    return trail.length > 1 ? [trail] : []
  })
}
