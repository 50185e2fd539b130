import { RotateCw, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button/Button.tsx'
import { IconButton } from '../../ui/IconButton/IconButton.tsx'
import { Tooltip } from '../../ui/Tooltip/Tooltip.tsx'
import * as styles from './DocumentTable.css.ts'
import type { RowStatus } from './rowStatus.ts'

export interface DocumentActionsProps {
  filename: string
  status: RowStatus
  /** What deleting does, or why it cannot be done. */
  hint: string
  onIndex: () => void
  onRetry: () => void
  onDelete: () => void
}

/** What can be done with a document. */
export function DocumentActions({
  filename,
  status,
  hint,
  onIndex,
  onRetry,
  onDelete,
}: DocumentActionsProps) {
  // A finger never hovers, so a tap on what is disabled says the reason on the page.
  const [isNoted, setIsNoted] = useState(false)
  return (
    <>
      <div className={styles.buttons}>
        {status.offer === 'index' && (
          <Button size="small" aria-label={`Index for Search: ${filename}`} onClick={onIndex}>
            Index for Search
          </Button>
        )}
        {status.offer === 'retry' && (
          <Button
            size="small"
            icon={<RotateCw aria-hidden="true" />}
            aria-label={`Retry ${filename}`}
            onClick={onRetry}
          >
            Retry
          </Button>
        )}
        <Tooltip content={hint}>
          <IconButton
            label={`Delete ${filename}`}
            disabled={!status.canBeDeleted}
            busy={status.isBeingDeleted}
            onClick={onDelete}
            onPointerUp={({ pointerType }) => setIsNoted(pointerType === 'touch' && !status.canBeDeleted)}
            onBlur={() => setIsNoted(false)}
          >
            <Trash2 aria-hidden="true" />
          </IconButton>
        </Tooltip>
      </div>
      {isNoted && <p className={styles.note}>{hint}</p>}
    </>
  )
}
