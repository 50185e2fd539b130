import type { ComponentProps } from 'react'
import { cx } from '../../theme/cx.ts'
import { ramp } from '../../theme/ramp.css.ts'
import { type Step, scale } from '../../theme/scale.ts'
import { cell, cells } from './ScaleCells.css.ts'

export interface ScaleCellsProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** How many of the six cells are lit. */
  step: Step
}

/** The scale in six cells. Decoration: a word or a figure stands beside it. */
export function ScaleCells({ step, className, ...props }: ScaleCellsProps) {
  return (
    <span className={cx(cells, ramp[step], className)} aria-hidden="true" {...props}>
      {scale.map((one) => (
        <span key={one.step} className={cell} data-on={one.step <= step || undefined} />
      ))}
    </span>
  )
}
