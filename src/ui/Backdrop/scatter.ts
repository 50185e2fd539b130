/** A point in pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The candidate farthest from all existing points is chosen among this many. */
const CANDIDATES_PER_POINT = 32
/** Distance to the picture's edges, for the glow around a node. */
const MARGIN_PX = 56
/** Hubs stay this share of the picture away from its sides, so that edges reach them from all directions. */
const HUB_INSET = 0.14

export const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/** Evenly spread random points. The first ones, for the hubs, are placed farther inside. */
export function scatter(
  next: () => number,
  { count, hubs, width, height }: { count: number; hubs: number; width: number; height: number },
): Point[] {
  const places: Point[] = []
  while (places.length < count) {
    const inset = places.length < hubs ? HUB_INSET : 0
    const along = (length: number) =>
      MARGIN_PX + (inset + next() * (1 - 2 * inset)) * (length - 2 * MARGIN_PX)
    const room = (place: Point) => Math.min(...places.map((other) => distance(place, other)))
    const tried = Array.from(
      { length: CANDIDATES_PER_POINT },
      (): Point => ({ x: along(width), y: along(height) }),
    )
    places.push(tried.reduce((best, place) => (room(place) > room(best) ? place : best)))
  }
  return places
}
