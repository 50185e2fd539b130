import type { ComponentProps } from 'react'
import { cx } from '../../theme/cx.ts'
import { root, unit, units, word } from './EvidenceCount.css.ts'

/** Beyond this many passages the squares keep the proportion, not the count; the words stay exact. */
const mostUnits = 24

export interface EvidenceCountProps extends Omit<ComponentProps<'div'>, 'children'> {
  supporting: number
  contradicting: number
}

/** How many passages speak for and against, one square each. */
export function EvidenceCount({ supporting, contradicting, className, ...props }: EvidenceCountProps) {
  const total = supporting + contradicting
  const shown = Math.min(total, mostUnits)
  const filled = total === 0 ? 0 : Math.round((supporting / total) * shown)
  return (
    <div className={cx(root, className)} {...props}>
      <span className={word}>{supporting} for</span>
      <span className={units} aria-hidden="true">
        {Array.from({ length: shown }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the squares are alike and never move
          <span key={index} className={unit} data-for={index < filled || undefined} />
        ))}
      </span>
      <span className={word}>{contradicting} against</span>
    </div>
  )
}
