import { linesOf } from '../baselines.ts'
import type { Cells, Segment } from '../lines.ts'
import type { Box, Drawing } from './drawnLines.ts'
import { type Frame, framesOf, NEAR } from './frames.ts'
import { rowStarts } from './rowStarts.ts'

export interface DividedTable extends Box {
  readonly rows: readonly DividedRow[]
}

export interface DividedRow {
  readonly cells: Cells
  /** The color behind it, or null. */
  readonly color: string | null
}

/** A row without lines at its sides has at most this many lines of text. */
const MAX_LINES_IN_ROW = 12
/** Cells with more lines are the frames of a layout if they have most of the text. */
const MAX_LINES_IN_CELL = 14
/** Maximum number of lines in a drawing whose lines are compared with each other. */
const MAX_COMPARED = 1200
/** Minimum share of lines with text in all columns where several rows have no lines between them. */
const MIN_COMPLETE = 0.8

/** What is between two lines across a frame. */
interface Band extends Box {
  readonly segments: readonly Segment[]
  readonly rows: readonly Cells[]
  /** Whether vertical lines are at its sides or in it. */
  readonly isClosed: boolean
  /** Whether vertical lines divide it. */
  readonly isDivided: boolean
}

/** The tables of a page from top to bottom. */
export function dividedTables(segments: readonly Segment[], drawing: Drawing): DividedTable[] {
  const { horizontal, vertical } = drawing
  if (horizontal.length < 2 || horizontal.length > MAX_COMPARED || vertical.length > MAX_COMPARED) return []
  const upright = segments.filter(({ isRotated }) => !isRotated).sort((a, b) => b.y - a.y)
  const tables = framesOf(horizontal, vertical).flatMap((frame) => tablesIn(frame, upright, drawing))
  const isInside = (inner: DividedTable, outer: DividedTable): boolean =>
    inner !== outer &&
    inner.left >= outer.left - NEAR &&
    inner.right <= outer.right + NEAR &&
    inner.top <= outer.top + NEAR &&
    inner.bottom >= outer.bottom - NEAR
  return tables
    .filter((table) => !tables.some((other) => isInside(table, other)))
    .sort((a, b) => b.top - a.top)
}

function tablesIn(frame: Frame, segments: readonly Segment[], drawing: Drawing): DividedTable[] {
  const { left, right } = frame
  const edges = distinct(
    frame.horizontal.filter(({ from, to }) => from <= left + NEAR && to >= right - NEAR).map(({ at }) => at),
  )
  if (edges.length < 2) return []
  const within = segments.filter((segment) => {
    const middle = (segment.left + segment.right) / 2
    return middle > left && middle < right
  })
  const bands = edges
    .slice(1)
    .map((bottom, i) => bandOf({ left, right, bottom, top: edges[i] ?? bottom }, frame, within))
  return runsOf(bands).flatMap((run) => {
    const table = tableOf(withOuterBands(run, within), drawing)
    return table === null ? [] : [table]
  })
}

/** With the row below, and the rows above: in a table with a background behind each second row, one of them is the header. */
function withOuterBands(run: readonly Band[], within: readonly Segment[]): Band[] {
  const above = outerBand(run, within, 1)
  const header = above.length === 0 ? [] : outerBand([...above, ...run], within, 1)
  return [...header, ...above, ...run, ...outerBand(run, within, -1)]
}

/**
 * The row above the first line or below the last one, in tables with lines only between their rows.
 * @param direction 1 for above, -1 for below
 */
