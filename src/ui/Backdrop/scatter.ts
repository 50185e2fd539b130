/** A place in a picture, in its pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Of this many random places the one farthest from all others is taken. */
const CANDIDATES_PER_POINT = 32
/** Room to the picture's edges for what shines around a node. */
const MARGIN_PX = 56
/** Hubs keep this share of the picture's sides clear, so that lines reach them from all around. */
const HUB_INSET = 0.14

export const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/** Evenly loose places; the first few, the hubs', lie farther in and farthest apart. */
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
