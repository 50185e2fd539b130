import type { ComponentProps } from 'react'
import { cx } from '../../theme/cx.ts'
import { ramp } from '../../theme/ramp.css.ts'
import type { Step } from '../../theme/scale.ts'
import { chip } from './CitationChip.css.ts'

export interface CitationChipProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The source's number. */
  number: number
  /** The step of the source's confidence gives the colour. */
  step: Step
  /** This source is the one being looked at. */
  active?: boolean | undefined
  /** This source is pointed at elsewhere: looks as under the pointer. */
  pointed?: boolean | undefined
  /** What it leads to; 'Source 2' where nothing else is said. */
  label?: string | undefined
}

/** The mark of a source, in the text and beside the source's card. */
export function CitationChip({
  number,
  step,
  active = false,
  pointed = false,
  label = `Source ${number}`,
  className,
  ...props
}: CitationChipProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={active}
      data-pointed={pointed || undefined}
      className={cx(chip, ramp[step], className)}
      {...props}
    >
      {number}
    </button>
  )
}
