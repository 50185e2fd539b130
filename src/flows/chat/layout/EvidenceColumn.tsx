import type { ReactNode, Ref } from 'react'
import { entrance } from '../../../theme/entrance.css.ts'
import { EvidencePanel } from '../evidence/EvidencePanel.tsx'
import { EvidenceSkeleton } from '../evidence/EvidenceSkeleton.tsx'
import type { ThreadMessage } from '../messages/messages.ts'
import * as styles from './ChatView.css.ts'

export interface EvidenceColumnProps {
  ref: Ref<HTMLElement>
  /** Null while an answer loads. */
  answer: ThreadMessage | null
  /** A passage of the answer, shown instead of its evidence. */
  passage: ReactNode
  onHide: () => void
}

/** The evidence of an answer: beside the thread in the wide layout, otherwise below it. */
export function EvidenceColumn({ ref, answer, passage, onHide }: EvidenceColumnProps) {
  return (
    <aside
      ref={ref}
      className={styles.evidence}
      aria-label="Evidence"
      tabIndex={-1}
      data-empty={answer === null || undefined}
    >
      {answer === null && <EvidenceSkeleton />}
      {passage}
      {answer !== null && !passage && (
        // Not the scroll container: browsers would paint it again.
        <div className={entrance}>
          <EvidencePanel answer={answer} onHide={onHide} />
        </div>
      )}
    </aside>
  )
}
