import { distance, type Point } from './scatter.ts'

/** A line between two nodes, by their indexes. If one end is a hub, it is `to`. */
export interface Edge {
  readonly from: number
  readonly to: number
}

/** Lines to hubs are ranked as if shorter by this factor, so that more lines end there. */
const HUB_LENGTH_FACTOR = 0.52
/** Minimum distance between a line and the nodes it does not connect, in pixels. */
const NODE_CLEARANCE_PX = 30
/** Minimum angle between two lines of the same node, in radians. */
const MIN_ANGLE_RADIANS = 0.36
const MAX_LENGTH_PX = { hub: 430, leaf: 330 }
const MAX_EDGES = { hub: 7, leaf: 2 }

function distanceToLine(place: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const along = ((place.x - a.x) * dx + (place.y - a.y) * dy) / (dx * dx + dy * dy)
  const clamped = Math.min(1, Math.max(0, along))
  return distance(place, { x: a.x + clamped * dx, y: a.y + clamped * dy })
}

const side = (a: Point, b: Point, c: Point) =>
  Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x))

const crosses = (a: Point, b: Point, c: Point, d: Point) =>
  side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b)

function angleBetween(corner: Point, a: Point, b: Point): number {
  const turn = Math.atan2(a.y - corner.y, a.x - corner.x) - Math.atan2(b.y - corner.y, b.x - corner.x)
  return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)))
}

/** A line that may be added, with its end points. */
interface CandidateEdge extends Edge {
  readonly a: Point
  readonly b: Point
  readonly isShort: boolean
  /** Candidates with a lower rank are tried first. */
  readonly rank: number
}

/**
 * Creates the edges, shortest first. No edge crosses another, passes too close to a node or forms a small
 * angle with its neighbor. A node without edges gets the nearest edge that crosses nothing. The first `hubs`
 * points are the hubs; `from` is never a hub.
 */
export function connect(places: readonly Point[], hubs: number): Edge[] {
  const isHub = (index: number) => index < hubs
  const candidates = places.flatMap((a, from) =>
    places.flatMap((b, to): CandidateEdge[] => {
      if (isHub(from) || (!isHub(to) && from >= to)) return []
      const length = distance(a, b)
      const isShort = length <= (isHub(to) ? MAX_LENGTH_PX.hub : MAX_LENGTH_PX.leaf)
      return [{ from, to, a, b, isShort, rank: length * (isHub(to) ? HUB_LENGTH_FACTOR : 1) }]
    }),
  )
  const drawn: CandidateEdge[] = []
  const linesOf = (index: number) => drawn.filter(({ from, to }) => from === index || to === index)
  const hasRoom = (index: number) => linesOf(index).length < (isHub(index) ? MAX_EDGES.hub : MAX_EDGES.leaf)
  const isFree = ({ from, to, a, b }: CandidateEdge) =>
    drawn.every(
      (line) =>
        [from, to].some((end) => end === line.from || end === line.to) || !crosses(a, b, line.a, line.b),
    ) &&
    places.every(
      (place, index) => index === from || index === to || distanceToLine(place, a, b) > NODE_CLEARANCE_PX,
    )
  const isOpen = (candidate: CandidateEdge) =>
    drawn.every((line) => {
      const corner = [candidate.from, candidate.to].find((end) => end === line.from || end === line.to)
      if (corner === undefined) return true
      const [at, mine] = corner === candidate.from ? [candidate.a, candidate.b] : [candidate.b, candidate.a]
      return angleBetween(at, mine, corner === line.from ? line.b : line.a) >= MIN_ANGLE_RADIANS
    })

  const inOrder = candidates.sort((one, other) => one.rank - other.rank)
  for (const candidate of inOrder) {
    const { from, to, isShort } = candidate
    if (isShort && hasRoom(from) && hasRoom(to) && isFree(candidate) && isOpen(candidate))
      drawn.push(candidate)
  }
  for (const candidate of inOrder) {
    const isNeeded = [candidate.from, candidate.to].some((end) => linesOf(end).length === 0)
    if (isNeeded && isFree(candidate)) drawn.push(candidate)
  }
  return drawn.map(({ from, to }) => ({ from, to }))
}
