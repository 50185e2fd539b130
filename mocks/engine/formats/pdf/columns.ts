import { linesOf } from './baselines.ts'
import { leastOf } from './columnEdges.ts'
import { type Drawing, NO_DRAWING } from './drawnTables/drawnLines.ts'
import type { PdfPage, Segment } from './lines.ts'
import { mostFrequent } from './rows.ts'

/** Where the space between two columns can be, as shares of the page's text width; between more columns, where any can be. */
const GUTTER_RANGE = { from: 0.3, to: 0.7 }
const GUTTERS_RANGE = { from: 0.15, to: 0.85 }
/** A line that fills this share of its column is part of running text, not a table cell. */
const FULL_LINE = 0.75
const MIN_FULL_LINES = 5
/** Lines of a column with fewer characters, on average, are cells, such as the prices of a receipt. */
const MIN_LINE_LENGTH = 10
/** Maximum share of the characters that may cross the space between the columns. */
const MAX_CROSSING = 0.5
/** Where other pages have columns, this number of lines in each is enough. */
const MIN_LINES = 2
const SAME_PLACE = 1.5
/** Maximum number of lines between the end of the right column and what is below both columns, that belong to the latter. */
const MAX_HEADING_LINES = 2
/** Minimum distance of a header or footer from the text, in font sizes. */
const EDGE_GAP = 1.8
/** A line into the next column reaches this far beyond the space between the two, in points. */
const GUTTER_MARGIN = 20
const STEP = 2
const MAX_STEPS = 1000
/** Minimum share of the lines beside each other that three or more columns have text in. */
const MIN_COMPLETE_LINES = 0.7
/** Lines of columns that are this near, in font sizes, are beside each other. Below a heading they can have other heights. */
const BESIDE = 0.8
/** Headings above the columns cross some of the spaces between three or more: at most with this share of the characters. */
const MAX_HEADINGS = 0.08
/** Minimum number of cells in a line of a table of the page's width, and of such lines. */
const MIN_TABLE_CELLS = 3
const MIN_TABLE_LINES = 3

/** The columns of a document that most of its pages with columns have. */
export interface UsualColumns {
  readonly gutters: readonly number[]
  /** Where the text of the last column starts. */
  readonly start: number
}

/** The columns of the page with the most text among those with columns, or null. */
export function usualColumns(pages: readonly PdfPage[]): UsualColumns | null {
  let usual: UsualColumns | null = null
  let most = 0
  for (const { segments } of pages) {
    const texts = segments.filter(isText)
    const gutters = texts.length > most ? findGutters(texts) : []
    const last = gutters.at(-1)
    if (last === undefined) continue
    most = texts.length
    usual = { gutters, start: mostFrequentLeft(texts.filter(({ left }) => left >= last)) }
  }
  return usual
}

function isText({ isRotated, table }: Segment): boolean {
  return !isRotated && table === undefined
}

/** The spaces between the columns of a page. With too few lines to find them, they are where those of other pages are. */
function guttersOf(texts: readonly Segment[], usual: UsualColumns | null): readonly number[] {
  const found = findGutters(texts)
  if (found.length > 0 || usual === null) return found
  const { gutters, start } = usual
  const inLast = texts.filter(({ left }) => Math.abs(left - start) < SAME_PLACE)
  const inFirst = texts.filter(({ right }) => right <= (gutters[0] ?? 0))
  return Math.min(inLast.length, inFirst.length) >= MIN_LINES ? gutters : []
}

/**
 * The parts of a page in reading order: its columns, and the segments above, between and below them that span several. A page
 * without columns is one part.
 */
