import { labelPairs, pairsOf } from '../labelPairs.ts'
import { tableRows } from '../tableRows.ts'
import type { DocxBlock, DraftBlock, PageBreak } from './paragraph.ts'

export interface Cell {
  readonly blocks: DocxBlock[]
  /** The number of columns that it covers. */
  span: number
  /** Whether it continues the cell above. */
  isMerged: boolean
}

export interface TableRow {
  readonly cells: Cell[]
  readonly breaks: PageBreak[]
  isHeader: boolean
  isDeleted: boolean
}

const MAX_HEADER_WORDS = 8

/**
 * The blocks of a table: a row for each row, with the names of its columns. A table with one column is a frame around
 * text, so its blocks remain.
 * @param context the caption above the table
 */
export function tableBlocks(table: readonly TableRow[], context: string | null): DocxBlock[] {
  const rows = table.filter(({ isDeleted }) => !isDeleted)
  if (rows.every(({ cells }) => cells.length < 2))
    return rows.flatMap(({ cells, breaks }) => [...breaks, ...cells.flatMap(({ blocks }) => blocks)])
  const texts: string[][] = []
  for (const row of rows) texts.push(textsOf(row, texts.at(-1) ?? []))
  const isPairs = rows.every(({ isHeader }) => !isHeader) && labelPairs(texts) !== null
  const headerLength = isPairs ? 0 : headerLengthOf(rows, texts)
  const header = headerLength === 0 ? null : joinHeader(rows.slice(0, headerLength))
  const content = headerLength === rows.length ? 0 : headerLength
  return rows.flatMap((row, i): DocxBlock[] => {
    if (i < content) return row.breaks
    const cells = texts[i] ?? []
    const drafts = tableRows(header, isPairs ? pairsOf(cells, '') : [cells], context)
    const notes = row.cells.flatMap(draftsIn).flatMap((block) => block.notes)
    return [
      ...row.breaks,
      ...drafts.map((draft) => ({ kind: 'draft' as const, draft, notes, isBold: false, isCaption: false })),
    ]
  })
}

/** The texts of a row by column. A merged cell has the text of the cell above. */
function textsOf({ cells }: TableRow, above: readonly string[]): string[] {
  const texts: string[] = []
  for (const cell of cells) {
    texts.push(cell.isMerged ? (above[texts.length] ?? '') : cellText(cell))
    for (let i = 1; i < cell.span; i += 1) texts.push('')
  }
  return texts
}

function cellText(cell: Cell): string {
  return draftsIn(cell)
    .map(({ draft }) => draft.text.replace(/\s+/g, ' '))
    .reduce((text, next) => (text === '' ? next : `${text}${separator(text, next)}${next}`), '')
}

function separator(above: string, below: string): string {
  return /[\p{L}\p{N})]$/u.test(above) && /^[\p{Lu}\p{N}]/u.test(below) ? ', ' : ' '
}

function draftsIn({ blocks }: Cell): DraftBlock[] {
  return blocks.flatMap((block) => (block.kind === 'draft' ? [block] : []))
}

/** The names of the columns. One that covers several columns precedes the name of each. */
function joinHeader(rows: readonly TableRow[]): string[] {
  const names: string[] = []
  for (const { cells } of rows) {
    let column = 0
    for (const cell of cells) {
      for (let i = 0; i < cell.span; i += 1, column += 1)
        names[column] = [names[column], cell.isMerged ? '' : cellText(cell)].filter(Boolean).join(' ')
    }
  }
  return Array.from(names, (name) => name ?? '')
}

/** The number of header rows: those that are marked, or the first row if it names the columns. */
function headerLengthOf(rows: readonly TableRow[], texts: readonly (readonly string[])[]): number {
  const marked = rows.findIndex(({ isHeader }) => !isHeader)
  if (marked !== 0) return marked < 0 ? rows.length : marked
  const [first = [], ...rest] = texts
  return rest.length > 0 && first.filter((text) => text !== '').length > 1 && isHeaderRow(rows, first, rest)
    ? 1
    : 0
}

/**
 * A header row is bold, or has no numbers while the rows below have some. Without that, the first of two columns usually
 * has the names; of three and more, the first row does.
 */
function isHeaderRow(
  rows: readonly TableRow[],
  first: readonly string[],
  rest: readonly (readonly string[])[],
): boolean {
  if (!first.every((text) => text.split(' ').length <= MAX_HEADER_WORDS && !/[.;]$/.test(text))) return false
  const [top, ...below] = rows.map(isBoldRow)
  if (top === true && below.some((isBold) => !isBold)) return true
  if (first.some(startsWithNumber)) return false
  return first.length > 2 || rest.filter((texts) => texts.some(startsWithNumber)).length > rest.length / 2
}

function isBoldRow({ cells }: TableRow): boolean {
  const blocks = cells.flatMap(draftsIn)
  return blocks.length > 0 && blocks.every(({ isBold }) => isBold)
}

function startsWithNumber(text: string): boolean {
  return /^[<>≥≤~±+−-]?\s*[\d.,]+(?:\b|%|$)/.test(text)
}
