import type { ReactNode } from 'react'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { StatusPie } from '../StatusPie/StatusPie.tsx'
import type { StatusShape } from '../StatusPie/shapes.ts'
import * as styles from './MetricCard.css.ts'

export interface MetricProps {
  /** Label of the number. */
  label: string
  /** The formatted number; null or undefined while loading. */
  value: ReactNode
  /** The icon of the counted status, so that the counters also explain the icons of a list. */
  shape?: StatusShape | undefined
  /** A secondary line below, such as the unit; null while loading, to reserve its space. */
  note?: ReactNode
  /** `compact`: a number of 20 pixels; `large`: 40 pixels. */
  size: 'compact' | 'large'
}

/** A label, its number and its note, inside a description list. */
export function Metric({ label, value, shape, note, size }: MetricProps) {
  return (
    <div className={styles.metric({ size })}>
      <dt className={styles.label}>
        {shape && <StatusPie shape={shape} size={12} />}
        {label}
      </dt>
      <dd className={styles.value({ size })}>{value ?? <Skeleton label="Loading" width="3ch" />}</dd>
      {(note === null || note) && (
        <dd className={styles.note({ size })}>{note ?? <Skeleton width="60%" />}</dd>
      )}
    </div>
  )
}
