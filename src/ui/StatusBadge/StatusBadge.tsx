import type { ComponentProps } from 'react'
import { cx } from '../../theme/cx.ts'
import { StatusPie } from '../StatusPie/StatusPie.tsx'
import type { StatusShape } from '../StatusPie/shapes.ts'
import { badge, pie } from './StatusBadge.css.ts'

export interface StatusBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The icon, which determines the color. */
  shape: StatusShape
  /** The status as text. */
  label: string
}

/** A status: icon and text. */
export function StatusBadge({ shape, label, className, ...props }: StatusBadgeProps) {
  return (
    <span className={cx(badge, className)} {...props}>
      <StatusPie shape={shape} className={pie} />
      {label}
    </span>
  )
}
