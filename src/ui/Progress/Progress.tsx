import { Progress as BaseProgress } from '@base-ui/react/progress'
import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import { ramp } from '../../theme/ramp.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Progress.css.ts'

export interface ProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The task. One line, truncated. */
  label: ReactNode
  /** 0 to 100; null if unknown. */
  value: number | null
  /** Shown and announced instead of the percentage, such as 'Indexed' or 'Upload failed'. */
  valueText?: string | undefined
  /** Shows only the bar; the label stays available to assistive technology. */
  barOnly?: boolean | undefined
  /** `evidence` (default) uses the second color of the scale; `failure` is red: describe the failure in `valueText`. */
  tone?: 'evidence' | 'neutral' | 'failure' | undefined
}

/** A progress bar with label and percentage. */
export function Progress({
  label,
  value,
  valueText,
  barOnly = false,
  tone = 'evidence',
  className,
  ...props
}: ProgressProps) {
  const labelElement = <BaseProgress.Label className={styles.label}>{label}</BaseProgress.Label>
  const shown = valueText ?? (value === null ? null : `${Math.round(value)}\u00a0%`)
  return (
    <BaseProgress.Root
      {...props}
      value={value}
      getAriaValueText={() => shown ?? 'In progress'}
      className={cx(styles.root, ramp[2], className)}
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
