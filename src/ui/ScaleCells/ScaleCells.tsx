import type { ComponentProps } from 'react'
import { cx } from '../../theme/cx.ts'
import { ramp } from '../../theme/ramp.css.ts'
import { STEPS, type Step } from '../../theme/scale.ts'
import { cell, cells } from './ScaleCells.css.ts'

export interface ScaleCellsProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Number of filled cells, in the color of that step; null fills none. */
  step: Step | null
}

/** Six cells that show a step. Hidden from assistive technology: show a word or number beside it. */
export function ScaleCells({ step, className, ...props }: ScaleCellsProps) {
  return (
    <span className={cx(cells, step !== null && ramp[step], className)} aria-hidden="true" {...props}>
      {STEPS.map((cellStep) => (
        <span key={cellStep} className={cell} data-on={(step !== null && cellStep <= step) || undefined} />
      ))}
    </span>
  )
}
