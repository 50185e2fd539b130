import type { PDFPageProxy } from 'unpdf/pdfjs'
import { foldDotLeaders } from '../contentsLines.ts'
import { withRaised } from '../raised.ts'
import { repairText } from '../repairText.ts'
import type { Box, Drawing, DrawnLine } from './drawnTables/drawnLines.ts'
import type { Fonts } from './fonts.ts'

/** A piece of a printed line without large gaps, for example a table cell. In points; y is measured from the lower edge. */
export interface Segment {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly y: number
  /** Font size of the longest piece. */
  readonly size: number
  /** The bold text at its start. */
  readonly boldStart: string
  /** Shares of its characters by the style of their font, 0 to 1. */
  readonly bold: number
  readonly mono: number
  readonly math: number
  readonly isRotated: boolean
  /** A table whose rows the page divides by lines. The segment stands for all of its text. */
  readonly table?: RuledTable
}

/** The cells of a row from left to right, with the pieces of their text from top to bottom. */
export type Cells = readonly (readonly Segment[])[]

/** A table whose rows are divided by lines or backgrounds. */
export interface RuledTable extends Box {
  /** The names of the columns, on this page or on one before it. */
  readonly header: Cells | null
  readonly isHeaderPrinted: boolean
  readonly rows: readonly Cells[]
}

export interface PdfPage {
  /** In content order. */
  readonly segments: readonly Segment[]
  /** Text files have none. */
  readonly drawing?: Drawing
}

export type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>
type TextItem = Extract<TextContent['items'][number], { str: string }>

/** A gap of this many font sizes separates table cells, columns, and terms from their text. */
const SEGMENT_GAP = 0.95
const WORD_GAP = 0.15
/** Spaces in a justified line differ at most by this factor, and are at most so many font sizes wide. */
const SPACE_VARIATION = 1.65
const MAX_SPACE = 2
/** Maximum size of raised type, relative to the text before it. It is higher if it is as large. */
const RAISED_SIZE = 0.86
const HIGH_RAISED_SIZE = 1.01
const HIGH = 0.4
/** Maximum number of characters between a line and the space where a text is divided, because characters differ in width. */
const MAX_CUT_DISTANCE = 6
const MAX_RAISED_LENGTH = 6
/** Lowered type is at most so many font sizes below the line. */
const LOWEST = 0.7

interface Open {
  text: string
  left: number
  right: number
  y: number
  size: number
  longest: number
  boldStart: string
  isBoldStart: boolean
  characters: number
  bold: number
  mono: number
  math: number
  isRotated: boolean
  /** The largest gap in it. */
  gap: number
}

/** The text by the loaded name of its font. */
export function usedFonts(content: TextContent): Map<string, string> {
  const used = new Map<string, string>()
  for (const item of content.items)
    if ('str' in item && item.str.trim() !== '')
      used.set(item.fontName, (used.get(item.fontName) ?? '') + item.str)
  return used
}

/** Characters that only the font knows, and those that replace unknown ones. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: broken fonts map glyphs to them
const UNREADABLE = /[\p{Co}\ufffd\x00-\x08\x0e-\x1f]/gu

/** The characters on a page, and how many of them cannot be read. */
export function countCharacters(content: TextContent, fonts: Fonts): { all: number; unreadable: number } {
  let all = 0
  let unreadable = 0
  for (const [fontName, text] of usedFonts(content)) {
    const printed = text.replace(/\s/g, '')
    all += printed.length
    unreadable += fonts.of(fontName).isUnmapped ? printed.length : (printed.match(UNREADABLE)?.length ?? 0)
  }
  return { all, unreadable }
}

/**
 * The segments of a page, in content order, without glyphs whose characters are not known.
 * @param vertical the lines that divide cells, from left to right
 */
