import type { ComponentProps } from 'react'
import { vars } from '../../theme/contract.css.ts'
import { cx } from '../../theme/cx.ts'
import { mark } from './Mark.css.ts'

const { ramp } = vars.color

export interface MarkProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** The product's name beside the logo. Without it the logo is decorative: label the link around it. */
  wordmark?: string | undefined
}

/** The product's logo, a branching E in the first, third and last color of the ramp. */
export function Mark({ wordmark, className, ...props }: MarkProps) {
  return (
    <span className={cx(mark, className)} {...props}>
      <svg viewBox="0 0 22 22" fill="none" aria-hidden="true" focusable="false">
        <path d="M5 4v14M5 4h11M5 11h8M5 18h11" stroke="currentColor" strokeWidth="1.5" />
        <circle cx="16.5" cy="4" r="2.5" fill={ramp[1]} />
        <circle cx="13.5" cy="11" r="2.5" fill={ramp[3]} />
        <circle cx="16.5" cy="18" r="2.5" fill={ramp[6]} />
        <circle cx="5" cy="11" r="2" fill="currentColor" />
      </svg>
      {wordmark}
    </span>
  )
}
