import { hasDotLeaders } from '../contentsPage.ts'
import type { ExtractedPage } from '../types.ts'
import { removeHeadersAndFooters } from './headersAndFooters.ts'
import { joinLines, type KeepsHyphen, type PrintedLine } from './paragraphs.ts'
import type { PdfLine, PdfPageLines } from './pdfLines.ts'

/** Minimum font size of a heading, relative to the body text. */
const HEADING_RATIO = 1.12
const HEADING_MAX_LENGTH = 100
/** Minimum line distance before a block, in font sizes. Single spacing is about 1.2. */
const BLOCK_GAP = 1.75
/** Relative difference below which two font sizes are equal. Bold and italic fonts vary a little. */
const SIZE_TOLERANCE = 0.08

/** The texts and headings of pages, without line wrapping, headers and footers. */
export function toPages(printed: readonly PdfPageLines[]): ExtractedPage[] {
  const headingSize = commonSize(printed) * HEADING_RATIO
  const pages = removeHeadersAndFooters(printed, headingSize)
  const keepsHyphen = hyphenation(pages)
  let heading: string | null = null
  return pages.map(({ lines }, i) => {
    const own = headings(lines, headingSize)
    const onPage: string | null = own[0] ?? heading
    heading = own.at(-1) ?? heading
    return { number: i + 1, heading: onPage, text: joinLines(toPrintedLines(lines), keepsHyphen) }
  })
}

/** The font size of most characters. */
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
      return isLarge && text.length <= HEADING_MAX_LENGTH && /\p{L}{3}/u.test(text) && !hasDotLeaders(text)
    })
    .map((line) => line.text)
}

function toPrintedLines(lines: readonly PdfLine[]): PrintedLine[] {
  return lines.map((line, i) => {
    const above = lines[i - 1]
    return { text: line.text, left: line.left, right: line.right, startsBlock: startsBlock(above, line) }
  })
}

/** Whether a gap, another font size or a new column separates the lines. */
function startsBlock(above: PdfLine | undefined, line: PdfLine): boolean {
  if (above === undefined) return false
  const size = Math.max(above.size, line.size)
  const fall = above.y - line.y
  const isOtherSize = Math.abs(above.size - line.size) > size * SIZE_TOLERANCE
  return isOtherSize || fall > size * BLOCK_GAP
}

/**
 * Decides whether a word split at a hyphen keeps it: 'well-known' does if the document contains 'well-known' inside a line
 * and does not contain 'wellknown'.
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