export function toSegments(
  content: TextContent,
  fonts: Fonts,
  vertical: readonly DrawnLine[] = [],
): Segment[] {
  const opens: Open[] = []
  for (const item of content.items) {
    // The position of the next piece shows the gap.
    if (!('str' in item) || item.str.trim() === '' || fonts.of(item.fontName).isUnmapped) continue
    for (const piece of cutAt(toOpen(item, fonts), vertical)) {
      const open = opens.at(-1)
      if (open === undefined) opens.push(piece)
      else if (isRaised(open, piece)) raise(open, piece)
      else if (isLowered(open, piece)) lower(open, piece)
      else if (isSameSegment(open, piece) && !isDivided(open, piece, vertical)) merge(open, piece)
      else opens.push(piece)
    }
  }
  const segments: Segment[] = []
  for (const open of withWideSpaces(opens, vertical)) push(segments, open)
  return segments
}

/** Joins the parts of a justified line between which spaces are as wide as gaps between cells. */
function withWideSpaces(opens: readonly Open[], vertical: readonly DrawnLine[]): Open[] {
  const joined: Open[] = []
  for (const open of opens) {
    const last = joined.at(-1)
    const gap = last === undefined ? 0 : open.left - last.right
    const isSpace =
      last !== undefined &&
      last.isRotated === open.isRotated &&
      Math.abs(last.y - open.y) < open.size * 0.1 &&
      gap > 0 &&
      gap < open.size * MAX_SPACE &&
      gap < Math.max(last.gap, open.gap) * SPACE_VARIATION &&
      !isDivided(last, open, vertical)
    if (isSpace) merge(last, open)
    else joined.push(open)
  }
  return joined
}

function push(segments: Segment[], open: Open): void {
  const text = foldDotLeaders(repairText(open.text))
  if (text === '') return
  const { left, right, y, size, characters, isRotated } = open
  segments.push({
    text,
    left,
    right,
    y,
    size,
    boldStart: repairText(open.boldStart),
    bold: open.bold / characters,
    mono: open.mono / characters,
    math: open.math / characters,
    isRotated,
  })
}

function toOpen({ str, transform, width, height, fontName }: TextItem, fonts: Fonts): Open {
  const [a = 0, b = 0, , , x = 0, y = 0] = transform
  const size = height > 0 ? height : Math.hypot(a, b)
  const style = fonts.of(fontName)
  const characters = str.length
  return {
    text: str,
    left: x,
    right: x + width,
    y,
    size,
    longest: characters,
    boldStart: style.isBold ? str : '',
    isBoldStart: style.isBold,
    characters,
    bold: style.isBold ? characters : 0,
    mono: style.isMono ? characters : 0,
    math: style.isMath ? characters : 0,
    isRotated: Math.abs(b) > Math.abs(a),
    gap: 0,
  }
}

/** Whether the piece continues the segment: same baseline, including superscripts, and to the right without a gap. */
function isSameSegment(open: Open, piece: Open): boolean {
  const size = Math.max(open.size, piece.size)
  const gap = piece.left - open.right
  return (
    Math.abs(open.y - piece.y) < size * 0.5 &&
    gap > -size &&
    gap < size * SEGMENT_GAP &&
    open.isRotated === piece.isRotated
  )
}

/** Whether a vertical line is in the gap between the two. */
function isDivided(open: Open, piece: Open, vertical: readonly DrawnLine[]): boolean {
  return lineBetween(open.right - 1, piece.left + 1, piece.y, vertical) !== undefined
}

/** The first vertical line between two places at a height. */
function lineBetween(
  from: number,
  to: number,
  y: number,
  vertical: readonly DrawnLine[],
): DrawnLine | undefined {
  let [low, high] = [0, vertical.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((vertical[middle]?.at ?? 0) < from) low = middle + 1
    else high = middle
  }
  for (let i = low; (vertical[i]?.at ?? to) < to; i += 1) {
    const line = vertical[i]
    if (line !== undefined && line.from < y && line.to > y) return line
  }
  return undefined
}

