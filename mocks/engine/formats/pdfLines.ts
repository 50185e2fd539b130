import type { PDFPageProxy } from 'unpdf/pdfjs'
import { foldDotLeaders } from '../contentsPage.ts'

/** A line of a PDF page. In points; y is measured from the lower edge. */
export interface PdfLine {
  readonly text: string
  readonly left: number
  readonly right: number
  readonly y: number
  /** Font size of the longest piece. */
  readonly size: number
}

export interface PdfPageLines {
  readonly height: number
  readonly lines: readonly PdfLine[]
}

interface TextItem {
  str: string
  transform: number[]
  width: number
  height: number
  hasEOL: boolean
}

type TextContent = Awaited<ReturnType<PDFPageProxy['getTextContent']>>

/** The lines of a page, in content order. */
export function toLines(content: TextContent): PdfLine[] {
  const lines: PdfLine[] = []
  let open: PdfLine | null = null
  const close = (): void => {
    if (open !== null) lines.push(open)
    open = null
  }
  for (const item of content.items) {
    if (!('str' in item)) continue
    const piece = toPiece(item)
    if (piece !== null) {
      if (open !== null && !isSameLine(open, piece)) close()
      open = open === null ? piece : merge(open, piece)
    }
  }
  close()
  return lines.map((line) => ({ ...line, text: clean(line.text) })).filter((line) => line.text !== '')
}

/** Null for white space, because the position of the next piece shows the gap. */
function toPiece({ str, transform, width, height }: TextItem): PdfLine | null {
  if (str.trim() === '') return null
  const [a = 0, b = 0, , , x = 0, y = 0] = transform
  const size = height > 0 ? height : Math.hypot(a, b)
  return { text: str, left: x, right: x + width, y, size }
}

/** Whether the piece continues the line: same baseline, including superscripts, and to the right. */
function isSameLine(line: PdfLine, piece: PdfLine): boolean {
  const size = Math.max(line.size, piece.size)
  return Math.abs(line.y - piece.y) < size * 0.5 && piece.left > line.right - size
}

function merge(line: PdfLine, piece: PdfLine): PdfLine {
  const gap = piece.left - line.right
  const isApart = gap > piece.size * 0.15 || /\s$/.test(line.text) || /^\s/.test(piece.text)
  const isLonger = piece.text.length > line.text.length
  return {
    text: line.text + (isApart ? ' ' : '') + piece.text,
    left: line.left,
    right: Math.max(line.right, piece.right),
    y: isLonger ? piece.y : line.y,
    size: isLonger ? piece.size : line.size,
  }
}

/** Removes control characters, soft hyphens and repeated spaces; expands ligatures; shortens dot leaders. */
function clean(text: string): string {
  const plain = text
    .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
    // biome-ignore lint/suspicious/noControlCharactersInRegex: broken fonts map glyphs to them
    .replace(/[\u00ad\ufffd\x00-\x08\x0e-\x1f]/g, '')
    .replace(/\s+/g, ' ')
  return foldDotLeaders(plain)
}
