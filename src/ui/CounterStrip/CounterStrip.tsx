import type { ComponentProps, CSSProperties } from 'react'
import { cx } from '../../theme/cx.ts'
import { Metric, type MetricProps } from '../MetricCard/Metric.tsx'
import { count, strip } from './CounterStrip.css.ts'

/** One counter. */
export type Counter = Omit<MetricProps, 'size'>

export interface CounterStripProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Two to six counters; best with four: in a row, in pairs on phones. */
  items: readonly Counter[]
  /** `compact` (default) has 20 pixel numbers, `large` 40 pixels. */
  size?: MetricProps['size'] | undefined
}

/** Labeled numbers in one panel, divided by hairlines. */
export function CounterStrip({ items, size = 'compact', className, style, ...props }: CounterStripProps) {
  return (
    <dl
      className={cx(strip({ size }), className)}
      style={{ [count]: items.length, ...style } as CSSProperties}
      {...props}
    >
      {items.map((item) => (
        <Metric key={item.label} {...item} size={size} />
      ))}
    </dl>
  )
}
