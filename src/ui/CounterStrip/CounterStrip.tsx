import type { CSSProperties, HTMLAttributes } from 'react'
import { cx } from '../../theme/cx.ts'
import { count, strip } from './CounterStrip.css.ts'
import { Metric, type MetricProps } from './Metric.tsx'

export interface CounterStripProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Two to six counters; best with four: in a row, in pairs on phones. */
  items: readonly MetricProps[]
}

/** Labeled numbers in one panel, divided by hairlines. Counters that can be pressed are a group: name it. */
export function CounterStrip({ items, className, style, ...props }: CounterStripProps) {
  const arePressable = items.some(({ onPress }) => onPress)
  const Root = arePressable ? 'div' : 'dl'
  return (
    <Root
      {...(arePressable && { role: 'group' })}
      className={cx(strip, className)}
      style={{ [count]: items.length, ...style } as CSSProperties}
      {...props}
    >
      {items.map((item) => (
        <Metric key={item.label} {...item} />
      ))}
    </Root>
  )
}
