import type { Paper } from '../../mocks/worlds/demo/papers/paper.ts'
import { breakLines } from './pen.ts'
import { LEADING, STYLES } from './styles.ts'
import { drawRule } from './tablePieces.ts'
import type { DrawnPiece, Target } from './textPieces.ts'
import { addElement, drawTagged } from './textPieces.ts'

const LABEL_WIDTH = 90
const TITLE_LEADING = 27

/** The title, the subtitle and the details at the top of the first page. */
export function titlePieces(
  target: Target,
  { title, subtitle, details }: Paper,
  width: number,
): DrawnPiece[] {
  const { document } = target
  const heading = addElement(target, 'H1')
  const titleLines = breakLines(document, title, width, STYLES.title).map((line) => ({
    height: TITLE_LEADING,
    before: 0,
    keepsNext: true,
    draw: (x: number, top: number) => drawTagged(heading, line, x, top, STYLES.title),
  }))
  const paragraph = addElement(target, 'P')
  const subtitlePiece: DrawnPiece = {
    height: 17,
    before: 2,
    keepsNext: true,
    draw: (x, top) => drawTagged(paragraph, subtitle, x, top, STYLES.subtitle),
  }
  const detailPieces = details.map(([label, value], i): DrawnPiece => {
    const row = addElement(target, 'P')
    const isLast = i === details.length - 1
    return {
      height: LEADING.detail + (isLast ? 10 : 0),
      before: i === 0 ? 14 : 0,
      keepsNext: !isLast,
      draw(x, top) {
        drawTagged(row, label, x, top, STYLES.label)
        drawTagged(row, value, x + LABEL_WIDTH, top, STYLES.value)
        if (isLast) drawRule(document, x, top + LEADING.detail + 8, width, 1)
      },
    }
  })
  return [...titleLines, subtitlePiece, ...detailPieces]
}
