import type { CSSProperties, HTMLAttributes } from 'react'
import { cx } from '../../theme/cx.ts'
import { Metric, type MetricProps } from '../MetricCard/Metric.tsx'
import { MetricButton } from '../MetricCard/MetricButton.tsx'
import { count, strip } from './CounterStrip.css.ts'

export interface Counter extends Omit<MetricProps, 'size'> {
  /** The counter is a toggle button, for example a filter of the list below. Give it to all counters or to none. */
  onPress?: (() => void) | undefined
  /** Whether the toggle button is pressed. */
  pressed?: boolean | undefined
}

export interface CounterStripProps extends Omit<HTMLAttributes<HTMLElement>, 'children'> {
  /** Two to six counters; best with four: in a row, in pairs on phones. */
  items: readonly Counter[]
  /** `compact` (default) has 20 pixel numbers, `large` 40 pixels. */
  size?: MetricProps['size'] | undefined
}

/** Labeled numbers in one panel, divided by hairlines. Counters that can be pressed are a group: name it. */
export function CounterStrip({ items, size = 'compact', className, style, ...props }: CounterStripProps) {
  const arePressable = items.some(({ onPress }) => onPress)
  const Root = arePressable ? 'div' : 'dl'
  return (
    <Root
      {...(arePressable && { role: 'group' })}
      className={cx(strip({ size }), className)}
      style={{ [count]: items.length, ...style } as CSSProperties}
      {...props}
    >
      {items.map(({ onPress, pressed = false, ...item }) =>
        onPress ? (
          <MetricButton key={item.label} {...item} size={size} pressed={pressed} onPress={onPress} />
        ) : (
          <Metric key={item.label} {...item} size={size} />
        ),
      )}
    </Root>
  )
}