export function columns(
  { segments, drawing = NO_DRAWING }: PdfPage,
  usual: UsualColumns | null = null,
): Segment[][] {
  const gutters = guttersOf(segments.filter(isText), usual)
  const [gutter] = gutters
  if (gutter === undefined) return [[...segments]]
  const lines = linesOf(segments)
  const tableLines = gutters.length === 1 ? linesOfWideTables(lines, gutter) : new Set()
  const edges = new Set(
    [lines[0], lines.at(-1)].filter((line, i) => isRunning(line, lines.at(i === 0 ? 1 : -2))),
  )
  const isWide = (segment: Segment): boolean =>
    gutters.some((x) => crosses(segment, x) || isOnLine(segment, x, drawing))
  const parts: Segment[][] = []
  const empty = (): Segment[][] => [[], ...gutters.map(() => [])]
  let open = empty()
  let wide: Segment[] = []
  for (const line of lines) {
    if (tableLines.has(line) || edges.has(line) || line.some(isWide)) {
      const [left = [], ...rights] = open
      const right = rights.flat()
      // Without text on the right, the text on the left is no column.
      const above = right.length === 0 ? left : takeHeading(left, right, line)
      if (right.length > 0) {
        parts.push(wide, ...open)
        wide = []
      }
      for (const segment of [...above, ...line]) wide.push(segment)
      open = empty()
    } else {
      for (const segment of line) open[gutters.filter((x) => x < segment.right).length]?.push(segment)
    }
  }
  parts.push(wide, ...open)
  return parts.filter((part) => part.length > 0)
}

/** Whether a line at the edge of the page, away from the text, has parts at both sides or small type. */
function isRunning(line: readonly Segment[] | undefined, next: readonly Segment[] | undefined): boolean {
  const [first, inner] = [line?.[0], next?.[0]]
  if (line === undefined || first === undefined || inner === undefined) return false
  const isApart = Math.abs(first.y - inner.y) > inner.size * EDGE_GAP
  return isApart && (line.length > 1 || first.size < inner.size)
}

/** Whether a heading is on a background or above a line that reaches into the next column. */
function isOnLine({ bold, y, size, isRotated }: Segment, x: number, { horizontal }: Drawing): boolean {
  if (bold < 0.8 || isRotated) return false
  return horizontal.some(
    ({ at, from, to }) => at < y && at > y - size * 1.2 && from < x - GUTTER_MARGIN && to > x + GUTTER_MARGIN,
  )
}

/** Removes and returns the end of the left column that is below the right column and nearer to the line below it. */
function takeHeading(left: Segment[], right: readonly Segment[], below: readonly Segment[]): Segment[] {
  const lowest = right.reduce((lowest, { y }) => Math.min(lowest, y), Number.POSITIVE_INFINITY)
  const [last, next] = [left.at(-1), below[0]]
  if (last === undefined || next === undefined) return []
  const distance = last.y - next.y
  const start = left.findLastIndex(
    ({ y }, i) => y < lowest - 1 && (left[i - 1]?.y ?? Number.POSITIVE_INFINITY) - y > distance,
  )
  return start < 0 || left.length - start > MAX_HEADING_LINES ? [] : left.splice(start)
}

