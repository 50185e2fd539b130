import type { ScannedLine, ScannedPage, ScannedWord } from '../../recognition/scannedPage.ts'
import { NO_DRAWING } from './drawnTables/drawnLines.ts'
import { type FontStyle, Fonts } from './fonts.ts'
import { type PdfPage, type TextContent, toSegments } from './lines.ts'
import { mostFrequent } from './rows.ts'

/** Sizes that differ less from that of most of the text are taken for the same, because they are measured. */
const SAME_SIZE = 0.13
/** Other sizes are rounded to steps of this factor. */
const STEP = 1.1

/**
 * Strokes that are wider by this factor, relative to the size, are bold. A line that is bold in part, as one that begins with
 * a term, has less.
 */
const BOLD_STROKE = 1.4
/** Of each word that is bold at the start of a line; single words vary more. */
const BOLD_WORD_STROKE = 1.3
const BOLD = 'bold'

/** What most of the recognized text has, in points. */
export interface UsualType {
  readonly size: number
  readonly stroke: number
}

export function usualType(pages: readonly ScannedPage[]): UsualType {
  const lines = pages.flatMap((page) => page.lines)
  const size = mostUsual(lines, (line) => line.size, 0.5)
  const plain = lines.filter((line) => Math.abs(line.size / size - 1) < SAME_SIZE)
  return { size, stroke: mostUsual(plain, (line) => line.stroke, 0.05) }
}

function mostUsual(
  lines: readonly ScannedLine[],
  measure: (line: ScannedLine) => number,
  step: number,
): number {
  const counts = new Map<number, number>()
  for (const line of lines) {
    const value = Math.round(measure(line) / step) * step
    counts.set(value, (counts.get(value) ?? 0) + line.words.length)
  }
  return mostFrequent(counts) ?? 0
}

/** Fonts of recognized text: a plain and a bold one. */
class ScanFonts extends Fonts {
  override of(name: string): FontStyle {
    return { ...super.of(name), isBold: name === BOLD }
  }
}

/** The text of a recognized page, and the lines that divide its tables. */
export function toScanPage({ lines, rules }: ScannedPage, usual: UsualType): PdfPage {
  const drawing = { ...NO_DRAWING, ...rules }
  const items = lines.flatMap(({ y, size, stroke, words }) => {
    const rounded = roundSize(size, usual.size)
    const plain = usual.stroke * Math.max(1, rounded / usual.size)
    const boldWords = stroke > plain * BOLD_STROKE ? words.length : boldStart(words, plain * BOLD_WORD_STROKE)
    return words.map(({ text, left, right }, i): TextContent['items'][number] => ({
      str: text,
      dir: 'ltr',
      transform: [rounded, 0, 0, rounded, left, y],
      width: right - left,
      height: rounded,
      fontName: i < boldWords ? BOLD : '',
      hasEOL: false,
    }))
  })
  const segments = toSegments({ items, styles: {}, lang: null }, new ScanFonts(), drawing.vertical)
  return { segments, drawing }
}

/** The number of bold words with which a line begins if they end with a stop or colon, as a term or a title in the text does. */
function boldStart(words: readonly ScannedWord[], limit: number): number {
  const count = words.findIndex(({ stroke = 0 }) => stroke <= limit)
  return /[.:]$/.test(words[count - 1]?.text ?? '') ? count : 0
}

function roundSize(size: number, usual: number): number {
  if (Math.abs(size / usual - 1) < SAME_SIZE) return usual
  return usual * STEP ** Math.round(Math.log(size / usual) / Math.log(STEP))
}
