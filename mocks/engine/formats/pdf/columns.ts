import type { Segment } from './lines.ts'
import { mostFrequent } from './rows.ts'

/** Where the space between two columns can be, as shares of the page's text width. */
const GUTTER_RANGE = { from: 0.3, to: 0.7 }
/** A line that fills this share of its column is part of running text, not a table cell. */
const FULL_LINE = 0.75
const MIN_FULL_LINES = 5
/** Maximum share of the characters that may cross the space between the columns. */
const MAX_CROSSING = 0.5
const STEP = 2
/** Minimum number of cells in a line of a table of the page's width, and of such lines. */
const MIN_TABLE_CELLS = 3
const MIN_TABLE_LINES = 3

interface Gutter {
  readonly x: number
  readonly crossing: number
}

/**
 * The parts of a page in reading order: its columns, and the segments above, between and below them that span both. A page
 * without columns is one part.
 */
export function columns(segments: readonly Segment[]): Segment[][] {
  const gutter = findGutter(segments.filter((segment) => !segment.isRotated))
  if (gutter === null) return [[...segments]]
  const lines = toLines(segments)
  const tableLines = linesOfWideTables(lines, gutter)
  const parts: Segment[][] = []
  let left: Segment[] = []
  let right: Segment[] = []
  let wide: Segment[] = []
  for (const line of lines) {
    if (tableLines.has(line) || line.some((segment) => crosses(segment, gutter))) {
      // Without text on the right, the text on the left is no column.
      const above = right.length === 0 ? left : takeHeading(left, right, line)
      if (right.length > 0) {
        parts.push(wide, left, right)
        wide = []
      }
      wide.push(...above, ...line)
      left = []
      right = []
    } else {
      for (const segment of line) (segment.right <= gutter ? left : right).push(segment)
    }
  }
  parts.push(wide, left, right)
  return parts.filter((part) => part.length > 0)
}

/** The segments with the same baseline, from top to bottom. */
function toLines(segments: readonly Segment[]): Segment[][] {
  const lines: Segment[][] = []
  for (const segment of [...segments].sort((a, b) => b.y - a.y)) {
    const [first] = lines.at(-1) ?? []
    if (first !== undefined && first.y - segment.y < segment.size * 0.4) lines.at(-1)?.push(segment)
    else lines.push([segment])
  }
  return lines
}

/** Removes and returns the end of the left column that is below the right column and nearer to the line below it. */
function takeHeading(left: Segment[], right: readonly Segment[], below: readonly Segment[]): Segment[] {
  const lowest = Math.min(...right.map(({ y }) => y))
  const start = left.findIndex(({ y }) => y < lowest - 1)
  const [first, last, next] = [left[start], left.at(-1), below[0]]
  if (first === undefined || last === undefined || next === undefined) return []
  const isNearer = (left[start - 1]?.y ?? Number.POSITIVE_INFINITY) - first.y > last.y - next.y
  return isNearer ? left.splice(start) : []
}

/** The lines of tables with cells on both sides, none of which begins where the right column begins. */
function linesOfWideTables(lines: readonly Segment[][], gutter: number): Set<Segment[]> {
  const [from, to] = [
    Math.min(...lines.flat().map(({ left }) => left)),
    Math.max(...lines.flat().map(({ right }) => right)),
  ]
  const isCell = ({ left, right }: Segment): boolean =>
    right - left < (right <= gutter ? gutter - from : to - gutter) * FULL_LINE
  const columnStart = mostFrequentLeft(lines.flat().filter(({ left }) => left >= gutter))
  const isTableLine = (line: readonly Segment[]): boolean =>
    line.length >= MIN_TABLE_CELLS &&
    line.every(isCell) &&
    line.some(({ right }) => right <= gutter) &&
    line.some(({ left }) => left >= gutter) &&
    line.every(({ left }) => Math.abs(left - columnStart) > 1)
  const found = new Set<Segment[]>()
  let run: Segment[][] = []
  for (const line of [...lines, []]) {
    if (isTableLine(line)) {
      run.push(line)
    } else {
      if (run.length >= MIN_TABLE_LINES) for (const each of run) found.add(each)
      run = []
    }
  }
  return found
}

function mostFrequentLeft(segments: readonly Segment[]): number {
  const counts = new Map<number, number>()
  for (const { left, text } of segments) {
    const place = Math.round(left)
    counts.set(place, (counts.get(place) ?? 0) + text.length)
  }
  return mostFrequent(counts) ?? 0
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