/** pdf.js joins the texts of cells that nearly touch. They are divided at the space nearest to the line between them. */
function cutAt(open: Open, vertical: readonly DrawnLine[]): Open[] {
  const { text, left, right } = open
  const line = open.isRotated ? undefined : lineBetween(left + 1, right - 1, open.y, vertical)
  if (line === undefined) return [open]
  const place = ((line.at - left) / (right - left)) * text.length
  const [before, after] = [text.lastIndexOf(' ', place), text.indexOf(' ', place)]
  const space = after >= 0 && (before < 0 || after - place < place - before) ? after : before
  if (space <= 0 || Math.abs(space - place) > MAX_CUT_DISTANCE) return [open]
  const part = (text: string, left: number, right: number): Open => ({
    ...open,
    text,
    left,
    right,
    longest: text.length,
    characters: text.length,
    boldStart: open.isBoldStart ? text : '',
    bold: open.bold > 0 ? text.length : 0,
    mono: open.mono > 0 ? text.length : 0,
    math: open.math > 0 ? text.length : 0,
  })
  const rest = part(text.slice(space + 1), line.at + 1, right)
  return [part(text.slice(0, space), left, line.at - 1), ...cutAt(rest, vertical)]
}

/** Whether a page can have a table or columns: at least two of its lines have several segments. */
export function hasRows(segments: readonly Segment[]): boolean {
  const lines = new Map<number, number>()
  for (const { y, isRotated } of segments) {
    const place = Math.round(y / 2)
    if (!isRotated) lines.set(place, (lines.get(place) ?? 0) + 1)
  }
  return [...lines.values()].filter((count) => count > 1).length > 1
}

function isRaised(open: Open, piece: Open): boolean {
  return (
    piece.size < open.size * (piece.y - open.y > open.size * HIGH ? HIGH_RAISED_SIZE : RAISED_SIZE) &&
    piece.text.trim().length <= MAX_RAISED_LENGTH &&
    piece.y - open.y > open.size * 0.2 &&
    piece.y - open.y < open.size &&
    Math.abs(piece.left - open.right) < open.size * 0.4
  )
}

/** Whether small type below the line directly follows the text, such as the 2 of H2O. */
function isLowered(open: Open, piece: Open): boolean {
  return (
    piece.size < open.size * RAISED_SIZE &&
    piece.text.trim().length <= MAX_RAISED_LENGTH &&
    open.y - piece.y > open.size * 0.05 &&
    open.y - piece.y < open.size * LOWEST &&
    Math.abs(piece.left - open.right) < open.size * WORD_GAP
  )
}

function lower(open: Open, piece: Open): void {
  open.text += piece.text.trim()
  open.right = Math.max(open.right, piece.right)
  open.characters += piece.text.trim().length
}

function raise(open: Open, piece: Open): void {
  const isAfterSpace = piece.left - open.right > open.size * WORD_GAP && !open.text.endsWith(' ')
  // After a sentence and a space, it is the mark before a note.
  const isBefore = isAfterSpace && /[.;:]$/.test(open.text)
  const text = withRaised(open.text, piece.text)
  open.right = Math.max(open.right, piece.right)
  if (text === open.text && !isBefore) return
  open.text = isAfterSpace ? `${open.text} ${piece.text.trim()}` : text
  open.characters += piece.text.length
}

function merge(open: Open, piece: Open): void {
  const gap = piece.left - open.right
  const isApart = gap > piece.size * WORD_GAP || /\s$/.test(open.text) || /^\s/.test(piece.text)
  const added = (isApart ? ' ' : '') + piece.text
  open.text += added
  open.right = Math.max(open.right, piece.right)
  open.gap = Math.max(open.gap, piece.gap, gap)
  if (open.isBoldStart && piece.boldStart !== '')
    open.boldStart += added.slice(0, added.length - piece.text.length) + piece.boldStart
  open.isBoldStart &&= piece.isBoldStart
  if (piece.characters > open.longest) {
    open.y = piece.y
    open.size = piece.size
    open.longest = piece.characters
  }
  open.characters += piece.characters
  open.bold += piece.bold
  open.mono += piece.mono
  open.math += piece.math
}
