import { Progress as BaseProgress } from '@base-ui/react/progress'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import { ramp } from '../../theme/ramp.css.ts'
import type { Step } from '../../theme/scale.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Progress.css.ts'

export interface ProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is under way. One line, cut where it is too long. */
  label: ReactNode
  /** 0 to 100, or null while nobody knows. */
  value: number | null
  /** In the percentage's place, such as 'Indexed' or 'Upload failed'; read out as well. */
  valueText?: string | undefined
  /** Leaves only the bar in sight; the label stays for assistive technology. */
  barOnly?: boolean | undefined
  /** `evidence` (unless given) takes the colour of `step`, `failure` is red: say in `valueText` what failed. */
  tone?: 'evidence' | 'neutral' | 'failure' | undefined
  /** Where on the data scale it stands; 2, under way, unless given. */
  step?: Step | undefined
}

/** How much of a task is done: label, percent and bar. */
export function Progress({
  label,
  value,
  valueText,
  barOnly = false,
  tone = 'evidence',
  step = 2,
  className,
  ...props
}: ProgressProps) {
  const labelElement = <BaseProgress.Label className={styles.label}>{label}</BaseProgress.Label>
  const shown = valueText ?? (value === null ? null : `${Math.round(value)}\u00a0%`)
  return (
    <BaseProgress.Root
      {...props}
      value={value}
      getAriaValueText={() => shown ?? 'Under way'}
      className={cx(styles.root, ramp[step], className)}
    >
      {barOnly ? <VisuallyHidden render={labelElement} /> : labelElement}
      {!barOnly && shown !== null && (
        <span aria-hidden="true" className={cx(styles.value, tone === 'failure' && styles.failed)}>
          {shown}
        </span>
      )}
      <BaseProgress.Track className={styles.track}>
        <BaseProgress.Indicator className={styles.indicator[tone]} />
      </BaseProgress.Track>
    </BaseProgress.Root>
  )
}
