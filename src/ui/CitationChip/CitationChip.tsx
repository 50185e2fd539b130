import type { ComponentProps } from 'react'
import { cx } from '../../theme/cx.ts'
import { ramp } from '../../theme/ramp.css.ts'
import type { Step } from '../../theme/scale.ts'
import { chip } from './CitationChip.css.ts'

export interface CitationChipProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The source's number, counted from 1. */
  number: number
  /** The step of the source's confidence gives the colour. */
  step: Step
  /** This source is the one being looked at: the chip is filled. */
  active?: boolean | undefined
  /** This source is pointed at elsewhere, at its card: the chip looks as under the pointer. */
  highlighted?: boolean | undefined
  /** What it leads to, for assistive technology; 'Source 2' where nothing else is said. */
  label?: string | undefined
}

/**
 * The mark of a source, in the text and beside the source's card: a button that is the current one of its kind
 * while its source is looked at.
 */
export function CitationChip({
  number,
  step,
  active = false,
  highlighted = false,
  label = `Source ${number}`,
  className,
  ...props
}: CitationChipProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-current={active || undefined}
      data-highlighted={highlighted || undefined}
      className={cx(chip, ramp[step], className)}
      {...props}
    >
      {number}
    </button>
  )
}
