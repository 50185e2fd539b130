import { type ComponentProps, useMemo } from 'react'
import { cx } from '../../theme/cx.ts'
import { ramp } from '../../theme/ramp.css.ts'
import { STEPS, type Step } from '../../theme/scale.ts'
import * as styles from './ContourBackdrop.css.ts'
import { contourPath } from './contours.ts'
import { landscapeOf } from './landscape.ts'

const width = 1280
const height = 900
const grid = 20
/** Number of lines per step; the last one has the step's color. */
const linesPerStep = 3

/**
 * Faint contour lines of a landscape, colored by the six steps, behind the content of a public page. Fills
 * its box. Decoration only; static.
 */
export function ContourBackdrop({ className, ...props }: Omit<ComponentProps<'svg'>, 'children'>) {
  const lines = useMemo(contourLines, [])
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMaxYMin slice"
      fill="none"
      aria-hidden="true"
      data-decoration=""
      className={cx(styles.root, className)}
      {...props}
    >
      {lines.map(({ path, step }) => (
        <path key={path} d={path} className={step ? cx(ramp[step], styles.step) : styles.contour} />
      ))}
    </svg>
  )
}

interface Contour {
  readonly path: string
  /** Set on colored lines. */
  readonly step?: Step
}

function contourLines(): Contour[] {
  const field = { width, height, grid, landscape: landscapeOf(1, width / height) }
  const levels = STEPS.length * linesPerStep
  const plain = (line: number) => ({ path: contourPath(field, line / (levels + 1)) })
  return STEPS.flatMap((step): Contour[] => {
    const last = step * linesPerStep
    return [plain(last - 2), plain(last - 1), { ...plain(last), step }]
  }).filter(({ path }) => path !== '')
}
