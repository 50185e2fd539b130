import type { Document } from '../../../api/types.ts'
import { newestFirst } from '../../../domain/document.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Notice } from '../../../ui/Notice/Notice.tsx'
import * as styles from './DocumentList.css.ts'

export interface CompareNoticeProps {
  /** Those that are chosen, at most two. */
  documents: readonly Document[]
  onCompare: (first: string, second: string) => void
  onCancel: () => void
}

/** Asks for the second of two documents to compare. The older one is the first. */
export function CompareNotice({ documents, onCompare, onCancel }: CompareNoticeProps) {
  const [second, first] = newestFirst(documents)
  const name = second && toDisplayName(second.filename)
  return (
    <Notice
      className={styles.filters}
      action={
        <div className={styles.buttons}>
          <Button size="small" variant="quiet" onClick={onCancel}>
            Cancel
          </Button>
          <Button
            size="small"
            variant="primary"
            disabled={first === undefined}
            focusableWhenDisabled
            onClick={() => first && second && onCompare(first.id, second.id)}
          >
            Compare
          </Button>
        </div>
      }
    >
      {first && second
        ? `${toDisplayName(first.filename)} and ${name} are chosen.`
        : `Choose ${name === undefined ? 'two documents to compare' : `another document to compare with ${name}`}.`}
    </Notice>
  )
}
