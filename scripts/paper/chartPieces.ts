import type { SleepStages } from '../../mocks/worlds/demo/papers/paper.ts'
import { drawLine, type Pdf } from './pen.ts'
import { RULE_COLOR, SHADE_COLOR, STYLES } from './styles.ts'
import type { DrawnPiece, Target } from './textPieces.ts'
import { addElement, captionPieces } from './textPieces.ts'

const STAGE_NAMES = ['Awake', 'Dream stage', 'Light sleep', 'Medium sleep', 'Slow-wave sleep']
const DEEPEST = STAGE_NAMES.length - 1
const ROW = 20
const LABEL_WIDTH = 92
const HEIGHT = ROW * STAGE_NAMES.length + 20

/** The stages of a night as a line, with a caption below. */
export function chartPieces(target: Target, chart: SleepStages, width: number): DrawnPiece[] {
  const { document } = target
  const figure = addElement(target, 'Figure', { alt: chart.description })
  const captions = captionPieces(figure, chart.caption, width)
  return [
    {
      height: HEIGHT,
      before: 14,
      keepsNext: true,
      draw(x, top) {
        figure.element.add(document.markStructureContent('Figure'))
        drawChart(document, chart, x, top, width)
        document.endMarkedContent()
      },
    },
    ...captions.map((piece, i) => ({ ...piece, keepsNext: i < captions.length - 1 })),
  ]
}

function drawChart(document: Pdf, { stages, hours }: SleepStages, x: number, top: number, width: number) {
  const left = x + LABEL_WIDTH
  const step = (width - LABEL_WIDTH - 20) / stages.length
  const yOf = (stage: number) => top + ROW / 2 + stage * ROW
  // One path, because edges between separate areas would be visible.
  stages.forEach((stage, i) => {
    if (stage !== DEEPEST || stages[i - 1] === DEEPEST) return
    const end = stages.findIndex((next, at) => at > i && next !== DEEPEST)
    const length = (end < 0 ? stages.length : end) - i
    document.rect(left + i * step, top, step * length, ROW * STAGE_NAMES.length)
  })
  document.fill(SHADE_COLOR)
  STAGE_NAMES.forEach((name, stage) => {
    drawLine(document, name, x, yOf(stage) - 6, STYLES.running)
    document.moveTo(left, yOf(stage)).lineTo(left + step * stages.length, yOf(stage))
    document.lineWidth(0.3).strokeColor(RULE_COLOR).stroke()
  })
  document.moveTo(left, yOf(stages[0] ?? 0))
  stages.forEach((stage, i) => {
    document.lineTo(left + i * step, yOf(stage)).lineTo(left + (i + 1) * step, yOf(stage))
  })
  document.lineWidth(1.2).strokeColor(STYLES.heading.color).stroke()
  hours.forEach((hour, i) => {
    const position = left + (i / (hours.length - 1)) * step * stages.length
    drawLine(document, hour, position - 11, top + ROW * STAGE_NAMES.length + 4, STYLES.running)
  })
}
