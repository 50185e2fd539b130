import type { PDFPageProxy } from 'pdfjs-dist'
import type { ScannedText } from './pdf.ts'

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>

/** A page with fewer words of its own is a scan, perhaps with a stamp or a page number. */
export const FEW_WORDS = 5

const FONT = 'scan'

/**
 * The words of a scanned page in the form of pdf.js's text content.
 * @param toPage from document units to page units with the origin at the upper left
 */
export function toTextContent({ angle, words }: ScannedText, toPage: readonly number[]): TextContent {
  const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)]
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = toPage
  const area = a * d - b * c
  const unit = Math.sqrt(Math.abs(area))
  /** A direction on the page in document units. */
  const direction = (x: number, y: number) => [(d * x - c * y) / area, (a * y - b * x) / area]
  const itemAt = (str: string, x: number, y: number, width: number, height: number, hasEOL: boolean) => ({
    str,
    dir: 'ltr',
    transform: [
      ...direction(height * cos, height * sin),
      ...direction(height * sin, -height * cos),
      ...direction(x - e, y - f),
    ],
    width: width / unit,
    height: height / unit,
    fontName: FONT,
    hasEOL,
  })
  const items = words.flatMap(({ text, x, y, width, height, ends_line = false }, i) => {
    const word = itemAt(text, x, y, width, height, ends_line)
    const next = words[i + 1]
    if (ends_line || next === undefined) return [word]
    const space = Math.max(0, (next.x - x) * cos + (next.y - y) * sin - width)
    return [word, itemAt(' ', x + width * cos, y + width * sin, space, height, false)]
  })
  const styles = { [FONT]: { fontFamily: 'sans-serif', ascent: 0.9, descent: -0.2, vertical: false } }
  return { items, styles, lang: null }
}
