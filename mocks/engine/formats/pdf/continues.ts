import { hasDotLeaders } from '../contentsLines.ts'
import { isCaption, isItem, isMono } from './rowKinds.ts'
import type { BodyStyle, Row } from './rows.ts'

/** Relative difference below which two font sizes are equal. */
const SIZE_TOLERANCE = 0.08
/** A gap of this many line distances separates paragraphs. */
const PARAGRAPH_GAP = 1.28
/** An indentation in font sizes. */
const INDENT = 0.8
const MAX_HANGING_INDENT = 9
/** Number of rows above and below that determine the right margin. */
const MARGIN_SAMPLE_ROWS = 20
const MIN_MARGIN_SAMPLE = 4

/** Whether more than the usual space between lines separates two rows. */
export function isApart(above: Row | undefined, row: Row, body: BodyStyle): boolean {
  if (above === undefined || above.table !== null || row.table !== null) return true
  return above.y - row.y > Math.max(above.size, row.size) * body.leading * PARAGRAPH_GAP
}

export function isOtherSize(above: Row, row: Row): boolean {
  return Math.abs(above.size - row.size) > Math.max(above.size, row.size) * SIZE_TOLERANCE
}

export function isIndented(row: Row, left: number): boolean {
  return row.left > left + row.size * INDENT
}

/** Whether a text ends a sentence or introduces what follows. */
export function isTerminated(text: string): boolean {
  return /[.!?:…。！？：][\])"'”’»]*$/u.test(text)
}

/** Whether the first word of the next row would not have fitted on this one. */
export function isFull(rows: readonly Row[], i: number): boolean {
  const [row, next] = [rows[i], rows[i + 1]]
  if (row === undefined) return false
  const characterWidth = (row.right - row.left) / Math.max(1, row.text.length)
  const firstWord = /^\S+/.exec(next?.text ?? '')?.[0].length ?? 3
  return row.right + (firstWord + 1) * characterWidth >= rightMargin(rows, i)
}

/** The 80th percentile of the right edges of the surrounding rows, if possible of those with the same left edge. */
function rightMargin(rows: readonly Row[], i: number): number {
  const row = rows[i]
  if (row === undefined) return 0
  const around = rows.slice(Math.max(0, i - MARGIN_SAMPLE_ROWS), i + MARGIN_SAMPLE_ROWS)
  const aligned = around.filter((other) => Math.abs(other.left - row.left) < 2)
  const wider = around.filter((other) => other.left <= row.left + 1 && other.right > row.left)
  const edges = (aligned.length >= MIN_MARGIN_SAMPLE ? aligned : wider).map(({ right }) => right)
  return edges.sort((a, b) => a - b)[Math.floor(edges.length * 0.8)] ?? row.right
}

/** Whether the row hangs under a later segment of the first one. */
function isUnderSegment(row: Row, first: Row): boolean {
  return first.segments.slice(1).some(({ left }) => Math.abs(left - row.left) < 3)
}

/** Whether both rows have a gap at the same place, such as a term and the text beside it. */
function isParallel(row: Row, first: Row): boolean {
  const [a, b] = [row.segments[1], first.segments[1]]
  if (a === undefined || b === undefined || Math.abs(row.left - first.left) > 2) return false
  return Math.abs(a.left - b.left) < 2
}

/**
 * Whether the paragraph that starts at row `start` continues from row i - 1 to row i.
 * @param isList whether its first row is that of a list item
 */
export function continues(
  rows: readonly Row[],
  start: number,
  i: number,
  body: BodyStyle,
  isList: boolean,
): boolean {
  const [first, above, row] = [rows[start], rows[i - 1], rows[i]]
  if (first === undefined || above === undefined || row === undefined) return false
  if (row.isRotated !== above.isRotated || isApart(above, row, body)) return false
  if (isOtherSize(above, row) && row.math < 0.3 && above.math < 0.3) return false
  if (above.y - row.y < 0 || isParallel(row, first)) return false
  if (hasDotLeaders(row.text)) return false
  const isEnded = isTerminated(above.text)
  const fits = !isFull(rows, i - 1)
  const isLower = /^\p{Ll}/u.test(row.text)
  const isCut = /\p{L}[-‐]$/u.test(above.text) && isLower
  if (isCut) return true
  // A line inside an item can start with a number or an initial: 'A. See below'.
  const isInside = isList && row.left > first.left + row.size * 0.5
  if (isItem(row) && (isEnded || fits || (isList && !isInside) || row.text.startsWith('•'))) return false
  if (isCaption(row) && (isEnded || fits)) return false
  if (isMono(row) !== isMono(above) && (isEnded || fits)) return false
  if (row.bold > 0.8 && above.bold < 0.5 && (isEnded || fits)) return false
  if (above.bold > 0.8 && row.bold < 0.5 && fits) return false
  if (i === start + 1) {
    // The second row of a paragraph is further left than an indented first one, and further right than a hanging one.
    if (isIndented(row, first.left))
      return !fits && (isUnderSegment(row, first) || row.left - first.left < row.size * MAX_HANGING_INDENT)
    // The first line of a numbered paragraph can be indented.
    if (isList && row.left < first.left - 2) return !fits && !isEnded
  } else if (isIndented(row, above.left) || isIndented(above, row.left)) return false
  return !fits || (!isEnded && isLower)
}