function outerBand(run: readonly Band[], within: readonly Segment[], direction: 1 | -1): Band[] {
  const edge = direction === 1 ? run[0] : run.at(-1)
  if (edge === undefined || edge.isDivided) return []
  const lefts = run.flatMap(({ rows }) =>
    rows.flat().flatMap(([first]) => (first === undefined ? [] : [first.left])),
  )
  const isAligned = (segment: Segment): boolean =>
    lefts.some((left) => Math.abs(left - segment.left) < NEAR) && isSameSize(segment, edge)
  const limit = direction === 1 ? edge.top : edge.bottom
  const lines = linesOf(within.filter(({ y }) => (y - limit) * direction > 0))
  if (direction === 1) lines.reverse()
  let last = limit
  const reach = Math.max(edge.top - edge.bottom, (edge.segments[0]?.size ?? 0) * 2)
  const end = lines.findIndex((line, i) => {
    const [first] = line
    if (first === undefined) return true
    const isNear = Math.abs(first.y - last) <= (i === 0 ? reach : first.size * MAX_LEADING)
    last = first.y
    return !isNear || !line.every(isAligned)
  })
  const segments = lines.slice(0, end < 0 ? lines.length : end).flat()
  const cells = cellsByGaps(segments)
  if (cells.length < 2) return []
  const outer = segments.reduce(
    (outer, { y, size }) => (direction === 1 ? Math.max(outer, y + size) : Math.min(outer, y - size / 2)),
    limit,
  )
  const [top, bottom] = direction === 1 ? [outer, limit] : [limit, outer]
  return [{ ...edge, top, bottom, segments, rows: [cells] }]
}

/** Maximum distance between the lines of a cell, in font sizes. */
const MAX_LEADING = 1.6

function isSameSize({ size }: Segment, { segments }: Band): boolean {
  return Math.abs(size - (segments[0]?.size ?? size)) < size * 0.1
}

/** Values from the largest to the smallest, without those that are nearly the same as the one before. */
function distinct(values: readonly number[]): number[] {
  const kept: number[] = []
  for (const value of [...values].sort((a, b) => b - a))
    if (kept.length === 0 || (kept.at(-1) ?? 0) - value > NEAR) kept.push(value)
  return kept
}

function bandOf(box: Box, frame: Frame, within: readonly Segment[]): Band {
  const segments = within.filter(({ y }) => y > box.bottom && y < box.top)
  const middle = (box.top + box.bottom) / 2
  const beside = frame.vertical.filter(({ from, to }) => from < middle && to > middle)
  const isDivided = beside.some(({ at }) => at > box.left + NEAR && at < box.right - NEAR)
  return { ...box, segments, rows: rowsOf(box, frame, segments), isClosed: beside.length > 0, isDivided }
}

/** The cells of the rows of a band. Several rows are beside a cell that spans them; each of them has its text. */
function rowsOf(box: Box, frame: Frame, segments: readonly Segment[]): Segment[][][] {
  const inner = frame.horizontal.filter(({ at }) => at > box.bottom + NEAR && at < box.top - NEAR)
  const tops = [box.top, ...distinct(inner.map(({ at }) => at))]
  const rows = tops.map((top, i) => {
    const middle = (top + (tops[i + 1] ?? box.bottom)) / 2
    const sides = frame.vertical.filter(({ from, to }) => from < middle && to > middle).map(({ at }) => at)
    const cuts = distinct([...sides, box.left, box.right]).reverse()
    return cuts.slice(1).map((right, column) => {
      const left = cuts[column] ?? right
      const edges = inner.filter(({ from, to }) => from < (left + right) / 2 && to > (left + right) / 2)
      const bottom = edges.reduce((most, { at }) => (at < middle && at > most ? at : most), box.bottom)
      const above = edges.reduce((least, { at }) => (at > middle && at < least ? at : least), box.top)
      return segments.filter((segment) => {
        const center = (segment.left + segment.right) / 2
        return center > left && center < right && segment.y > bottom && segment.y < above
      })
    })
  })
  return rows.map((cells) => (cells.length === 1 ? cellsByGaps(segments) : cells))
}

/** A gap between cells, in font sizes. */
const CELL_GAP = 0.6

/** The cells of a row without lines between them: what is above each other is one cell. */
function cellsByGaps(segments: readonly Segment[]): Segment[][] {
  const cells: { right: number; segments: Segment[] }[] = []
  for (const segment of [...segments].sort((a, b) => a.left - b.left)) {
    const last = cells.at(-1)
    if (last !== undefined && segment.left < last.right + segment.size * CELL_GAP) {
      last.right = Math.max(last.right, segment.right)
      last.segments.push(segment)
    } else cells.push({ right: segment.right, segments: [segment] })
  }
  return cells.map((cell) => cell.segments.sort((a, b) => b.y - a.y))
}

export function filled(cells: Cells): number {
  return cells.filter((cell) => cell.length > 0).length
}

