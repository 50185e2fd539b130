import type { Draft } from '../compose.ts'
import { draft } from '../compose.ts'
import { labelPairs } from '../labelPairs.ts'
import { BAR } from '../tableRows.ts'
import { rowStarts } from './drawnTables/rowStarts.ts'
import { joinTexts, type KeepsHyphen } from './joinRows.ts'
import type { Segment } from './lines.ts'
import { isMono, isWithoutWords } from './rowKinds.ts'
import type { BodyStyle, Row } from './rows.ts'
import { isHeaderCells, isHeaderRow } from './tableHeaders.ts'

/** A gap between columns, in font sizes. */
const COLUMN_GAP = 0.6
/** Maximum distance between the rows of a table, in line distances of the body text. */
const MAX_ROW_DISTANCE = 2.6
const MIN_ROWS = 3
/** Rows are at least this much farther from each other than the lines of a cell. */
const MIN_SPACING = 1.12
/** The rows that decide whether a table starts, so that the time does not grow with the square of the rows. */
const SAMPLE_ROWS = 200
/** Maximum share of rows with one cell. */
const MAX_ALONE = 0.7
/** The mark of a list item. */
const MARK = /^(?:[-*•◦▪–—·]|\(?\d{1,3}[.)]|\(?[a-z][.)])$/i

interface Column {
  readonly left: number
  readonly right: number
}

export interface Table {
  /** The number of rows on the page that it takes. */
  readonly length: number
  readonly drafts: readonly Draft[]
}

/** The table that starts at this row, or null. */
export function tableAt(
  rows: readonly Row[],
  start: number,
  body: BodyStyle,
  keepsHyphen: KeepsHyphen,
): Table | null {
  if (!isMulti(rows[start]) || isNumberedHeading(rows[start])) return null
  const sample = nearRows(rows, start, start + SAMPLE_ROWS, body)
  const table = tableAmong(sample, keepsHyphen)
  if (table === null || table.length < sample.length) return table
  return tableAmong(nearRows(rows, start, rows.length, body), keepsHyphen) ?? table
}

function nearRows(rows: readonly Row[], start: number, limit: number, body: BodyStyle): Row[] {
  let end = start + 1
  while (end < Math.min(limit, rows.length) && isNear(rows[end - 1], rows[end], body)) end += 1
  return rows.slice(start, end)
}

/** The text below can have gaps at other places, so that the columns of the rows without it are clearer. */
function tableAmong(near: readonly Row[], keepsHyphen: KeepsHyphen): Table | null {
  const aligned = alignedRows(near)
  const firstSingle = near.findIndex((row) => !isMulti(row))
  return (
    tableOf(aligned, keepsHyphen) ??
    (firstSingle < 0 ? null : tableOf(near.slice(0, firstSingle), keepsHyphen))
  )
}

/** The rows before the first one with text across two columns of those above. */
function alignedRows(rows: readonly Row[]): Row[] {
  let columns: Column[] = []
  const end = rows.findIndex((row) => {
    const merged = columnsOf([{ segments: [...columns, ...row.segments], size: row.size }])
    const isBridged = columns.length > 1 && merged.length < columns.length
    columns = isBridged ? columns : merged
    return isBridged
  })
  return end < 0 ? [...rows] : rows.slice(0, end)
}

/** A table of the first of these rows, or null. */
function tableOf(rows: readonly Row[], keepsHyphen: KeepsHyphen): Table | null {
  const columns = columnsOf(rows)
  if (columns.length < 2) return null
  // The rows up to the first one that crosses the columns.
  const crossing = rows.findIndex((row) => !fits(row, columns))
  const taken = crossing < 0 ? [...rows] : rows.slice(0, crossing)
  while (
    taken.length > 0 &&
    !isMulti(taken.at(-1)) &&
    !isInLaterColumn(taken.at(-1), columns) &&
    !endsWithWrappedCell(taken)
  )
    taken.pop()
  if (taken.filter(isMulti).length < MIN_ROWS || taken.every(isMono)) return null
  // Rows below the table can have cells that bridge its columns.
  const lines = logicalRows(taken, columnsOf(taken), keepsHyphen)
  if (lines.length < 2 || lines.every(isItem) || lines.filter(isAlone).length > lines.length * MAX_ALONE)
    return null
  return { length: taken.length, drafts: toDrafts(lines, taken) }
}

/** Whether the last row is nearer to the one above than rows are, and that one is no single text. */
function endsWithWrappedCell(rows: readonly Row[]): boolean {
  const distances = rows.slice(1).map(({ y }, i) => (rows[i]?.y ?? y) - y)
  const most = distances.reduce((most, distance) => Math.max(most, distance), 0)
  return isMulti(rows.at(-2)) && (distances.at(-1) ?? most) * MIN_SPACING < most
}

