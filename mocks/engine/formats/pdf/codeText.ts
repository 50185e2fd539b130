import { leastOf } from './columnEdges.ts'
import type { Row } from './rows.ts'

/** The width of a character of code, relative to its size. */
const CHARACTER_WIDTH = 0.55

/** The text of rows of code, one line each, with their indentation. */
export function codeText(rows: readonly Row[]): string {
  const left = leastOf(rows.map((row) => row.left))
  return rows
    .map((row) => ' '.repeat(Math.round((row.left - left) / (row.size * CHARACTER_WIDTH))) + row.text)
    .join('\n')
    .trim()
}
