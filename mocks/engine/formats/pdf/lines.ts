import type { PDFPageProxy } from 'unpdf/pdfjs'
import { foldDotLeaders } from '../contentsLines.ts'
import { withRaised } from '../raised.ts'
import { repairText } from '../repairText.ts'
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
}

export interface PdfPage {
  /** In content order. */
  readonly segments: readonly Segment[]
}

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>
type TextItem = Extract<TextContent['items'][number], { str: string }>

/** A gap of this many font sizes separates table cells, columns, and terms from their text. */
const SEGMENT_GAP = 0.95
const WORD_GAP = 0.15
/** Maximum size of raised type, relative to the text before it. */
const RAISED_SIZE = 0.82
const MAX_RAISED_LENGTH = 6

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

/** The segments of a page, in content order, without glyphs whose characters are not known. */
export function toSegments(content: TextContent, fonts: Fonts): Segment[] {
  const segments: Segment[] = []
  let open: Open | null = null
  for (const item of content.items) {
    // The position of the next piece shows the gap.
    if (!('str' in item) || item.str.trim() === '' || fonts.of(item.fontName).isUnmapped) continue
    const piece = toOpen(item, fonts)
    if (open !== null && isRaised(open, piece)) raise(open, piece)
    else if (open !== null && isSameSegment(open, piece)) merge(open, piece)
    else {
      if (open !== null) push(segments, open)
      open = piece
    }
  }
  if (open !== null) push(segments, open)
  return segments
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

function isRaised(open: Open, piece: Open): boolean {
  return (
    piece.size < open.size * RAISED_SIZE &&
    piece.text.trim().length <= MAX_RAISED_LENGTH &&
    piece.y - open.y > open.size * 0.2 &&
    piece.y - open.y < open.size &&
    Math.abs(piece.left - open.right) < open.size * 0.4
  )
}

function raise(open: Open, piece: Open): void {
  const text = withRaised(open.text, piece.text)
  if (text === open.text) return
  open.characters += text.length - open.text.length
  open.text = text
  open.right = Math.max(open.right, piece.right)
}

function merge(open: Open, piece: Open): void {
  const gap = piece.left - open.right
  const isApart = gap > piece.size * WORD_GAP || /\s$/.test(open.text) || /^\s/.test(piece.text)
  const added = (isApart ? ' ' : '') + piece.text
  open.text += added
  open.right = Math.max(open.right, piece.right)
  open.isBoldStart &&= piece.bold > 0
  if (open.isBoldStart) open.boldStart += added
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
