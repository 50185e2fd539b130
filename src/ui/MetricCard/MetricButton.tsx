import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { StatusPie } from '../StatusPie/StatusPie.tsx'
import type { MetricProps } from './Metric.tsx'
import * as styles from './MetricCard.css.ts'

export interface MetricButtonProps extends MetricProps {
  /** Whether the button is pressed. */
  pressed: boolean
  /** Called when the button is pressed, also if it is pressed already. */
  onPress: () => void
}

/** A label and its number as a toggle button; disabled while the number is loading. */
export function MetricButton({ label, value, shape, note, size, pressed, onPress }: MetricButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      disabled={value === null || value === undefined}
      className={styles.metricButton({ size })}
      onClick={onPress}
    >
      <span className={styles.label}>
        {shape && <StatusPie shape={shape} size={12} />}
        {label}
      </span>
      <span className={styles.value({ size })}>{value ?? <Skeleton label="Loading" width="3ch" />}</span>
      {note && <span className={styles.note({ size })}>{note}</span>}
    </button>
  )
}
