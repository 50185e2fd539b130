import type { Box, Point } from './graph.ts'

/** An edge between two nodes, by index. */
export type Line = readonly [number, number]

/** The side of the line from a to b on which c is: its sign. */
function side(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

function doCross(a: Point, b: Point, c: Point, d: Point): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}

const get = (points: readonly Point[], index: number): Point => points[index] ?? { x: 0, y: 0 }

/** The number of pairs of lines that cross. Lines with a common end do not cross. */
export function countCrossings(points: readonly Point[], lines: readonly Line[]): number {
  let count = 0
  for (const [i, line] of lines.entries()) count += crossingsOf(line, points, lines.slice(i + 1))
  return count
}

/** The number of other lines that cross a line. */
export function crossingsOf([a, b]: Line, points: readonly Point[], lines: readonly Line[]): number {
  let count = 0
  for (const [c, d] of lines) {
    if (a === c || a === d || b === c || b === d) continue
    if (doCross(get(points, a), get(points, b), get(points, c), get(points, d))) count += 1
  }
  return count
}

/** The number of times that a line passes through the room of a node that is not at its end. */
export function countCoveredNodes(
  points: readonly Point[],
  boxes: readonly Box[],
  lines: readonly Line[],
): number {
  let count = 0
  for (const line of lines)
    for (const [i, box] of boxes.entries())
      if (!line.includes(i) && passes(get(points, line[0]), get(points, line[1]), get(points, i), box))
        count += 1
  return count
}

/** Whether the line from a to b meets the box around a center. */
function passes(a: Point, b: Point, center: Point, { halfWidth, above, below }: Box): boolean {
  let from = 0
  let to = 1
  const clips = [
    [a.x - b.x, a.x - (center.x - halfWidth)],
    [b.x - a.x, center.x + halfWidth - a.x],
    [a.y - b.y, a.y - (center.y - above)],
    [b.y - a.y, center.y + below - a.y],
  ] as const
  for (const [slope, distance] of clips) {
    if (slope === 0 && distance < 0) return false
    const at = distance / slope
    if (slope < 0) from = Math.max(from, at)
    if (slope > 0) to = Math.min(to, at)
  }
  return from < to
}
