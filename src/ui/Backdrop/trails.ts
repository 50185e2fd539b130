import type { Edge } from './edges.ts'

/**
 * The lines strung together, so that drawing them lifts the pen seldom: each trail is a list of nodes, every line
 * is in one trail once.
 */
export function toTrails(edges: readonly Edge[]): number[][] {
  const left = new Set(edges)
  /** Takes a line that meets a node, and gives the node at its other end. */
  const follow = (node: number): number | undefined => {
    for (const edge of left) {
      if (edge.from !== node && edge.to !== node) continue
      left.delete(edge)
      return edge.from === node ? edge.to : edge.from
    }
  }
  const meets = (node: number) => edges.filter(({ from, to }) => from === node || to === node).length
  const nodes = [...new Set(edges.flatMap(({ from, to }) => [from, to]))]
  // Where an odd number of lines meets, a trail has to begin or end.
  const starts = [...nodes.filter((node) => meets(node) % 2 === 1), ...nodes]
  return starts.flatMap((start) => {
    const trail = [start]
    for (let next = follow(start); next !== undefined; next = follow(next)) trail.push(next)
    return trail.length > 1 ? [trail] : []
  })
}
