import type { ComponentProps } from 'react'
import { cx } from '../../theme/cx.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { ring, root } from './Spinner.css.ts'

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What is being waited for. Announced; shown beside the ring with `showLabel`. */
  label?: string | undefined
  showLabel?: boolean | undefined
  /** Side of the ring in pixels. */
  size?: number | undefined
}

/** A quiet ring for a wait without a measure. Has a status role when it is given a label. */
export function Spinner({ label, showLabel = false, size = 16, className, ...props }: SpinnerProps) {
  return (
    <span role={label ? 'status' : undefined} className={cx(root, className)} {...props}>
      <svg className={ring} width={size} height={size} viewBox="0 0 16 16" fill="none" aria-hidden="true">
        <circle cx="8" cy="8" r="6.25" stroke="currentColor" strokeOpacity="0.25" strokeWidth="1.5" />
        <path
          d="M8 1.75A6.25 6.25 0 0 1 14.25 8"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
        />
      </svg>
      {label && (showLabel ? label : <VisuallyHidden>{label}</VisuallyHidden>)}
    </span>
  )
}
