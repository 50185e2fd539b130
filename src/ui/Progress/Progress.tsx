import { Progress as BaseProgress } from '@base-ui/react/progress'
import type { ReactNode, Ref } from 'react'
import { cx } from '../../theme/cx.ts'
import { ramp } from '../../theme/ramp.css.ts'
import type { Step } from '../../theme/scale.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Progress.css.ts'

export interface ProgressProps {
  /** What is under way. */
  label: ReactNode
  /** 0 to 100, or null while nobody knows. */
  value: number | null
  /** Leaves only the bar in sight; the label stays for assistive technology. */
  barOnly?: boolean | undefined
  /** `evidence` takes the colour of `step`. */
  tone?: 'evidence' | 'neutral' | 'failure' | undefined
  step?: Step | undefined
  className?: string | undefined
  ref?: Ref<HTMLDivElement> | undefined
}

/** How much of a task is done: label, percent and bar. */
export function Progress({
  label,
  value,
  barOnly = false,
  tone = 'evidence',
  step = 2,
  className,
  ref,
}: ProgressProps) {
  const named = <BaseProgress.Label className={styles.label}>{label}</BaseProgress.Label>
  return (
    <BaseProgress.Root ref={ref} value={value} className={cx(styles.root, ramp[step], className)}>
      {barOnly ? <VisuallyHidden render={named} /> : named}
      {!barOnly && value !== null && <span className={styles.value}>{Math.round(value)}&nbsp;%</span>}
      <BaseProgress.Track className={styles.track}>
        <BaseProgress.Indicator className={styles.indicator[tone]} />
      </BaseProgress.Track>
    </BaseProgress.Root>
  )
}
