import type { ComponentProps } from 'react'
import { cx } from '../../theme/cx.ts'
import type { Step } from '../../theme/scale.ts'
import { StatusPie } from '../StatusPie/StatusPie.tsx'
import type { StatusShape } from '../StatusPie/shapes.ts'
import { badge, pie } from './StatusBadge.css.ts'

export interface StatusBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The icon, which determines the color. */
  shape: StatusShape
  /** The status as text. */
  label: string
  /** Overrides the step of the shape. */
  step?: Step | undefined
}

/** A status: icon and text. */
export function StatusBadge({ shape, label, step, className, ...props }: StatusBadgeProps) {
  return (
    <span className={cx(badge, className)} {...props}>
      <StatusPie shape={shape} step={step} className={pie} />
      {label}
    </span>
  )
}
