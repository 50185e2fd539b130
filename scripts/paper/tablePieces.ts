import type { PaperTable } from '../../mocks/worlds/demo/papers/paper.ts'
import { breakLines, drawArtifact, type Pdf } from './pen.ts'
import { RULE_COLOR, STYLES } from './styles.ts'
import type { DrawnPiece, Target } from './textPieces.ts'
import { addElement, captionPieces, drawTagged } from './textPieces.ts'

const PADDING = 5
const GAP = 10

/** A table below its caption, which is not divided. */
export function tablePieces(target: Target, content: PaperTable, width: number): DrawnPiece[] {
  const { caption, header, widths, rows } = content
  const table = addElement(target, 'Table')
  const total = widths.reduce((sum, share) => sum + share, 0)
  const columns = widths.map((share, i) => ({
    x: (widths.slice(0, i).reduce((sum, before) => sum + before, 0) / total) * width,
    width: (share / total) * width - GAP,
  }))
  const rowPiece = (cells: readonly string[], isHeader: boolean, keepsNext: boolean): DrawnPiece => {
    const row = addElement(table, 'TR')
    const style = isHeader ? STYLES.label : STYLES.value
    const drawn = cells.map((cell, i) => ({
      element: addElement(row, isHeader ? 'TH' : 'TD'),
      lines: breakLines(target.document, cell, columns[i]?.width ?? 0, style),
      x: columns[i]?.x ?? 0,
    }))
    const lineCount = Math.max(...drawn.map(({ lines }) => lines.length))
    const height = lineCount * style.leading + PADDING * 2
    return {
      height,
      before: isHeader ? 4 : 0,
      keepsNext,
      draw(x, top) {
        for (const cell of drawn)
          for (const [i, line] of cell.lines.entries())
            drawTagged(cell.element, line, x + cell.x, top + PADDING + i * style.leading, style)
        drawRule(target.document, x, top + height, width, isHeader ? 1 : 0.5)
        if (isHeader) drawRule(target.document, x, top, width, 1)
      },
    }
  }
  return [
    ...captionPieces(table, caption, width),
    rowPiece(header, true, true),
    ...rows.map((cells, i) => rowPiece(cells, false, i < rows.length - 1)),
  ]
}

/** A horizontal line. */
export function drawRule(document: Pdf, x: number, y: number, width: number, thickness: number): void {
  drawArtifact(document, () => {
    const line = document.moveTo(x, y).lineTo(x + width, y)
    line.lineWidth(thickness).strokeColor(RULE_COLOR).stroke()
  })
}