/** The lines of tables with cells on both sides, none of which begins where the right column begins. */
function linesOfWideTables(lines: readonly Segment[][], gutter: number): Set<Segment[]> {
  const { from, to } = widthOf(lines.flat())
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

/** The middles of the spaces between columns of running text, from left to right. */
function findGutters(segments: readonly Segment[]): number[] {
  if (segments.length < MIN_FULL_LINES * 2) return []
  const spaces = spacesIn(segments, GUTTERS_RANGE, MAX_HEADINGS)
  if (spaces.length > 1 && areColumns(segments, spaces) && areSideBySide(segments, spaces)) return spaces
  const inMiddle = spacesIn(segments, GUTTER_RANGE, 0)
  const gutter = inMiddle[Math.floor(inMiddle.length / 2)]
  return gutter !== undefined && areColumns(segments, [gutter]) ? [gutter] : []
}

/**
 * The middles of the vertical spaces that the fewest characters cross.
 * @param tolerance the share of the characters that may cross a space in addition to those that cross all
 */
function spacesIn(
  segments: readonly Segment[],
  range: { from: number; to: number },
  tolerance: number,
): number[] {
  const { from, to } = widthOf(segments)
  const start = from + (to - from) * range.from
  const step = Math.max(STEP, (to - from) / MAX_STEPS)
  const crossings = crossingsAt(segments, start, step, ((to - from) * (range.to - range.from)) / step)
  const total = segments.reduce((sum, { text }) => sum + text.length, 0)
  const least = crossings.reduce((least, crossing) => Math.min(least, crossing), total)
  if (least > total * MAX_CROSSING) return []
  const spaces: number[][] = []
  crossings.forEach((crossing, i) => {
    if (crossing > least + total * tolerance) return
    if (spaces.at(-1)?.at(-1) === i - 1) spaces.at(-1)?.push(i)
    else spaces.push([i])
  })
  return spaces.map((space) => {
    // Where lines end at different places, the space is only where the fewest of them are.
    const fewest = leastOf(space.map((i) => crossings[i] ?? 0))
    const places = space.filter((i) => crossings[i] === fewest)
    return start + (places[Math.floor(places.length / 2)] ?? 0) * step
  })
}

/** The numbers of characters in segments that cross each of the places `start`, `start + step`, … */
function crossingsAt(segments: readonly Segment[], start: number, step: number, count: number): number[] {
  // The change from each place to the next one.
  const changes = Array.from({ length: Math.floor(count) + 1 }, () => 0)
  const change = (at: number, by: number): void => {
    const i = Math.max(0, at)
    if (i < changes.length) changes[i] = (changes[i] ?? 0) + by
  }
  for (const { left, right, text } of segments) {
    change(Math.floor((left - start) / step) + 1, text.length)
    change(Math.ceil((right - start) / step), -text.length)
  }
  let crossing = 0
  return changes.map((by) => {
    crossing += by
    return crossing
  })
}

/** Not with `Math.min(...lefts)`, because the number of arguments is limited. */
function widthOf(segments: readonly Segment[]): { from: number; to: number } {
  return segments.reduce(
    ({ from, to }, { left, right }) => ({ from: Math.min(from, left), to: Math.max(to, right) }),
    { from: Number.POSITIVE_INFINITY, to: Number.NEGATIVE_INFINITY },
  )
}

function areColumns(segments: readonly Segment[], gutters: readonly number[]): boolean {
  return [...gutters, Number.POSITIVE_INFINITY].every((gutter, i) => {
    const from = gutters[i - 1] ?? Number.NEGATIVE_INFINITY
    return isColumn(segments.filter(({ left, right }) => left >= from && right <= gutter))
  })
}

/**
 * Whether most lines above the end of the shortest column have text beside them in all columns. The cells of a table end at
 * different heights, so that many of its lines lack some.
 */
function areSideBySide(segments: readonly Segment[], gutters: readonly number[]): boolean {
  const inside = segments.filter((segment) => !gutters.some((x) => crosses(segment, x)))
  const heights = [...gutters, Number.POSITIVE_INFINITY].map((gutter, i) => {
    const from = gutters[i - 1] ?? Number.NEGATIVE_INFINITY
    return inside.filter(({ left, right }) => left >= from && right <= gutter).map(({ y }) => y)
  })
  const end = heights.reduce((end, each) => Math.max(end, leastOf(each)), Number.NEGATIVE_INFINITY)
  const lines = linesOf(inside).filter(([first]) => first !== undefined && first.y >= end)
  const nearest = heights.map((each) => nearestIn([...each].sort((a, b) => b - a)))
  const complete = lines.filter(([first]) =>
    nearest.every((distanceTo) => first !== undefined && distanceTo(first.y) <= first.size * BESIDE),
  )
  return complete.length >= lines.length * MIN_COMPLETE_LINES
}

/** The distance to the nearest of the heights, which are sorted from top to bottom. Asked for lines from top to bottom. */
function nearestIn(heights: readonly number[]): (y: number) => number {
  let at = 0
  const distance = (i: number, y: number): number => Math.abs((heights[i] ?? Number.POSITIVE_INFINITY) - y)
  return (y) => {
    while (distance(at + 1, y) <= distance(at, y) && at + 1 < heights.length) at += 1
    return distance(at, y)
  }
}

function crosses({ left, right }: Segment, x: number): boolean {
  return left < x && right > x
}

/** Whether most characters are in lines that fill the width. */
function isColumn(segments: readonly Segment[]): boolean {
  if (segments.length === 0) return false
  const { from } = widthOf(segments)
  const rights = segments.map(({ right }) => right).sort((a, b) => a - b)
  const to = rights[Math.floor(rights.length * 0.9)] ?? from
  const full = segments.filter(({ left, right }) => right - left >= (to - from) * FULL_LINE)
  const characters = (list: readonly Segment[]): number =>
    list.reduce((sum, { text }) => sum + text.length, 0)
  if (full.length < MIN_FULL_LINES || characters(full) < full.length * MIN_LINE_LENGTH) return false
  return characters(full) >= characters(segments) * 0.4
}
