import type { ComponentProps } from 'react'
import { cx } from '../../theme/cx.ts'
import { panel } from '../Card/Card.css.ts'
import { Metric, type MetricProps } from './Metric.tsx'

export interface MetricCardProps extends Omit<ComponentProps<'dl'>, 'children'>, Omit<MetricProps, 'size'> {
  /** A 40 pixel figure unless `compact`, which has 20. */
  size?: MetricProps['size'] | undefined
}

/** One figure that stands alone. Several belong in a CounterStrip. */
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
