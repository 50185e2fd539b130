import { lettersOf } from '../../lib/text/letters.ts'
import type { PdfText } from './pdf.ts'

/** A rectangle in page units from the upper left corner. */
export interface QuoteMark {
  x: number
  y: number
  width: number
  height: number
}

/** Minimum number of letters by which the beginning of a quotation is recognized. */
const MIN_BEGINNING = 20

/** Maximum number of letters of a page's footer, after which a quotation may continue on the next page. */
const MAX_FOOTER = 60

/** Descender height as a share of the text height. */
const DESCENT = 0.22

/** Height of a mark as a share of its text's height. */
export const MARK_HEIGHT = 1 + DESCENT / 2

/**
 * Finds a quotation on a page and returns one rectangle per line. Ignores white space, hyphens,
 * accents and compatibility forms of characters, because lines break differently on the page. A quotation that
 * ends on the next page is found by its beginning at the end of this one. Returns none if the quotation occurs
 * more than once, and null if it does not occur.
 */
export function quoteMarks(
  texts: readonly PdfText[],
  quote: string,
  widthOf: (text: string, family?: string) => number,
): QuoteMark[] | null {
  const whole = lettersOf(quote)
    .map(({ letter }) => letter)
    .join('')
  const letters = texts.flatMap((text) => lettersOf(text.str).map((place) => ({ ...place, text })))
  const page = letters.map(({ letter }) => letter).join('')
  const isPageEnd = (end: number): boolean =>
    letters[end]?.text !== letters[end - 1]?.text && letters.length - end <= MAX_FOOTER
  const quoteLetters = beginningOn(page, whole, isPageEnd)
  const start = page.indexOf(quoteLetters)
  if (start < 0) return null
  if (quoteLetters === '' || page.indexOf(quoteLetters, start + 1) >= 0) return []

  const covered = new Map<PdfText, { from: number; to: number }>()
  for (const { text, from, to } of letters.slice(start, start + quoteLetters.length)) {
    covered.set(text, { from: covered.get(text)?.from ?? from, to })
  }
  return markTexts(
    [...covered].map(([text, ends]) => ({ text, ...ends })),
    widthOf,
  )
}

/** One rectangle per line for the parts of text runs that follow each other. */
export function markTexts(
  parts: readonly { text: PdfText; from: number; to: number }[],
  widthOf: (text: string, family?: string) => number,
): QuoteMark[] {
  const marks = parts.map(({ text, from, to }) => {
    const width = widthOf(text.str, text.family) || 1
    const share = (end: number) => widthOf(text.str.slice(0, end), text.family) / width
    return markOf(text, share(from), share(to))
  })
  return marks.reduce(joined, [])
}

/** The longest beginning of the quotation at the end of the page, or the whole quotation without such a beginning. */
function beginningOn(page: string, quote: string, isPageEnd: (end: number) => boolean): string {
  if (page.includes(quote)) return quote
  let found = 0
  let missing = quote.length
  while (missing - found > 1) {
    const middle = Math.floor((found + missing) / 2)
    if (page.includes(quote.slice(0, middle))) found = middle
    else missing = middle
  }
  const beginning = quote.slice(0, found)
  return found >= MIN_BEGINNING && isPageEnd(page.indexOf(beginning) + found) ? beginning : quote
}

/** The rectangle of a text run between two shares of its length. */
export function markOf(text: PdfText, from: number, to: number): QuoteMark {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = text.transform
  const along = unit(a, b)
  const up = unit(c, d)
  const [start, end] = text.dir === 'rtl' ? [1 - to, 1 - from] : [from, to]
  const corners = [start * text.width, end * text.width].flatMap((x) =>
    [-DESCENT * text.height, (1 - DESCENT / 2) * text.height].map((y) =>
      onPage(text.toPage, e + along.x * x + up.x * y, f + along.y * x + up.y * y),
    ),
  )
  const xs = corners.map(({ x }) => x)
  const ys = corners.map(({ y }) => y)
  const x = Math.min(...xs)
  const y = Math.min(...ys)
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}

/** A line that is askew steps by less than this share of its height from word to word. */
const MAX_STEP = 0.25

/** Joins adjacent rectangles on the same line, and closes the gaps between those of a line that is askew. */
function joined(marks: QuoteMark[], next: QuoteMark): QuoteMark[] {
  const last = marks.at(-1)
  if (last === undefined) return [next]
  const gap = next.x - last.x - last.width
  const step = Math.max(Math.abs(last.y - next.y), Math.abs(last.height - next.height))
  if (gap < -1 || gap > last.height || step > last.height * MAX_STEP) return [...marks, next]
  const before = marks.slice(0, -1)
  if (step < 1) return [...before, { ...last, width: next.x + next.width - last.x }]
  return [...before, { ...last, width: next.x - last.x }, next]
}

function unit(x: number, y: number) {
  const length = Math.hypot(x, y) || 1
  return { x: x / length, y: y / length }
}

function onPage([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[], x: number, y: number) {
  return { x: a * x + c * y + e, y: b * x + d * y + f }
}
