import type { ComponentProps } from 'react'
import { cx } from '../../theme/cx.ts'
import { Announcement } from '../Announcement/Announcement.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Spinner.css.ts'

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What is loading. Announced; visible with `showLabel`. */
  label?: string | undefined
  /** Shows the label beside the spinner. */
  showLabel?: boolean | undefined
  /** 16 (default), 24 or 32 pixels. */
  size?: 'small' | 'medium' | 'large' | undefined
}

/** An indeterminate loading indicator. Announced if it has a label. */
export function Spinner({ label, showLabel = false, size = 'small', className, ...props }: SpinnerProps) {
  return (
    <span className={cx(styles.root, label && styles.labeled, className)} {...props}>
      <svg className={styles.size[size]} viewBox="0 0 16 16" fill="none" aria-hidden="true">
        <circle cx="8" cy="8" r="6.25" stroke="currentColor" strokeOpacity="0.25" strokeWidth="1.5" />
        <circle
          className={styles.arc}
          cx="8"
          cy="8"
          r="6.25"
          pathLength="100"
          stroke="currentColor"
          strokeWidth="1.5"
        />
      </svg>
      {label &&
        (showLabel ? (
          <span className={styles.words}>{label}</span>
        ) : (
          <VisuallyHidden>{label}</VisuallyHidden>
        ))}
      {label && <Announcement>{label}</Announcement>}
    </span>
  )
}
