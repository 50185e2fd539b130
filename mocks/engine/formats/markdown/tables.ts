import { tableRows } from '../tableRows.ts'
import { inline } from './inline.ts'
import { type BlockReader, isBlank } from './reader.ts'

const DELIMITER_ROW = /^\s*\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*\|?\s*$/

/** A table with a delimiter row below its header, or lines that start with '|' without a header. */
export const readTable: BlockReader = ({ lines }, at) => {
  if (!isTableStart(lines, at)) return null
  const hasHeader = isDelimiterRow(lines[at + 1])
  const start = hasHeader ? at + 2 : at
  let end = start
  while (end < lines.length && !isBlank(lines[end]) && (lines[end] ?? '').includes('|')) end += 1
  const rows = lines.slice(start, end).filter((line) => !isDelimiterRow(line))
  return { drafts: tableRows(hasHeader ? cellsOf(lines[at] ?? '') : null, rows.map(cellsOf)), next: end }
}

export function isTableStart(lines: readonly string[], at: number): boolean {
  const line = lines[at] ?? ''
  if (!line.includes('|')) return false
  const below = lines[at + 1]
  if (isDelimiterRow(below)) return cellsOf(line).length === cellsOf(below ?? '').length
  return /^\s{0,3}\|.*\|\s*$/.test(line)
}

function isDelimiterRow(line: string | undefined): boolean {
  return line?.includes('|') === true && DELIMITER_ROW.test(line)
}

function cellsOf(line: string): string[] {
  const inner = line.trim().replace(/^\||(?<!\\)\|$/g, '')
  return inner.split(/(?<!\\)\|/).map((cell) => inline(cell.replaceAll('\\|', '|').trim()))
}
