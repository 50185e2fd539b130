import { distance, type Point } from './scatter.ts'

/** A line between two nodes, by their indexes; one that meets a hub has the hub last. */
export interface Edge {
  readonly from: number
  readonly to: number
}

/** A line to a hub counts as shorter than it is, so that the lines gather there. */
const HUB_LENGTH_FACTOR = 0.52
/** Lines keep this far from every node that they do not meet, in pixels. */
const NODE_CLEARANCE_PX = 30
/** And open at least this wide where they meet, in radians. */
const MIN_ANGLE_RADIANS = 0.36
const MAX_LENGTH_PX = { hub: 430, leaf: 330 }
const MAX_EDGES = { hub: 7, leaf: 2 }

/** How far a place lies from the middle part of a line. */
function distanceToLine(place: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const along = ((place.x - a.x) * dx + (place.y - a.y) * dy) / (dx * dx + dy * dy)
  const held = Math.min(1, Math.max(0, along))
  return distance(place, { x: a.x + held * dx, y: a.y + held * dy })
}

const side = (a: Point, b: Point, c: Point) =>
  Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x))

const crosses = (a: Point, b: Point, c: Point, d: Point) =>
  side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b)

/** The angle between two lines that leave the same place. */
function angleBetween(corner: Point, a: Point, b: Point): number {
  const turn = Math.atan2(a.y - corner.y, a.x - corner.x) - Math.atan2(b.y - corner.y, b.x - corner.x)
  return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)))
}

/** A line that may be drawn, with its places. */
interface CandidateEdge extends Edge {
  readonly a: Point
  readonly b: Point
  readonly isShort: boolean
  /** Wishes of a low rank come first. */
  readonly rank: number
}

/**
 * The lines: the short ones first, as long as none crosses another, runs through a node or nearly along its
 * neighbor. A node that none has reached gets the nearest line that crosses nothing. The first `hubs` places are the
 * hubs; a line always leaves a node that is none.
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
  const isOpen = (wish: CandidateEdge) =>
    drawn.every((line) => {
      const corner = [wish.from, wish.to].find((end) => end === line.from || end === line.to)
      if (corner === undefined) return true
      const [at, mine] = corner === wish.from ? [wish.a, wish.b] : [wish.b, wish.a]
      return angleBetween(at, mine, corner === line.from ? line.b : line.a) >= MIN_ANGLE_RADIANS
    })

  const inOrder = candidates.sort((one, other) => one.rank - other.rank)
  for (const candidate of inOrder) {
    const { from, to, isShort } = candidate
    if (isShort && hasRoom(from) && hasRoom(to) && isFree(candidate) && isOpen(candidate))
      drawn.push(candidate)
  }
  for (const wish of inOrder) {
    const isNeeded = [wish.from, wish.to].some((end) => linesOf(end).length === 0)
    if (isNeeded && isFree(wish)) drawn.push(wish)
  }
  return drawn.map(({ from, to }) => ({ from, to }))
}
