import type { PDFPageProxy } from 'unpdf/pdfjs'
import { unitBySpelling } from '../../text/units.ts'
import { NO_DRAWING } from './drawnTables/drawnLines.ts'
import type { PdfPage } from './lines.ts'

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>
type Item = TextContent['items'][number]
type TextItem = Extract<Item, { str: string }>

/** Letters that are written from right to left: Hebrew, Arabic, Syriac, Thaana and others. */
const RIGHT_TO_LEFT = /(?=\p{L})[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u
const LETTER = /\p{L}/u
/** Digits, and signs that belong to the number beside them. */
const NUMBER = /\p{Nd}|^[+#$%‰€£¥¢°]$/u

/** Shares of letters from right to left. On a page that is mostly written so, a line may have many names in Latin letters. */
const MOSTLY = 0.5
const MIN_SHARE_ON_SUCH_A_PAGE = 0.3

/** Gaps in font sizes: between words, and between cells or columns. */
const WORD_GAP = 0.15
const SEGMENT_GAP = 0.95
/** Maximum distance between the baselines of a line. */
const SAME_LINE = 0.3

interface Place {
  readonly text: string
  readonly left: number
  readonly right: number
  /** Of the font. */
  readonly size: number
}

/** A part of a line with one direction, as far as its letters show one. */
interface Piece extends Place {
  readonly item: TextItem
  readonly direction: 'right' | 'left' | 'number' | 'none'
}

/**
 * The text of a page in which each line with letters from right to left is one item in the order of reading. Programs print
 * the letters of such a line in either direction, so the places decide, as in the Unicode Bidirectional Algorithm (UAX #9).
 */
export function inOrderOfReading(content: TextContent): TextContent {
  const texts = content.items.map((item) => ({ text: 'str' in item ? item.str : '' }))
  const share = rightToLeftShare(texts)
  if (share === 0) return content
  const minimum = share > MOSTLY ? MIN_SHARE_ON_SUCH_A_PAGE : MOSTLY
  return { ...content, items: linesOf(content.items).flatMap((line) => joinLine(line, minimum)) }
}

/** A page that is mostly written from right to left as in a mirror, because columns, indents and lines are read from the left. */
export function fromTheLeft(page: PdfPage): PdfPage {
  if (rightToLeftShare(page.segments) <= MOSTLY) return page
  const { segments, drawing = NO_DRAWING } = page
  const mirrored = <Placed extends { readonly left: number; readonly right: number }>(
    each: Placed,
  ): Placed => ({
    ...each,
    left: -each.right,
    right: -each.left,
  })
  return {
    segments: segments.map(mirrored),
    drawing: {
      horizontal: drawing.horizontal.map(({ at, from, to }) => ({ at, from: -to, to: -from })),
      vertical: drawing.vertical.map((line) => ({ ...line, at: -line.at })).toReversed(),
      fills: drawing.fills.map(mirrored),
    },
  }
}

/** Items one after the other with one baseline. Others are alone. */
function linesOf(items: readonly Item[]): Item[][] {
  const lines: Item[][] = []
  for (const item of items) {
    const last = lines.at(-1)?.at(-1)
    if (last !== undefined && isSameLine(last, item)) lines.at(-1)?.push(item)
    else lines.push([item])
  }
  return lines
}

function isSameLine(above: Item, item: Item): boolean {
  if (!('str' in above) || !('str' in item) || isRotated(above) || isRotated(item)) return false
  return Math.abs(above.transform[5] - item.transform[5]) < sizeOf(item) * SAME_LINE
}

const isRotated = ({ transform: [a, b] }: TextItem): boolean => Math.abs(b) > Math.abs(a)
const sizeOf = ({ height, transform: [a, b] }: TextItem): number => (height > 0 ? height : Math.hypot(a, b))

/** @param minimum the share of letters above which the line is read from right to left */
function joinLine(items: readonly Item[], minimum: number): Item[] {
  if (!items.some((item) => 'str' in item && RIGHT_TO_LEFT.test(item.str))) return [...items]
  const pieces = withMarksInside(
    items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? toPiece(item) : [])),
  ).sort((a, b) => a.left - b.left)
  const cells: Piece[][] = []
  for (const piece of pieces) {
    const right = cells.at(-1)?.reduce((most, { right }) => Math.max(most, right), Number.NEGATIVE_INFINITY)
    if (right !== undefined && piece.left - right < piece.size * SEGMENT_GAP) cells.at(-1)?.push(piece)
    else cells.push([piece])
  }
  const isRight = rightToLeftShare(pieces) > minimum
  const joined = cells.map((cell) => toItem(cell, isRight))
  return isRight ? joined.toReversed() : joined
}

/**
 * Pieces of which none is inside of another one. Programs print marks such as a period apart, and pdf.js joins the texts on
 * both sides of it, so these are divided again at the space that is nearest to the mark.
 */
function withMarksInside(pieces: readonly Piece[]): Piece[] {
  const marks = pieces.filter(({ direction, text }) => direction === 'none' && text.length === 1)
  return marks.reduce<Piece[]>(
    (divided, mark) => divided.flatMap((piece) => dividedAround(piece, mark)),
    [...pieces],
  )
}

