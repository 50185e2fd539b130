import type { Box, Point, Size } from './graph.ts'

const MAX_PASSES = 400

/** How far the boxes of two points overlap on both axes; null if they do not. */
export function overlapOf(a: Point, boxA: Box, b: Point, boxB: Box): Point | null {
  const x = boxA.halfWidth + boxB.halfWidth - Math.abs(a.x - b.x)
  const y = a.y <= b.y ? a.y + boxA.below - (b.y - boxB.above) : b.y + boxB.below - (a.y - boxA.above)
  return x > 0 && y > 0 ? { x, y } : null
}

/**
 * Moves points until their boxes do not overlap and are inside the area. Returns whether that succeeded in a fixed number of
 * passes.
 */
export function separate(points: Point[], boxes: readonly Box[], area: Size): boolean {
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    let isSeparate = true
    for (const [i, a] of points.entries()) {
      for (let k = i + 1; k < points.length; k += 1) {
        const [b, boxA, boxB] = [points[k], boxes[i], boxes[k]]
        if (b === undefined || boxA === undefined || boxB === undefined) continue
        const overlap = overlapOf(a, boxA, b, boxB)
        if (overlap === null) continue
        isSeparate = false
        pushApart(a, b, overlap)
      }
    }
    for (const [i, point] of points.entries()) keepInside(point, boxes[i], area)
    if (isSeparate) return true
  }
  return false
}

/** Along the axis that needs the shorter way, and slightly along the other, so that rows do not block each other. */
function pushApart(a: Point, b: Point, overlap: Point): void {
  const signX = a.x <= b.x ? 1 : -1
  const signY = a.y <= b.y ? 1 : -1
  const isSideways = overlap.x < overlap.y
  const x = (isSideways ? overlap.x / 2 + 0.1 : overlap.x * 0.02) * signX
  const y = (isSideways ? overlap.y * 0.02 : overlap.y / 2 + 0.1) * signY
  a.x -= x
  b.x += x
  a.y -= y
  b.y += y
}

function keepInside(point: Point, box: Box | undefined, { width, height }: Size): void {
  if (box === undefined) return
  point.x = Math.min(Math.max(point.x, box.halfWidth), Math.max(box.halfWidth, width - box.halfWidth))
  point.y = Math.min(Math.max(point.y, box.above), Math.max(box.above, height - box.below))
}
