import type { Segment } from './lines.ts'

/** Where the space between two columns can be, as shares of the page's text width. */
const GUTTER_RANGE = { from: 0.3, to: 0.7 }
/** A line that fills this share of its column is part of running text, not a table cell. */
const FULL_LINE = 0.75
const MIN_FULL_LINES = 5
/** Maximum share of the characters that may cross the space between the columns. */
const MAX_CROSSING = 0.5
const STEP = 2

interface Gutter {
  readonly x: number
  readonly crossing: number
}

/**
 * The parts of a page in reading order: its columns, and the segments above, between and below them that span both. A page
 * without columns is one part.
 */
export function columns(segments: readonly Segment[]): Segment[][] {
  const upright = segments.filter((segment) => !segment.isRotated)
  const gutter = findGutter(upright)
  if (gutter === null) return [[...segments]]
  const parts: Segment[][] = []
  let left: Segment[] = []
  let right: Segment[] = []
  let wide: Segment[] = []
  const closeColumns = (): void => {
    parts.push(left, right)
    left = []
    right = []
  }
  for (const segment of [...segments].sort((a, b) => b.y - a.y)) {
    if (crosses(segment, gutter)) {
      closeColumns()
      wide.push(segment)
    } else {
      const isBesideWide = wide.some((other) => Math.abs(other.y - segment.y) < segment.size * 0.4)
      if (isBesideWide) {
        wide.push(segment)
        continue
      }
      parts.push(wide)
      wide = []
      if (segment.right <= gutter) left.push(segment)
      else right.push(segment)
    }
  }
  parts.push(wide)
  closeColumns()
  return parts.filter((part) => part.length > 0)
}

/** The middle of the space between two columns of running text, or null. */
function findGutter(segments: readonly Segment[]): number | null {
  if (segments.length < MIN_FULL_LINES * 2) return null
  const from = Math.min(...segments.map(({ left }) => left))
  const to = Math.max(...segments.map(({ right }) => right))
  const total = segments.reduce((sum, { text }) => sum + text.length, 0)
  const gutters: Gutter[] = []
  for (let x = from + (to - from) * GUTTER_RANGE.from; x <= from + (to - from) * GUTTER_RANGE.to; x += STEP) {
    const crossing = segments.reduce(
      (sum, segment) => sum + (crosses(segment, x) ? segment.text.length : 0),
      0,
    )
    if (crossing <= total * MAX_CROSSING) gutters.push({ x, crossing })
  }
  const least = Math.min(...gutters.map(({ crossing }) => crossing))
  const best = gutters.filter(({ crossing }) => crossing === least)
  const middle = best[Math.floor(best.length / 2)]
  if (middle === undefined) return null
  const left = segments.filter(({ right }) => right <= middle.x)
  const right = segments.filter((segment) => segment.left >= middle.x)
  return isColumn(left) && isColumn(right) ? middle.x : null
}

function crosses({ left, right }: Segment, x: number): boolean {
  return left < x && right > x
}

/** Whether most characters are in lines that fill the width. */
function isColumn(segments: readonly Segment[]): boolean {
  if (segments.length === 0) return false
  const from = Math.min(...segments.map(({ left }) => left))
  const rights = segments.map(({ right }) => right).sort((a, b) => a - b)
  const to = rights[Math.floor(rights.length * 0.9)] ?? from
  const full = segments.filter(({ left, right }) => right - left >= (to - from) * FULL_LINE)
  const characters = (list: readonly Segment[]): number =>
    list.reduce((sum, { text }) => sum + text.length, 0)
  return full.length >= MIN_FULL_LINES && characters(full) >= characters(segments) * 0.4
}
