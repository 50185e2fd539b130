import { type Step, stepOf } from '../../theme/scale.ts'

export interface BackdropNode {
  readonly x: number
  readonly y: number
  readonly step: Step
  /** Larger and ringed; the lines meet here. */
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

const nodeCount = 25
const hubCount = Math.round(nodeCount * 0.15)
/** Of this many random places a node takes the one farthest from its neighbours. */
const candidates = 24
/** Room to the picture's edges. */
const margin = 56

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

interface Point {
  readonly x: number
  readonly y: number
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/** The others, nearest first. */
const neighbours = <Node extends Point>(point: Point, others: readonly Node[]) =>
  others.filter((other) => other !== point).sort((a, b) => distance(point, a) - distance(point, b))

/** Evenly loose places: the first few are the farthest apart, so they make the hubs. */
function scatter(next: () => number, width: number, height: number): Point[] {
  const points: Point[] = []
  while (points.length < nodeCount) {
    const inset = points.length < hubCount ? 0.2 : 0
    const places = Array.from({ length: candidates }, () => ({
      x: Math.round(margin + (inset + next() * (1 - 2 * inset)) * (width - 2 * margin)),
      y: Math.round(margin + (inset + next() * (1 - 2 * inset)) * (height - 2 * margin)),
    }))
    const room = (place: Point) => Math.min(...points.map((point) => distance(place, point)))
    const [first, ...rest] = places
    if (first) points.push(rest.reduce((best, place) => (room(place) > room(best) ? place : best), first))
  }
  return points
}

/**
 * 25 nodes in a picture of `width` by `height`, the same for the same seed. Confidence rises from the
 * lower left to the upper right, so the ramp runs across the picture.
 */
export function backdropGraph(seed: number, width: number, height: number): BackdropGraph {
  const next = numbersFrom(seed)
  const nodes = scatter(next, width, height).map(({ x, y }, index): BackdropNode => {
    const along = (x / width + 1 - y / height) / 2
    const share = 0.62 + (along - 0.5) * 1.3 + (next() - 0.5) * 0.12
    return { x, y, step: stepOf(share), hub: index < hubCount }
  })
  const hubs = nodes.filter(({ hub }) => hub)
  const leaves = nodes.filter(({ hub }) => !hub)

  const edges = leaves.flatMap((leaf, index): BackdropEdge[] => {
    const [near, second] = neighbours(leaf, hubs)
    const [beside] = neighbours(leaf, leaves)
    const far = !near || distance(leaf, near) > width * 0.26
    return [
      ...(far ? [] : [{ from: leaf, to: near }]),
      ...(beside && (far || index % 4 === 0) ? [{ from: leaf, to: beside }] : []),
      ...(second && distance(leaf, second) < width * 0.28 ? [{ from: leaf, to: second }] : []),
    ]
  })
  return { nodes, edges }
}
