import Papa from 'papaparse'
import type { Draft } from '../compose.ts'
import { cleanText } from '../repairText.ts'
import { tableRows } from '../tableRows.ts'

const DELIMITERS = [',', ';', '\t', '|']
const MIN_ROWS = 3
/** Minimum share of the lines with as many cells as the first one. */
const MIN_REGULAR = 0.95
/** The names of columns have no '1,250'. */
const GROUPED_DIGITS = /\d,\d{3}(?!\d)/
/** Prose has long cells and few of them. */
const MAX_CELL_LENGTH = 200

/**
 * The rows of a text that is a table of values between commas, semicolons, tabs or bars, below the names of its columns; null
 * for other texts.
 */
export function readCsv(text: string): Draft[] | null {
  const lines = text.trim()
  if (GROUPED_DIGITS.test(lines.slice(0, lines.indexOf('\n')))) return null
  if (!DELIMITERS.some((delimiter) => isRegular(sampleOf(lines, delimiter)))) return null
  const delimiter = DELIMITERS.find((each) => isRegular(sampleOf(lines, each)))
  const { data } = Papa.parse<string[]>(lines, {
    ...(delimiter !== undefined && { delimiter }),
    skipEmptyLines: true,
  })
  if (!isRegular(data)) return null
  const [names = [], ...rows] = data.map((cells) => cells.map(cleanText))
  return isHeader(names) ? tableRows(names, rows) : null
}

const SAMPLE_LENGTH = 10_000

function sampleOf(text: string, delimiter: string): string[][] {
  const end = text.indexOf('\n', SAMPLE_LENGTH)
  const sample = end < 0 ? text : text.slice(0, end)
  return Papa.parse<string[]>(sample, { delimiter, skipEmptyLines: true }).data
}

function isRegular(rows: readonly string[][]): boolean {
  const [first = []] = rows
  const isShort = (cell: string): boolean => cell.length <= MAX_CELL_LENGTH && !/[.!?]\s+\p{Lu}/u.test(cell)
  const regular = rows.filter((cells) => cells.length === first.length && cells.every(isShort))
  return first.length > 1 && rows.length >= MIN_ROWS && regular.length >= rows.length * MIN_REGULAR
}

/** Names of columns are different words, and no numbers. */
function isHeader(cells: readonly string[]): boolean {
  return (
    new Set(cells).size === cells.length &&
    cells.every((cell) => /\p{L}/u.test(cell) && !/^[\d.,+-]+$/.test(cell))
  )
}
