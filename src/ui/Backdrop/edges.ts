import { distance, type Place } from './scatter.ts'

/** A line between two nodes, by their indexes; one that meets a hub has the hub last. */
export interface Edge {
  readonly from: number
  readonly to: number
}

/** A line to a hub counts as shorter than it is, so that the lines gather there. */
const pull = 0.52
/** Lines keep this far from every node that they do not meet, in pixels. */
const clearance = 30
/** And open at least this wide where they meet, in radians. */
const opening = 0.36
const reach = { hub: 430, leaf: 330 }
const most = { hub: 7, leaf: 2 }

/** How far a place lies from the middle part of a line. */
function distanceToLine(place: Place, a: Place, b: Place): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const along = ((place.x - a.x) * dx + (place.y - a.y) * dy) / (dx * dx + dy * dy)
  const held = Math.min(1, Math.max(0, along))
  return distance(place, { x: a.x + held * dx, y: a.y + held * dy })
}

const side = (a: Place, b: Place, c: Place) =>
  Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x))

const crosses = (a: Place, b: Place, c: Place, d: Place) =>
  side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b)

/** The angle between two lines that leave the same place. */
function angleBetween(corner: Place, a: Place, b: Place): number {
  const turn = Math.atan2(a.y - corner.y, a.x - corner.x) - Math.atan2(b.y - corner.y, b.x - corner.x)
  return Math.abs(Math.atan2(Math.sin(turn), Math.cos(turn)))
}

/**
 * The lines: the short ones first, as long as none crosses another, runs through a node or nearly along its
 * neighbour. The first `hubs` places are the hubs; a line always leaves a node that is none.
 */
export function connect(places: readonly Place[], hubs: number): Edge[] {
  const isHub = (index: number) => index < hubs
  const wishes = places.flatMap((place, from) =>
    places.flatMap((other, to) => {
      const length = distance(place, other)
      const isOnce = isHub(to) || from < to
      if (isHub(from) || !isOnce || length > (isHub(to) ? reach.hub : reach.leaf)) return []
      return [{ from, to, place, other, length: length * (isHub(to) ? pull : 1) }]
    }),
  )
  const drawn: typeof wishes = []
  for (const wish of wishes.toSorted((a, b) => a.length - b.length)) {
    const { from, to, place, other } = wish
    const met = (index: number) => drawn.filter((edge) => edge.from === index || edge.to === index)
    const isFull = (index: number) => met(index).length >= (isHub(index) ? most.hub : most.leaf)
    const isBlocked = drawn.some((edge) => {
      const corner = [from, to].find((index) => index === edge.from || index === edge.to)
      if (corner === undefined) return crosses(place, other, edge.place, edge.other)
      const mine = corner === from ? other : place
      const its = corner === edge.from ? edge.other : edge.place
      return angleBetween(corner === from ? place : other, mine, its) < opening
    })
    const isClear = places.every(
      (between, index) => index === from || index === to || distanceToLine(between, place, other) > clearance,
    )
    if (!isFull(from) && !isFull(to) && !isBlocked && isClear) drawn.push(wish)
  }
  return drawn.map(({ from, to }) => ({ from, to }))
}
