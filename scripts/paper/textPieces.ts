import type { Piece } from './layout.ts'
import type { Pdf, Style } from './pen.ts'
import { breakLines, drawLine } from './pen.ts'
import { STYLES } from './styles.ts'

export interface DrawnPiece extends Piece {
  /** Draws it on the current page, with its upper left corner at this place. */
  readonly draw: (x: number, top: number) => void
}

/** The document and the element of its structure to which the blocks belong. */
export interface Target {
  readonly document: Pdf
  readonly element: PDFKit.PDFStructureElement
}

/** Adds an element to the structure, for example a paragraph ('P'). */
export function addElement({ document, element }: Target, type: string, options = {}): Target {
  const child = document.struct(type, options)
  element.add(child)
  return { document, element: child }
}

/** Draws a line as content of an element. */
export function drawTagged(target: Target, text: string, x: number, top: number, style: Style): void {
  const { document, element } = target
  element.add(document.markStructureContent('Span'))
  drawLine(document, text, x, top, style)
  document.endMarkedContent()
}

/** The lines of a text that is the content of an element, with space above the first line. */
export function linePieces(element: Target, text: string, width: number, style: Style, before: number) {
  return breakLines(element.document, text, width, style).map(
    (line, i): DrawnPiece => ({
      height: style.leading,
      before: i === 0 ? before : 0,
      keepsNext: true,
      draw: (x, top) => drawTagged(element, line, x, top, style),
    }),
  )
}

export function headingPieces(target: Target, text: string, width: number): DrawnPiece[] {
  return linePieces(addElement(target, 'H2'), text, width, STYLES.heading, 12)
}

/** A paragraph, of which at least two lines are in the same column. */
export function paragraphPieces(target: Target, text: string, width: number): DrawnPiece[] {
  return bodyPieces(addElement(target, 'P'), text, width)
}

export function captionPieces(target: Target, text: string, width: number): DrawnPiece[] {
  return linePieces(addElement(target, 'Caption'), text, width, STYLES.caption, 8)
}

const INDENT = 14

export function listPieces(target: Target, items: readonly string[], width: number): DrawnPiece[] {
  const list = addElement(target, 'L')
  return items.flatMap((item) => {
    const listItem = addElement(list, 'LI')
    const label = addElement(listItem, 'Lbl')
    const lines = bodyPieces(addElement(listItem, 'LBody'), item, width - INDENT)
    return lines.map((line, i) => ({
      ...line,
      draw(x: number, top: number) {
        if (i === 0) drawTagged(label, '•', x, top, STYLES.body)
        line.draw(x + INDENT, top)
      },
    }))
  })
}

function bodyPieces(element: Target, text: string, width: number): DrawnPiece[] {
  const lines = linePieces(element, text, width, STYLES.body, 6)
  return lines.map((line, i) => ({
    ...line,
    keepsNext: i === 0 ? lines.length > 1 : i === lines.length - 2,
  }))
}
