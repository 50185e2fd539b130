import type { ComponentProps } from 'react'
import { cx } from '../../theme/cx.ts'
import { ramp } from '../../theme/ramp.css.ts'
import { STEPS, type Step } from '../../theme/scale.ts'
import { cell, cells } from './ScaleCells.css.ts'

export interface ScaleCellsProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** How many of the six cells are lit, in the colour of that step; null, where nothing is known, lights none. */
  step: Step | null
  /** `medium` (default) is 50 × 4 pixels, for a line of small text; `large` 74 × 6. */
  size?: 'medium' | 'large' | undefined
}

/** The scale in six cells: how many are lit says what their colour says. A word or a figure stands beside it. */
export function ScaleCells({ step, size, className, ...props }: ScaleCellsProps) {
  return (
    <span
      className={cx(cells({ size }), step !== null && ramp[step], className)}
      aria-hidden="true"
      {...props}
    >
      {STEPS.map((cellStep) => (
        <span key={cellStep} className={cell} data-on={(step !== null && cellStep <= step) || undefined} />
      ))}
    </span>
  )
}