/** Whether the gap in a row is the one between a section number and a title. */
function isNumberedHeading(row: Row | undefined): boolean {
  return (
    row !== undefined &&
    row.bold > 0.8 &&
    row.segments.length === 2 &&
    /^[A-Z\d]{1,2}(?:\.\d{1,3})+\.?$/.test(row.segments[0]?.text ?? '')
  )
}

function isMulti(row: Row | undefined): boolean {
  return row !== undefined && row.segments.length > 1 && !row.isRotated
}

function isNear(above: Row | undefined, row: Row | undefined, body: BodyStyle): boolean {
  if (above === undefined || row === undefined) return false
  const distance = above.y - row.y
  return distance <= Math.max(above.size, row.size) * body.leading * MAX_ROW_DISTANCE && !row.isRotated
}

/** The horizontal ranges that the cells of most rows share. */
function columnsOf(
  rows: readonly { readonly segments: readonly Column[]; readonly size: number }[],
): Column[] {
  const segments = rows.flatMap((row) => row.segments).sort((a, b) => a.left - b.left)
  const size = rows[0]?.size ?? 0
  const columns: { left: number; right: number }[] = []
  for (const { left, right } of segments) {
    const last = columns.at(-1)
    if (last !== undefined && left < last.right + size * COLUMN_GAP) last.right = Math.max(last.right, right)
    else columns.push({ left, right })
  }
  return columns
}

/** The position of the column that contains the range, or -1. Columns are sorted and do not overlap. */
function columnOf(left: number, right: number, columns: readonly Column[]): number {
  let [low, high] = [0, columns.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((columns[middle]?.left ?? 0) - 2 <= left) low = middle + 1
    else high = middle
  }
  return right <= (columns[low - 1]?.right ?? Number.NEGATIVE_INFINITY) + 2 ? low - 1 : -1
}

function fits(row: Row, columns: readonly Column[]): boolean {
  return row.segments.every(({ left, right }) => columnOf(left, right, columns) >= 0)
}

function isInLaterColumn(row: Row | undefined, columns: readonly Column[]): boolean {
  return row !== undefined && columnOf(row.left, row.right, columns) > 0
}

/** The cells of each row of the table, with wrapped lines joined. */
function logicalRows(rows: readonly Row[], columns: readonly Column[], keepsHyphen: KeepsHyphen): string[][] {
  const places = (segment: Segment): number => columnOf(segment.left, segment.right, columns)
  const starts = rowStarts(
    rows.map(({ segments }) => segments),
    places,
    columns.length,
  )
  const lines: string[][] = []
  rows.forEach(({ segments }, i) => {
    if (starts[i] === true) lines.push(columns.map(() => ''))
    const cells = lines.at(-1)
    for (const segment of segments) {
      const column = places(segment)
      const above = cells?.[column] ?? ''
      if (cells !== undefined)
        cells[column] = above === '' ? segment.text : joinTexts(above, segment.text, keepsHyphen)
    }
  })
  return lines
}

/** Whether a row has one cell, as the lines of a column of text have with a short column beside it. */
function isAlone(cells: readonly string[]): boolean {
  return cells.filter((cell) => cell !== '').length < 2
}

/** Whether the cells are the mark and the text of a list item. */
function isItem(cells: readonly string[]): boolean {
  return cells.length === 2 && MARK.test(cells[0] ?? '')
}

function toDrafts(lines: readonly string[][], rows: readonly Row[]): Draft[] {
  const pairs = labelPairs(lines)
  if (pairs !== null) return pairs.map((cells) => draft('row', cells.filter((cell) => cell !== '').join(BAR)))
  const [first = [], ...rest] = lines
  const isBold = (rows[0]?.bold ?? 0) > 0.8 && (rows.at(-1)?.bold ?? 0) < 0.5
  const isHeader = isBold ? isHeaderCells(first) : isHeaderRow(first, rest)
  const header = isHeader ? first.filter((cell) => cell !== '').join(BAR) : null
  const content = isHeader ? rest : lines
  if (!isHeader && first.length === 2 && isDefinitionList(content)) return content.flatMap(toDefinition)
  const drafts = content.map((cells) => {
    const text = cells.filter((cell) => cell !== '').join(BAR)
    if (!isHeader) return draft(cells.some(hasWord) ? 'row' : 'fragment', text)
    return { ...draft('row', text, header), table: { names: first, cells } }
  })
  return header === null ? drafts : [draft('fragment', header), ...drafts]
}

/** Not a formula or a number. */
function hasWord(cell: string): boolean {
  return !isWithoutWords(cell, 0)
}

/** Short terms beside explanations. */
function isDefinitionList(lines: readonly string[][]): boolean {
  const words = (cell: string | undefined): number => (cell ?? '').split(' ').length
  const explained = lines.filter(([term, text]) => words(term) <= 4 && words(text) >= 3)
  return explained.length >= lines.length * 0.7
}

function toDefinition([term = '', text = '']: readonly string[]): Draft[] {
  return term === '' ? [draft('paragraph', text)] : [draft('term', term), draft('paragraph', text, term)]
}