function isMulti({ rows }: Band): boolean {
  return rows.some((cells) => filled(cells) > 1)
}

/** The bands that follow each other in one table. A band of text across the page, or without text, is between two tables. */
function runsOf(bands: readonly Band[]): Band[][] {
  const runs: Band[][] = [[]]
  for (const band of bands) {
    if (band.isClosed || (isMulti(band) && isShort(band))) runs.at(-1)?.push(band)
    else runs.push([])
  }
  return runs.map(trimmed)
}

/** Without the bands at both ends that have one text or none: backgrounds of headings and empty rows. */
function trimmed(run: readonly Band[]): Band[] {
  const isPart = (band: Band): boolean => isMulti(band) || (band.isDivided && band.segments.length > 0)
  const first = run.findIndex(isPart)
  return first < 0 ? [] : run.slice(first, run.findLastIndex(isPart) + 1)
}

/** Whether a band without lines at its sides is no page of two columns between two lines. */
function isShort({ segments, rows }: Band): boolean {
  if (linesOf(segments).length <= MAX_LINES_IN_ROW) return true
  const characters = segments.reduce((sum, { text }) => sum + text.length, 0)
  return rows.every((cells) => cells.length > 2) || characters < segments.length * 25
}

function tableOf(run: readonly Band[], drawing: Drawing): DividedTable | null {
  const [first, last] = [run[0], run.at(-1)]
  if (first === undefined || last === undefined) return null
  const isGrid = run.some(({ isDivided }) => isDivided)
  const rows = run.flatMap((band, i) =>
    splitRows(band, run.length, i).map((cells) => ({ cells, color: colorOf(band, drawing) })),
  )
  const complete = rows.filter(({ cells }) => filled(cells) > 1)
  if (complete.length < (isGrid ? 1 : 2) || isLayout(rows) || isCode(run)) return null
  return { left: first.left, right: first.right, top: first.top, bottom: last.bottom, rows }
}

function isCode(run: readonly Band[]): boolean {
  return run.every(({ segments }) => segments.every(({ mono }) => mono > 0.8))
}

/** Whether most text is in large cells, as in a page that is divided into frames, or cells are mostly empty, as in a chart. */
function isLayout(rows: readonly DividedRow[]): boolean {
  let [all, large, empty, count] = [0, 0, 0, 0]
  for (const cell of rows.flatMap(({ cells }) => cells)) {
    const characters = cell.reduce((sum, { text }) => sum + text.length, 0)
    all += characters
    if (linesOf(cell).length > MAX_LINES_IN_CELL) large += characters
    count += 1
    if (characters === 0) empty += 1
  }
  return large > all / 2 || empty > count * 0.7
}

function colorOf({ left, top, bottom }: Band, { fills }: Drawing): string | null {
  const [x, y] = [left + NEAR * 2, (top + bottom) / 2]
  const around = fills.filter((fill) => fill.left < x && fill.right > x && fill.bottom < y && fill.top > y)
  return around.at(-1)?.color ?? null
}

/** The rows of a band that has no lines between them, as below the header of many tables. */
function splitRows(band: Band, bands: number, i: number): Cells[] {
  const [cells] = band.rows
  if (band.rows.length > 1 || cells === undefined) return [...band.rows]
  const lines = linesOf(band.segments)
  const columns = filled(cells)
  const places = new Map(cells.flatMap((cell, column) => cell.map((segment) => [segment, column] as const)))
  const columnOf = (segment: Segment): number => places.get(segment) ?? 0
  const complete = lines.filter((line) => new Set(line.map(columnOf)).size === columns)
  const isDense = lines.length > 2 && complete.length >= lines.length * MIN_COMPLETE
  const isOpen = !band.isClosed && bands <= 3 && lines.length > 1 && (i > 0 || bands === 1)
  if (columns < 2 || (!isDense && !isOpen)) return [cells]
  const starts = rowStarts(lines, columnOf, columns)
  const rows: Segment[][][] = []
  lines.forEach((line, at) => {
    if (starts[at] === true) rows.push(cells.map(() => []))
    for (const segment of line) rows.at(-1)?.[columnOf(segment)]?.push(segment)
  })
  return rows
}
