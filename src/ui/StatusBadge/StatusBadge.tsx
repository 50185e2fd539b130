import type { ComponentProps } from 'react'
import { cx } from '../../theme/cx.ts'
import type { Step } from '../../theme/scale.ts'
import { StatusPie, type StatusShape } from '../StatusPie/StatusPie.tsx'
import { badge } from './StatusBadge.css.ts'

export interface StatusBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  shape: StatusShape
  /** The status in words: colour and glyph never speak alone. */
  label: string
  step?: Step | undefined
}

/** A status: its glyph and its word. */
export function StatusBadge({ shape, label, step, className, ...props }: StatusBadgeProps) {
  return (
    <span className={cx(badge, className)} {...props}>
      <StatusPie shape={shape} step={step} />
      {label}
    </span>
  )
}
