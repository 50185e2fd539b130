import { type Offset, PAGE_GAP, type PageBox, type Size } from './pageLayout.ts'
import type { PdfText } from './pdf.ts'
import { MARK_HEIGHT, markOf, type QuoteMark, quoteMarks } from './quoteMarks.ts'

/** What a page is opened for. Lengths are in page units. */
export interface ReadingTarget {
  /** The lines of the quotation; null if the page does not contain it. */
  marks: readonly QuoteMark[] | null
  /** The part of the page that contains text; null for a page without text. */
  area: { x: number; width: number } | null
  /** The height of the marked letters, otherwise the usual height of the page's letters. */
  letterHeight: number
}

/** For a page without readable text. */
export const NO_TARGET: ReadingTarget = { marks: [], area: null, letterHeight: 0 }

/** Letter heights in pixels: the smallest that is easy to read, what smaller letters are enlarged to, and the largest. */
const LETTERS = { smallest: 10.5, enlarged: 12.5, largest: 16 }
/** On phones a line that fits is easier to read than larger letters. */
const PHONE = { maxWidth: 480, smallest: 8.5 }

/** Finds a quotation on a page, and where the page's text is. */
export function readingTarget(
  texts: readonly PdfText[],
  quote: string | undefined,
  widthOf: (text: string, family?: string) => number,
): ReadingTarget {
  const marks = quote ? quoteMarks(texts, quote, widthOf) : []
  const lines = texts.filter(({ str }) => str.trim() !== '').map((text) => markOf(text, 0, 1))
  if (lines.length === 0) return { ...NO_TARGET, marks }
  const x = Math.min(...lines.map((line) => line.x))
  const width = Math.max(...lines.map((line) => line.x + line.width)) - x
  const heights = (marks?.length ? marks : lines).map(({ height }) => height).sort((a, b) => a - b)
  return { marks, area: { x, width }, letterHeight: (heights[heights.length >> 1] ?? 0) / MARK_HEIGHT }
}

/** The scale in pixels per page unit at which the whole width of a page is visible. */
export const scaleToPage = (page: Size, view: Size): number =>
  Math.max(1, view.width - 2 * PAGE_GAP) / page.width

/** The scale at which the text fills the view's width and is easy to read. */
export function scaleToRead({ area, letterHeight }: ReadingTarget, page: Size, view: Size): number {
  if (area === null || letterHeight <= 0) return scaleToPage(page, view)
  const fitting = Math.min((view.width - 2 * PAGE_GAP) / area.width, LETTERS.largest / letterHeight)
  const smallest = view.width <= PHONE.maxWidth ? PHONE.smallest : LETTERS.smallest
  return fitting * letterHeight >= smallest ? fitting : LETTERS.enlarged / letterHeight
}

/** The scale at which the whole width is visible, unless the text would be smaller than is easy to read. */
export const scaleToEnlarge = (target: ReadingTarget, page: Size, view: Size): number =>
  Math.max(scaleToPage(page, view), scaleToRead(target, page, view))

/** The scroll position that shows the marked lines, or the start of the page. */
export function offsetOfTarget(
  { marks, area }: ReadingTarget,
  box: PageBox,
  scale: number,
  view: Size,
): Offset {
  const lines = marks ?? []
  const margin = PAGE_GAP / scale
  const textLeft = area?.x ?? 0
  const isTextVisible = area !== null && area.width * scale <= view.width - PAGE_GAP
  const markLeft = Math.min(...lines.map(({ x }) => x))
  const left = lines.length === 0 || isTextVisible ? textLeft : markLeft
  if (lines.length === 0) return { left: box.left + (left - margin) * scale, top: box.top - PAGE_GAP }
  const first = Math.min(...lines.map(({ y }) => y))
  const height = (Math.max(...lines.map((line) => line.y + line.height)) - first) * scale
  const above = Math.max(2 * PAGE_GAP, (view.height - height) / 2.5)
  return { left: box.left + (left - margin) * scale, top: box.top + first * scale - above }
}
