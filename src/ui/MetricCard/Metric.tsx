import type { ReactNode } from 'react'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { StatusPie } from '../StatusPie/StatusPie.tsx'
import type { StatusShape } from '../StatusPie/shapes.ts'
import * as styles from './MetricCard.css.ts'

export interface MetricProps {
  /** What is counted. */
  label: string
  /** The figure, formatted; null or nothing while it loads. */
  value: ReactNode
  /** The glyph of the status counted, so that the figures are the key to a list of them. */
  shape?: StatusShape | undefined
  /** A quiet line below, such as the unit; null while it loads, so that its place is kept. */
  note?: ReactNode
  /** A 20 pixel figure for counts beside the work, or a 40 pixel one for what a page is about. */
  size: 'compact' | 'large'
}

/** A group of a description list: a label, its figure and its note. */
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
