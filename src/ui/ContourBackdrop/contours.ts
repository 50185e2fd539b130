import type { Landscape } from './landscape.ts'

interface Point {
  readonly x: number
  readonly y: number
}

export interface ContourField {
  readonly width: number
  readonly height: number
  /** Distance between sample points. */
  readonly grid: number
  readonly landscape: Landscape
}

/** The contour line at a height as an SVG path: computed per grid cell (marching squares), joined and smoothed. */
export function contourPath(field: ContourField, level: number): string {
  return joinSegments(findSegments(field, level)).map(toSmoothPath).join('')
}

/** A straight segment through one cell, from side to side. */
type Segment = readonly [CellSide, CellSide]
/** A point on the side shared by two cells, with the side's key. */
interface CellSide extends Point {
  readonly key: string
}

function findSegments({ width, height, grid, landscape }: ContourField, level: number): Segment[] {
  const columns = Math.ceil(width / grid)
  const rows = Math.ceil(height / grid)
  const measure = (column: number, row: number) =>
    landscape((column * grid) / width, (row * grid) / height) - level
  /** The point where the line crosses the side between two corners, if any. */
  const crossing = (column: number, row: number, across: boolean): CellSide[] => {
    const a = measure(column, row)
    const b = across ? measure(column + 1, row) : measure(column, row + 1)
    if (a < 0 === b < 0) return []
    const along = (a / (a - b)) * grid
    const [x, y] = [column * grid, row * grid]
    return [{ x: across ? x + along : x, y: across ? y : y + along, key: `${column} ${row} ${across}` }]
  }
  return Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    const [a, b, c, d] = [
      ...crossing(column, row, true),
      ...crossing(column + 1, row, false),
      ...crossing(column, row + 1, true),
      ...crossing(column, row, false),
    ]
    if (!a || !b) return []
    // A saddle: the line passes through the cell twice.
    return c && d ? [[a, b] as const, [c, d] as const] : [[a, b] as const]
  }).flat()
}

/** Joins segments that meet on the same side into lines. */
function joinSegments(all: readonly Segment[]): Point[][] {
  const bySide = new Map<string, Segment[]>()
  for (const piece of all) {
    for (const { key } of piece) bySide.set(key, [...(bySide.get(key) ?? []), piece])
  }
  const remaining = new Set(all)
  const nextSide = ({ key }: CellSide): CellSide | undefined =>
    bySide
      .get(key)
      ?.find((piece) => remaining.delete(piece))
      ?.find((end) => end.key !== key)
  /** Follows the line from a side until it leaves the picture or closes. */
  const follow = (from: CellSide): CellSide[] => {
    const path: CellSide[] = []
    for (let side = nextSide(from); side; side = nextSide(side)) path.push(side)
    return path
  }
  return all.flatMap((piece) => {
    if (!remaining.delete(piece)) return []
    const [start, next] = piece
    const ahead = follow(next)
    return [[...follow(start).reverse(), start, next, ...ahead]]
  })
}

const at = ({ x, y }: Point) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** Averages a point with its neighbors: short segments beside long ones would be visible as corners. */
const smooth = (before: Point, point: Point, after: Point) => middle(point, middle(before, after))

/** Quadratic curves through the midpoints of the segments. */
function toSmoothPath(line: readonly Point[]): string {
  const first = line[0]
  const last = line.at(-1)
  if (!first || !last || line.length < 3) return ''
  const isRing = first.x === last.x && first.y === last.y
  // A closed line continues past its start.
  const around = isRing ? [line.at(-2) ?? last, ...line, line[1] ?? first, line[2] ?? first] : line
  const inner = around
    .slice(1, -1)
    .map((point, index) => smooth(around[index] ?? point, point, around[index + 2] ?? point))
  const points = isRing ? inner : [first, ...inner, last]
  const curves = points
    .slice(1, -1)
    .map((point, index) => `Q${at(point)} ${at(middle(point, points[index + 2] ?? point))}`)
    .join('')
  const start = middle(points[0] ?? first, points[1] ?? first)
  return isRing ? `M${at(start)}${curves}Z` : `M${at(first)}L${at(start)}${curves}L${at(last)}`
}
