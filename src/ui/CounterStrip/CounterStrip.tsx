import type { ComponentProps, CSSProperties } from 'react'
import { cx } from '../../theme/cx.ts'
import { Metric, type MetricProps } from '../MetricCard/Metric.tsx'
import { count, strip } from './CounterStrip.css.ts'

/** One figure of the strip. */
export type Counter = Omit<MetricProps, 'size'>

export interface CounterStripProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Two to six figures; four stand best: side by side, two by two on phones. */
  items: readonly Counter[]
  /** 20 pixel figures unless `large`, which has 40. */
  size?: MetricProps['size'] | undefined
}

/** Labelled figures in one panel, divided by hairlines. */
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
