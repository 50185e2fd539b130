import { type Step, stepOf } from '../../theme/scale.ts'

export interface BackdropNode {
  readonly x: number
  readonly y: number
  readonly step: Step
  /** One in six is a hub: larger, ringed, and where the lines meet. */
  readonly hub: boolean
}

export interface BackdropEdge {
  readonly from: BackdropNode
  readonly to: BackdropNode
}

export interface BackdropGraph {
  readonly nodes: readonly BackdropNode[]
  readonly edges: readonly BackdropEdge[]
}

/** A small seeded source of numbers between 0 and 1 (mulberry32). */
function numbersFrom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const distance = (a: BackdropNode, b: BackdropNode) => Math.hypot(a.x - b.x, a.y - b.y)

const columns = 5
const rows = 5
/** Row and column of the hubs: 15 % of 25, rounded, spread like a kite. */
const hubCells = new Set(['1,3', '2,1', '3,3', '4,1'])

/**
 * 25 nodes in a loose grid of `width` by `height`, the same for the same seed. Confidence rises from
 * the lower left to the upper right, so the ramp runs across the picture.
 */
export function backdropGraph(seed: number, width: number, height: number): BackdropGraph {
  const next = numbersFrom(seed)
  const nodes: BackdropNode[] = []
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = ((column + 0.5 + (next() - 0.5) * 0.8) / columns) * width
      const y = ((row + 0.5 + (next() - 0.5) * 0.8) / rows) * height
      const share = 0.6 * (1 - y / height) + 0.5 * (x / width) + (next() - 0.5) * 0.16
      nodes.push({
        x: Math.round(x),
        y: Math.round(y),
        step: stepOf(share),
        hub: hubCells.has(`${row},${column}`),
      })
    }
  }

  const hubs = nodes.filter(({ hub }) => hub)
  const nearest = (node: BackdropNode, others: readonly BackdropNode[]) =>
    [...others].filter((other) => other !== node).sort((a, b) => distance(node, a) - distance(node, b))

  const edges: BackdropEdge[] = []
  for (const node of nodes) {
    const [hub] = nearest(node, hubs)
    if (!hub) continue
    if (node.hub || distance(node, hub) < width * 0.34) edges.push({ from: node, to: hub })
    else {
      const [neighbour] = nearest(node, nodes)
      if (neighbour) edges.push({ from: node, to: neighbour })
    }
  }
  return { nodes, edges }
}
