import type { Point } from './graph.ts'

export type ArrowKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

const DIRECTIONS: Readonly<Record<ArrowKey, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
}

export function isArrowKey(key: string): key is ArrowKey {
  return Object.hasOwn(DIRECTIONS, key)
}

/** How much a point's distance from the axis counts, compared with its distance along it. */
const ASIDE_WEIGHT = 2

/** The index of the nearest point in the direction of an arrow key, or -1. */
export function nearestNode(points: readonly Point[], from: number, key: ArrowKey): number {
  const [origin, direction] = [points[from], DIRECTIONS[key]]
  if (origin === undefined) return -1
  let nearest = -1
  let shortest = Number.POSITIVE_INFINITY
  for (const [index, { x, y }] of points.entries()) {
    const along = (x - origin.x) * direction.x + (y - origin.y) * direction.y
    const aside = Math.abs((x - origin.x) * direction.y) + Math.abs((y - origin.y) * direction.x)
    const distance = along + ASIDE_WEIGHT * aside
    if (index === from || along <= 0 || aside > 2 * along || distance >= shortest) continue
    nearest = index
    shortest = distance
  }
  return nearest
}
