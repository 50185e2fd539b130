import { labelPairs, pairsOf } from '../../labelPairs.ts'
import type { Cells, PdfPage, RuledTable, Segment } from '../lines.ts'
import { isHeaderRow } from '../tableHeaders.ts'
import { type DividedRow, type DividedTable, dividedTables, filled } from './dividedTables.ts'
import { NO_DRAWING } from './drawnLines.ts'
import { textOf } from './ruledRows.ts'

/** Maximum distance in points between the edges of the parts of one table on two pages. */
const SAME_EDGE = 3
const BOLD = 0.8

/** The pages with one segment for each table that is divided by lines. */
export function withTables(page: PdfPage): PdfPage {
  const tables = dividedTables(page.segments, page.drawing ?? NO_DRAWING)
  if (tables.length === 0) return page
  const owners = new Map<Segment, Segment>()
  for (const table of tables) {
    const inside = table.rows.flatMap(({ cells }) => cells.flat())
    const [first] = inside
    if (first === undefined) continue
    const whole = toSegment(table, first, [...new Set(inside)])
    for (const segment of inside) owners.set(segment, whole)
  }
  return { ...page, segments: [...new Set(page.segments.map((segment) => owners.get(segment) ?? segment))] }
}

function toSegment(table: DividedTable, first: Segment, inside: readonly Segment[]): Segment {
  return {
    text: inside.map(({ text }) => text).join(' '),
    left: table.left,
    right: table.right,
    y: table.top,
    size: first.size,
    boldStart: '',
    bold: 0,
    mono: 0,
    math: 0,
    isRotated: false,
    table: toRuled(table),
  }
}

function toRuled({ rows, ...box }: DividedTable): RuledTable {
  const texts = rows.map(({ cells }) => cells.map((cell) => textOf(cell, () => true)))
  if (labelPairs(texts) !== null) {
    const pairs = rows.flatMap(({ cells }) => pairsOf(cells, []))
    return { ...box, header: null, isHeaderPrinted: false, rows: pairs }
  }
  const count = headerRows(rows, texts)
  const header = count === 0 ? null : joined(rows.slice(0, count).map(({ cells }) => cells))
  return {
    ...box,
    header,
    isHeaderPrinted: header !== null,
    rows: rows.slice(count).map(({ cells }) => cells),
  }
}

/** The number of rows at the start that are bold, have a color of their own or are like names above values. */
function headerRows(rows: readonly DividedRow[], texts: readonly (readonly string[])[]): number {
  const [first] = rows
  if (first === undefined || rows.length < 2 || filled(first.cells) < 2) return 0
  const bold = rows.findIndex(({ cells }) => cells.flat().some(({ bold }) => bold < BOLD))
  if (bold > 0) return bold
  const other = rows.findIndex(({ color }) => color !== first.color)
  if (first.color !== null && other > 0 && rows.slice(other).every(({ color }) => color !== first.color))
    return other
  const [names = [], ...rest] = texts
  return isHeaderRow(names, rest) ? 1 : 0
}

/** The cells of several header rows below each other. Where they are divided differently, the row with the most cells. */
function joined(rows: readonly Cells[]): Cells {
  const most = rows.reduce((most, row) => (filled(row) > filled(most) ? row : most))
  const isEven = rows.every((row) => row.length === most.length)
  return isEven ? most.map((_, i) => [...new Set(rows.flatMap((row) => row[i] ?? []))]) : most
}

/**
 * Gives the header of a table to its part on the next page, and joins a row that the page break divides. The text of the
 * row is on the page where it begins.
 */
export function continueTables(pages: readonly PdfPage[]): PdfPage[] {
  const continued = pages.map(({ segments, ...page }) => ({ ...page, segments: [...segments] }))
  continued.forEach(({ segments }, i) => {
    const next = continued[i + 1]?.segments ?? []
    const above = segments.reduce<Segment | null>(
      (lowest, each) => (lowest === null || bottomOf(each) < bottomOf(lowest) ? each : lowest),
      null,
    )
    const below = next.reduce<Segment | null>(
      (highest, each) => (highest === null || each.y > highest.y ? each : highest),
      null,
    )
    if (above?.table === undefined || below?.table === undefined) return
    const [head, tail] = [above.table, below.table]
    if (Math.abs(head.left - tail.left) > SAME_EDGE || Math.abs(head.right - tail.right) > SAME_EDGE) return
    if (tail.header !== null && (head.header === null || wordsOf(tail.header) !== wordsOf(head.header)))
      return
    const [first, ...rest] = tail.rows
    const last = head.rows.at(-1)
    const isDivided =
      first !== undefined && last !== undefined && first.length === last.length && first[0]?.length === 0
    if (isDivided) {
      const moved = (segment: Segment): Segment => ({ ...segment, y: head.bottom - (tail.top - segment.y) })
      const whole = last.map((cell, column) => [...cell, ...(first[column] ?? []).map(moved)])
      segments[segments.indexOf(above)] = {
        ...above,
        table: { ...head, rows: [...head.rows.slice(0, -1), whole] },
      }
    }
    const header = tail.header ?? head.header
    next[next.indexOf(below)] = { ...below, table: { ...tail, header, rows: isDivided ? rest : tail.rows } }
  })
  return continued
}

function wordsOf(cells: Cells): string {
  return cells
    .flat()
    .map(({ text }) => text)
    .join(' ')
}

function bottomOf({ y, table }: Segment): number {
  return table?.bottom ?? y
}
