/** A place in a picture, in its pixels. */
export interface Place {
  readonly x: number
  readonly y: number
}

/** Of this many random places the one farthest from all others is taken. */
const candidates = 32
/** Room to the picture's edges for what shines around a node. */
const margin = 56
/** Hubs keep this share of the picture's sides clear, so that lines reach them from all around. */
const hubInset = 0.14

export const distance = (a: Place, b: Place) => Math.hypot(a.x - b.x, a.y - b.y)

/** Evenly loose places; the first few, the hubs', lie farther in and farthest apart. */
export function scatter(
  next: () => number,
  { count, hubs, width, height }: { count: number; hubs: number; width: number; height: number },
): Place[] {
  const places: Place[] = []
  while (places.length < count) {
    const inset = places.length < hubs ? hubInset : 0
    const along = (length: number) => margin + (inset + next() * (1 - 2 * inset)) * (length - 2 * margin)
    const room = (place: Place) => Math.min(...places.map((other) => distance(place, other)))
    const tried = Array.from({ length: candidates }, (): Place => ({ x: along(width), y: along(height) }))
    places.push(tried.reduce((best, place) => (room(place) > room(best) ? place : best)))
  }
  return places
}
