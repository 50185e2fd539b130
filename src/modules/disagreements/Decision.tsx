import { useLayoutEffect, useRef } from 'react'
import type { Disagreement, DisagreementUpdate } from '../../api/types.ts'
import { formatRecentDay } from '../../lib/text/format.ts'
import { Button } from '../../ui/Button/Button.tsx'
import * as styles from './disagreements.css.ts'
import type { Decision as Choice } from './shownDisagreements.ts'

/** Longer values are not repeated on a button. */
const MAX_VALUE_LENGTH = 32

export interface DecisionProps {
  disagreement: Disagreement
  /** The value of the side that is shown first, if not that of the first side. */
  firstValue?: string | undefined
  onDecide: (change: DisagreementUpdate) => void
}

/** The buttons that decide a disagreement; once it is decided, the decision and a button that undoes it. */
export function Decision({ disagreement, firstValue, onDecide }: DecisionProps) {
  const { subject, status, decision, decided_at } = disagreement
  const ref = useRef<HTMLDivElement>(null)
  const wasPressed = useRef(false)
  const decide = (choice: Choice | null) => {
    wasPressed.current = true
    onDecide({ decision: choice })
  }
  // The pressed button is gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when other buttons are shown.
  useLayoutEffect(() => {
    if (wasPressed.current) ref.current?.querySelector('button')?.focus()
    wasPressed.current = false
  }, [decision])
  if (status === 'withdrawn')
    return <p className={styles.decided}>Your decision was withdrawn: a document was deleted or replaced.</p>
  const isDecided = status === 'decided'
  const when = decided_at ? ` · ${formatRecentDay(decided_at)}` : ''
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div ref={ref} role="group" aria-label={`Decide: ${subject}`} className={styles.decision}>
      {!isDecided && (
        <>
          {(disagreement.sides[1]?.value === firstValue ? ([1, 0] as const) : ([0, 1] as const)).map(
            (index) => (
              <Button key={index} size="small" onClick={() => decide(index === 0 ? 'first' : 'second')}>
                Keep {shownValue(disagreement, index)}
              </Button>
            ),
          )}
          <Button size="small" onClick={() => decide('both')}>
            Both apply
          </Button>
        </>
      )}
      {status === 'open' ? (
        <Button size="small" variant="quiet" onClick={() => decide('later')}>
          Decide later
        </Button>
      ) : (
        <>
          <span className={styles.decided}>
            {decisionText(disagreement)}
            {isDecided && when}
          </span>
          <Button size="small" variant="quiet" onClick={() => decide(null)}>
            Undo
          </Button>
        </>
      )}
    </div>
  )
}

function shownValue({ sides }: Disagreement, index: 0 | 1): string {
  const value = sides[index]?.value ?? ''
  if (value !== '' && value.length <= MAX_VALUE_LENGTH) return `“${value}”`
  return index === 0 ? 'the first' : 'the second'
}

function decisionText(disagreement: Disagreement): string {
  switch (disagreement.decision) {
    case 'first':
      return `You kept ${shownValue(disagreement, 0)}`
    case 'second':
      return `You kept ${shownValue(disagreement, 1)}`
    case 'both':
      return 'Both apply'
    default:
      return 'Put aside for later'
  }
}
