import type { Piece } from './layout.ts'
import type { Style } from './pen.ts'
import { breakLines, drawLine } from './pen.ts'
import { LEADING, STYLES } from './styles.ts'

export interface DrawnPiece extends Piece {
  /** Draws it on the current page, with its upper left corner at this place. */
  readonly draw: (x: number, top: number) => void
}

/** The document and the element of its structure to which the blocks belong. */
export interface Target {
  readonly document: PDFKit.PDFDocument
  readonly element: PDFKit.PDFStructureElement
}

/** Adds an element to the structure, for example a paragraph ('P'). */
export function addElement({ document, element }: Target, type: string): Target {
  const child = document.struct(type)
  element.add(child)
  return { document, element: child }
}

/** Draws a line as content of an element. */
export function drawTagged(
  { document, element }: Target,
  text: string,
  x: number,
  top: number,
  style: Style,
): void {
  element.add(document.markStructureContent('Span'))
  drawLine(document, text, x, top, style)
  document.endMarkedContent()
}

export function headingPieces(target: Target, text: string, width: number): DrawnPiece[] {
  const element = addElement(target, 'H2')
  return breakLines(target.document, text, width, STYLES.heading).map((line, i) => ({
    height: LEADING.heading + 2,
    before: i === 0 ? 12 : 0,
    keepsNext: true,
    draw: (x, top) => drawTagged(element, line, x, top, STYLES.heading),
  }))
}

/** A paragraph, of which at least two lines are in the same column. */
export function paragraphPieces(target: Target, text: string, width: number): DrawnPiece[] {
  return linePieces(addElement(target, 'P'), breakLines(target.document, text, width, STYLES.body), 0)
}

export function captionPieces(target: Target, text: string, width: number): DrawnPiece[] {
  const element = addElement(target, 'Caption')
  const lines = breakLines(target.document, text, width, STYLES.caption)
  return lines.map((line, i) => ({
    height: LEADING.caption,
    before: i === 0 ? 8 : 0,
    keepsNext: true,
    draw: (x, top) => drawTagged(element, line, x, top, STYLES.caption),
  }))
}

const INDENT = 14

export function listPieces(target: Target, items: readonly string[], width: number): DrawnPiece[] {
  const list = addElement(target, 'L')
  return items.flatMap((item) => {
    const listItem = addElement(list, 'LI')
    const label = addElement(listItem, 'Lbl')
    const lines = breakLines(target.document, item, width - INDENT, STYLES.body)
    const [first, ...rest] = linePieces(addElement(listItem, 'LBody'), lines, INDENT)
    if (first === undefined) return []
    const drawFirst: DrawnPiece['draw'] = (x, top) => {
      drawTagged(label, '•', x, top, STYLES.body)
      first.draw(x, top)
    }
    return [{ ...first, draw: drawFirst }, ...rest]
  })
}

function linePieces(element: Target, lines: readonly string[], indent: number): DrawnPiece[] {
  return lines.map((line, i) => ({
    height: LEADING.body,
    before: i === 0 ? 6 : 0,
    keepsNext: i === 0 ? lines.length > 1 : i === lines.length - 2,
    draw: (x, top) => drawTagged(element, line, x + indent, top, STYLES.body),
  }))
}
