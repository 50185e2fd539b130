import type { ComponentProps } from 'react'
import { cx } from '../../theme/cx.ts'
import { panel } from '../Card/Card.css.ts'
import { Metric, type MetricProps } from './Metric.tsx'

export interface MetricCardProps extends Omit<ComponentProps<'dl'>, 'children'>, Omit<MetricProps, 'size'> {
  /** `large` (default) has a 40 pixel number, `compact` 20 pixels. */
  size?: MetricProps['size'] | undefined
}

/** A card with a single number. For several use a CounterStrip. */
export function MetricCard({
  label,
  value,
  shape,
  note,
  size = 'large',
  className,
  ...props
}: MetricCardProps) {
  return (
    <dl className={cx(panel, className)} {...props}>
      <Metric label={label} value={value} shape={shape} note={note} size={size} />
    </dl>
  )
}
