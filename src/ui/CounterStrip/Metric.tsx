import type { ReactNode } from 'react'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { StatusPie } from '../StatusPie/StatusPie.tsx'
import type { StatusShape } from '../StatusPie/shapes.ts'
import * as styles from './CounterStrip.css.ts'

export interface MetricProps {
  /** Label of the number. */
  label: string
  /** The formatted number; null or undefined while loading. */
  value: ReactNode
  /** The icon of the counted status, so that the counters also explain the icons of a list. */
  shape?: StatusShape | undefined
  /** The number is a toggle button, for example a filter of the list below. Give it to all counters or to none. */
  onPress?: (() => void) | undefined
  /** Whether the toggle button is pressed. */
  pressed?: boolean | undefined
}

/** A label and its number: inside a description list, or as a button, disabled while the number is loading. */
export function Metric({ label, value, shape, onPress, pressed = false }: MetricProps) {
  const [Term, Detail] = onPress ? (['span', 'span'] as const) : (['dt', 'dd'] as const)
  const content = (
    <>
      <Term className={styles.label}>
        {shape && <StatusPie shape={shape} size={12} />}
        {label}
      </Term>
      <Detail className={styles.value}>{value ?? <Skeleton label="Loading" width="3ch" />}</Detail>
    </>
  )
  if (!onPress) return <div className={styles.metric}>{content}</div>
  return (
    <button
      type="button"
      aria-pressed={pressed}
      disabled={value === null || value === undefined}
      className={styles.metricButton}
      onClick={onPress}
    >
      {content}
    </button>
  )
}
