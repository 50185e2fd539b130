import type { ReactNode } from 'react'
import { useStepFocus } from '../../../lib/focus/useStepFocus.ts'
import { Announcement } from '../../../ui/Announcement/Announcement.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import * as styles from './WaitlistTab.css.ts'

export interface SelectionBarProps {
  count: number
  /** How many applications are shown; null while loading. */
  summary: string | null
  actions: ReactNode
  onClear: () => void
}

export function SelectionBar({ count, summary, actions, onClear }: SelectionBarProps) {
  const hasSelection = count > 0
  const text = hasSelection ? `${count} selected` : summary
  const summaryRef = useStepFocus<HTMLParagraphElement>(String(hasSelection))
  return (
    <div className={styles.selectionBar} data-selection={hasSelection || undefined}>
      <p ref={summaryRef} tabIndex={-1} className={styles.summary}>
        {text}
      </p>
      <Announcement>{text}</Announcement>
      {hasSelection && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would ask for a form.
        <div role="group" aria-label="Selected applications" className={styles.verdicts}>
          {actions}
          <Button size="small" variant="quiet" onClick={onClear}>
            Clear
          </Button>
        </div>
      )}
    </div>
  )
}
