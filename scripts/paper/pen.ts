import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import type { Paper } from '../../mocks/worlds/demo/papers/paper.ts'

/** A PDF that is being written. */
export type Pdf = PDFKit.PDFDocument

export interface Style {
  readonly font: 'regular' | 'bold'
  /** In points. */
  readonly size: number
  /** The distance between lines, in points. */
  readonly leading: number
  readonly color: string
}

const FONT_FILES = { regular: 'LiberationSans-Regular.ttf', bold: 'LiberationSans-Bold.ttf' }

/** Fixed, so that the same text always results in the same bytes. */
const WRITTEN_AT = new Date('2026-01-05T09:00:00Z')

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89 }

/** A tagged PDF without pages, with its fonts. Only the letters that are used are embedded. */
export function createDocument({ title }: Paper): Pdf {
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: 'en-US',
    tagged: true,
    displayTitle: true,
    info: { Title: title, Author: 'Halden Sleep and Memory Laboratory', CreationDate: WRITTEN_AT },
  })
  const { resolve } = createRequire(import.meta.url)
  for (const [name, file] of Object.entries(FONT_FILES))
    document.registerFont(name, resolve(`pdfjs-dist/standard_fonts/${file}`))
  return document
}

export function widthOf(document: Pdf, text: string, { font, size }: Style): number {
  return document.font(font).fontSize(size).widthOfString(text)
}

/** Draws a line of text. `top` is the upper edge of the line. */
export function drawLine(document: Pdf, text: string, x: number, top: number, style: Style): void {
  const { font, size, color } = style
  document.font(font).fontSize(size).fillColor(color).text(text, x, top, { lineBreak: false })
}

/** Divides a text into lines that are not wider than `width`. */
export function breakLines(document: Pdf, text: string, width: number, style: Style): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`
    if (lines.length > 0 && widthOf(document, longer, style) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Draws what belongs to the layout and not to the text. */
export function drawArtifact(document: Pdf, draw: () => void): void {
  document.markContent('Artifact', { type: 'Layout' })
  draw()
  document.endMarkedContent()
}
