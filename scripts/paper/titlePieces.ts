import type { Paper } from '../../mocks/worlds/demo/papers/paper.ts'
import { STYLES } from './styles.ts'
import { drawRule } from './tablePieces.ts'
import type { DrawnPiece, Target } from './textPieces.ts'
import { addElement, drawTagged, linePieces } from './textPieces.ts'

const LABEL_WIDTH = 90

/** The title, the subtitle and the details at the top of the first page. */
export function titlePieces(target: Target, paper: Paper, width: number): DrawnPiece[] {
  const { title, subtitle, details } = paper
  const detailPiece = ([label, value]: Paper['details'][number], i: number): DrawnPiece => {
    const row = addElement(target, 'P')
    const isLast = i === details.length - 1
    const { leading } = STYLES.label
    return {
      height: leading + (isLast ? 10 : 0),
      before: i === 0 ? 14 : 0,
      keepsNext: !isLast,
      draw(x, top) {
        drawTagged(row, label, x, top, STYLES.label)
        drawTagged(row, value, x + LABEL_WIDTH, top, STYLES.value)
        if (isLast) drawRule(target.document, x, top + leading + 8, width, 1)
      },
    }
  }
  return [
    ...linePieces(addElement(target, 'H1'), title, width, STYLES.title, 0),
    ...linePieces(addElement(target, 'P'), subtitle, width, STYLES.subtitle, 2),
    ...details.map(detailPiece),
  ]
}