function dividedAround(piece: Piece, mark: Piece): Piece[] {
  const { text, left, right, direction } = piece
  if (direction !== 'left' || mark.left < left + 1 || mark.right > right - 1) return [piece]
  const place = ((right - mark.right) / (right - left)) * text.length
  const [before, after] = [text.lastIndexOf(' ', place), text.indexOf(' ', place)]
  const space = after >= 0 && (before < 0 || after - place < place - before) ? after : before
  if (space <= 0) return [piece]
  return [
    { ...piece, text: text.slice(0, space), left: mark.right },
    { ...piece, text: text.slice(space + 1), right: mark.left - piece.size * WORD_GAP },
  ]
}

function toPiece(item: TextItem): Piece {
  const text = item.str.trim()
  const direction = RIGHT_TO_LEFT.test(text)
    ? 'left'
    : LETTER.test(text)
      ? 'right'
      : NUMBER.test(text)
        ? 'number'
        : 'none'
  const [left, width] = [item.transform[4], item.width]
  return { text, left, right: left + width, size: sizeOf(item), item, direction }
}

function toItem(cell: readonly Piece[], isRight: boolean): TextItem {
  const longest = cell.reduce((most, piece) => (piece.text.length > most.text.length ? piece : most))
  const left = cell.reduce((least, piece) => Math.min(least, piece.left), Number.POSITIVE_INFINITY)
  const right = cell.reduce((most, piece) => Math.max(most, piece.right), Number.NEGATIVE_INFINITY)
  const [a, b, c, d, , y] = longest.item.transform
  return {
    ...longest.item,
    str: textOf(cell, isRight),
    transform: [a, b, c, d, left, y],
    width: right - left,
  }
}

/** The text of pieces that are sorted from left to right. */
function textOf(visual: readonly Piece[], isRight: boolean): string {
  const words = withoutGaps(visual)
  const runs = isRight ? runsOf(words.toReversed(), 'right') : runsOf(words, 'left')
  const texts = runs.map((run) => spaced(run.length > 1 ? run.toReversed() : run))
  const { text } = spaced(texts)
  return isRight ? withBrackets(withNumbersFirst(text)) : text
}

/** '900 kg' in a line from right to left looks like 'kg 900'. */
function withNumbersFirst(text: string): string {
  return text.replace(AMOUNT, (whole, unit: string, number: string) =>
    unitBySpelling(unit.toLowerCase()) === undefined ? whole : `${number} ${unit}`,
  )
}

/** A word and a number with no other Latin word beside them. */
const AMOUNT = /(?<![A-Za-z\d.,] ?)([A-Za-zµΩ°²³/%]{1,5}) (\d[\d.,]*)(?! ?[A-Za-z])/g

/** The glyph of a bracket shows the side on which it is. */
function withBrackets(text: string): string {
  const startsWithEnd = /^[^([{«]*[)\]}»]/.test(text)
  return startsWithEnd ? text.replace(/[()[\]{}«»]/g, (mark) => MIRRORED[mark] ?? mark) : text
}

/** Pieces in the order of reading as one, with spaces where there are gaps. */
function spaced(pieces: readonly Place[]): Place {
  return pieces.reduce((before, piece) => {
    const gap = Math.max(piece.left - before.right, before.left - piece.right)
    return {
      text: `${before.text}${gap < piece.size * WORD_GAP ? '' : ' '}${piece.text}`,
      left: Math.min(before.left, piece.left),
      right: Math.max(before.right, piece.right),
      size: piece.size,
    }
  })
}

const MIRRORED: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '«': '»',
  '»': '«',
}

/** Joins pieces of the same word, and the parts of numbers. */
function withoutGaps(visual: readonly Piece[]): Piece[] {
  const words: Piece[] = []
  for (const [i, piece] of visual.entries()) {
    const last = words.at(-1)
    const isTouching = last !== undefined && piece.left - last.right < piece.size * WORD_GAP
    const direction = isTouching ? commonDirection(last, piece, visual[i + 1]) : null
    if (last === undefined || direction === null) words.push(piece)
    else {
      const text = direction === 'left' ? piece.text + last.text : last.text + piece.text
      words[words.length - 1] = { ...last, direction, text, right: Math.max(last.right, piece.right) }
    }
  }
  return words
}

/** The direction of two pieces that are one word; null if they are not. */
function commonDirection(a: Piece, b: Piece, next: Piece | undefined): Piece['direction'] | null {
  if (a.direction === b.direction) return a.direction
  const isLatin = [a, b].every(({ direction }) => direction === 'right' || direction === 'number')
  if (isLatin) return 'right'
  const isInNumber = a.direction === 'number' && b.direction === 'none' && next?.direction === 'number'
  return isInNumber ? 'number' : null
}

/** Pieces in the line's direction, with those together that are read in the other one: from a letter to the last letter or number. */
function runsOf(pieces: readonly Piece[], other: 'right' | 'left'): Piece[][] {
  const base = other === 'right' ? 'left' : 'right'
  const runs: Piece[][] = []
  for (let i = 0; i < pieces.length; i += 1) {
    const first = pieces[i]
    if (first === undefined) break
    let end = i
    if (first.direction === other || first.direction === 'number')
      for (let j = i; j < pieces.length && pieces[j]?.direction !== base; j += 1)
        if (pieces[j]?.direction === other) end = j
    runs.push(pieces.slice(i, end + 1))
    i = end
  }
  return runs
}

function rightToLeftShare(texts: readonly { readonly text: string }[]): number {
  const text = texts.map((each) => each.text).join('')
  if (!RIGHT_TO_LEFT.test(text)) return 0
  let [right, all] = [0, 0]
  for (const character of text) {
    if (RIGHT_TO_LEFT.test(character)) right += 1
    if (LETTER.test(character)) all += 1
  }
  return right / Math.max(1, all)
}
