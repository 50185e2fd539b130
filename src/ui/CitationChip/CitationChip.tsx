import type { ComponentProps } from 'react'
import { cx } from '../../theme/cx.ts'
import { ramp } from '../../theme/ramp.css.ts'
import type { Step } from '../../theme/scale.ts'
import { chip } from './CitationChip.css.ts'

export interface CitationChipProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The source's number, counted from 1. */
  number: number
  /** The step of the source's confidence: its color. */
  step: Step
  /** This source is open: the chip is filled. */
  active?: boolean | undefined
  /** Shows the hover style, for example while the source's card is hovered. */
  highlighted?: boolean | undefined
  /** Accessible name. Defaults to 'Source' and the number. */
  label?: string | undefined
}

/**
 * The number of a source, in the text and on the source's card: a button with `aria-current` while its source
 * is open.
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
