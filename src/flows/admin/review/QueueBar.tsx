import { Button } from '../../../ui/Button/Button.tsx'
import { KeyHint } from './KeyHint.tsx'
import * as styles from './ReviewDialog.css.ts'
import type { QueuePlace } from './reviewQueue.ts'

export function QueueBar({
  place: { position, count, previous, next },
  disabled,
  onPrevious,
  onNext,
}: {
  place: QueuePlace
  disabled: boolean
  onPrevious: () => void
  onNext: () => void
}) {
  return (
    <nav aria-label="Pending applications" className={styles.queue}>
      <p className={styles.place}>
        {position} of {count} pending
      </p>
      <Button
        size="small"
        disabled={disabled || previous === null}
        focusableWhenDisabled
        aria-keyshortcuts="P"
        onClick={onPrevious}
      >
        Previous
        <KeyHint>P</KeyHint>
      </Button>
      <Button
        size="small"
        disabled={disabled || next === null}
        focusableWhenDisabled
        aria-keyshortcuts="N"
        onClick={onNext}
      >
        Next
        <KeyHint>N</KeyHint>
      </Button>
    </nav>
  )
}
