import type { ComponentProps } from 'react'
import { cx } from '../../theme/cx.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { note, root, unit, units } from './EvidenceCount.css.ts'

/** With more passages, the squares show the proportion instead of the count. */
const MAX_SQUARES = 24

export interface EvidenceCountProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Number of supporting passages. */
  supporting: number
  /** Number of contradicting passages. */
  contradicting: number
}

/** Number of squares, and how many are filled. A nonzero side always has at least one square. */
function countSquares(supporting: number, contradicting: number) {
  const total = supporting + contradicting
  if (total <= MAX_SQUARES) return { shown: total, filled: supporting }
  const minFilled = supporting > 0 ? 1 : 0
  const maxFilled = MAX_SQUARES - (contradicting > 0 ? 1 : 0)
  const share = Math.round((supporting / total) * MAX_SQUARES)
  return { shown: MAX_SQUARES, filled: Math.min(maxFilled, Math.max(minFilled, share)) }
}

const countOf = (passages: number) => passages.toLocaleString('en')

/** Numbers of supporting and contradicting passages, with one square per passage. */
export function EvidenceCount({ supporting, contradicting, className, ...props }: EvidenceCountProps) {
  const { shown, filled } = countSquares(supporting, contradicting)
  return (
    <div className={cx(root, className)} {...props}>
      {shown === 0 ? (
        'No evidence for or against'
      ) : (
        <>
          <bdi>
            {countOf(supporting)} for<VisuallyHidden>, </VisuallyHidden>
          </bdi>
          <span className={units} aria-hidden="true">
            {Array.from({ length: shown }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the squares are alike and never move
              <span key={index} className={unit} data-for={index < filled || undefined} />
            ))}
          </span>
          <bdi>{countOf(contradicting)} against</bdi>
          {supporting + contradicting > shown && (
            <span className={note} aria-hidden="true">
              squares to scale
            </span>
          )}
        </>
      )}
    </div>
  )
}
