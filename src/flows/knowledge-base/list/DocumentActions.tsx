import { RotateCw, Trash2 } from 'lucide-react'
import type { Document } from '../../../api/types.ts'
import { deleteHint } from '../../../domain/document.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { Tooltip } from '../../../ui/Tooltip/Tooltip.tsx'
import type { DocumentRowStatus } from '../document/documentRow.ts'

export interface DocumentActionsProps {
  document: Document
  status: DocumentRowStatus
  onIndex: () => void
  onRetry: () => void
  onDelete: () => void
  /** A finger never hovers, so a tap on a delete button that is off asks for its reason on the page. */
  onNote: (isNoted: boolean) => void
}

/** What can be done with a document. */
export function DocumentActions({
  document,
  status,
  onIndex,
  onRetry,
  onDelete,
  onNote,
}: DocumentActionsProps) {
  const filename = toDisplayName(document.filename)
  return (
    <>
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
      <Tooltip content={deleteHint(document)}>
        <IconButton
          label={`Delete ${filename}`}
          disabled={!status.canBeDeleted}
          busy={status.isBeingDeleted}
          onClick={onDelete}
          onPointerUp={({ pointerType }) => onNote(pointerType === 'touch' && !status.canBeDeleted)}
          onBlur={() => onNote(false)}
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      </Tooltip>
    </>
  )
}
