import { hasLeaders } from '../listing.ts'
import type { ExtractedPage } from '../types.ts'
import { joinLines, type KeepsHyphen, type PrintedLine } from './paragraphs.ts'
import type { PdfLine, PdfPageLines } from './pdfLines.ts'
import { withoutRunningLines } from './runningLines.ts'

/** From this ratio to the body's type size a short line is a heading. */
const HEADING_RATIO = 1.12
const HEADING_MAX_LENGTH = 100
/** A line this far below the one above, in type sizes, starts a block. Single spacing is about 1.2. */
const BLOCK_GAP = 1.75
/** Two sizes that differ by less are the same: bold and italic cuts vary a little. */
const SIZE_TOLERANCE = 0.08

/** The pages' texts, without running headers and footers, unwrapped, each with the heading in force on it. */
export function toPages(printed: readonly PdfPageLines[]): ExtractedPage[] {
  const headingSize = commonSize(printed) * HEADING_RATIO
  const pages = withoutRunningLines(printed, headingSize)
  const keepsHyphen = hyphenation(pages)
  let heading: string | null = null
  return pages.map(({ lines }, i) => {
    const own = headings(lines, headingSize)
    const onPage: string | null = own[0] ?? heading
    heading = own.at(-1) ?? heading
    return { number: i + 1, heading: onPage, text: joinLines(toPrintedLines(lines), keepsHyphen) }
  })
}

/** The type size that most characters have. */
function commonSize(pages: readonly PdfPageLines[]): number {
  const characters = new Map<number, number>()
  for (const { lines } of pages) {
    for (const { size, text } of lines) {
      const rounded = Math.round(size * 2) / 2
      characters.set(rounded, (characters.get(rounded) ?? 0) + text.length)
    }
  }
  const [size] = [...characters].reduce((most, next) => (next[1] > most[1] ? next : most), [0, 0])
  return size
}

function headings(lines: readonly PdfLine[], headingSize: number): string[] {
  return lines
    .filter(({ size, text }) => {
      const isLarge = size >= headingSize
      return isLarge && text.length <= HEADING_MAX_LENGTH && /\p{L}{3}/u.test(text) && !hasLeaders(text)
    })
    .map((line) => line.text)
}

function toPrintedLines(lines: readonly PdfLine[]): PrintedLine[] {
  return lines.map((line, i) => {
    const above = lines[i - 1]
    return { text: line.text, left: line.left, right: line.right, startsBlock: startsBlock(above, line) }
  })
}

/** A gap, another type size, or the top of the next column. */
function startsBlock(above: PdfLine | undefined, line: PdfLine): boolean {
  if (above === undefined) return false
  const size = Math.max(above.size, line.size)
  const fall = above.y - line.y
  const isOtherSize = Math.abs(above.size - line.size) > size * SIZE_TOLERANCE
  return isOtherSize || fall > size * BLOCK_GAP
}

/**
 * Whether a word cut at its hyphen keeps it, judged by how the document writes the word elsewhere: 'well-known'
 * keeps it where 'well-known' stands in some line and 'wellknown' in none.
 */
function hyphenation(pages: readonly PdfPageLines[]): KeepsHyphen {
  const written = new Set<string>()
  for (const { lines } of pages) {
    for (const { text } of lines) {
      for (const [word] of text.toLowerCase().matchAll(/\p{L}+(?:-\p{L}+)*/gu)) written.add(word)
    }
  }
  return (head, tail) => {
    const [first, second] = [head.toLowerCase(), tail.toLowerCase()]
    return written.has(`${first}-${second}`) && !written.has(first + second)
  }
}
