import type { PdfPage, Segment } from './lines.ts'
import { toRows } from './rows.ts'

/** What lines of code and commands have, and lines of a letter, a receipt or a transcript have not. */
const CODE =
  /[{}<>\\`|]|;\s*$|[=:!+-]=(?!=)|[=-]>|\w\(|(?:^|\s)--?[a-z]|\$[a-z_{(]|^\s*(?:#|\/\/|\/\*|\*\s|%)|^\s*[\w.[\]]+\s*=\s*\S|^\s*\w+(?:\.\w+)+\s*$/i
const MIN_MONO = 0.9
const MAX_CODE = 0.2

/** Whether nearly all text is in a monospaced font and is no code, as in receipts, typewritten letters and transcripts. */
export function isTypewritten(pages: readonly PdfPage[]): boolean {
  const segments = pages.flatMap((page) => page.segments)
  const mono = segments.filter((segment) => segment.mono > 0.5)
  return (
    charactersOf(mono) > charactersOf(segments) * MIN_MONO &&
    charactersOf(mono.filter(({ text }) => CODE.test(text))) <= charactersOf(mono) * MAX_CODE
  )
}

function charactersOf(segments: readonly Segment[]): number {
  return segments.reduce((sum, { text }) => sum + text.length, 0)
}

/** Maximum number of empty lines between two lines. */
const MAX_EMPTY_LINES = 2

/** A page as the lines of a text file: spaces and empty lines take the places of the gaps. */
export function toText({ segments }: PdfPage): string {
  const width = middle(segments.map(({ left, right, text }) => (right - left) / text.length)) || 1
  const margin = segments.reduce((least, { left }) => Math.min(least, left), Number.POSITIVE_INFINITY)
  const rows = toRows(segments)
  const distance = middle(rows.slice(1).map(({ y }, i) => (rows[i]?.y ?? y) - y)) || 1
  return rows
    .map((row, i) => {
      const above = rows[i - 1]
      const lines = above === undefined ? 1 : Math.round((above.y - row.y) / distance)
      const line = row.segments.reduce((text, segment) => {
        const column = Math.round((segment.left - margin) / width)
        return `${text.padEnd(Math.max(column, text === '' ? 0 : text.length + 1))}${segment.text}`
      }, '')
      return '\n'.repeat(Math.min(MAX_EMPTY_LINES, Math.max(0, lines - 1))) + line
    })
    .join('\n')
}

function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
