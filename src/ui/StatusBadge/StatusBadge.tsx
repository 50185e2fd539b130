import type { ComponentProps } from 'react'
import { cx } from '../../theme/cx.ts'
import type { Step } from '../../theme/scale.ts'
import { StatusPie } from '../StatusPie/StatusPie.tsx'
import type { StatusShape } from '../StatusPie/shapes.ts'
import { badge, pie } from './StatusBadge.css.ts'

export interface StatusBadgeProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** How far it has come: the glyph, and with it the colour. */
  shape: StatusShape
  /** The status in words: colour and glyph never speak alone. */
  label: string
  /** Another step of the scale than the shape's own. */
  step?: Step | undefined
}

/** A status: its glyph and its word. A long one wraps beside its glyph. */
export function StatusBadge({ shape, label, step, className, ...props }: StatusBadgeProps) {
  return (
    <span className={cx(badge, className)} {...props}>
      <StatusPie shape={shape} step={step} className={pie} />
      {label}
    </span>
  )
}
