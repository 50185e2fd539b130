import { Ellipsis, RotateCw, Trash2 } from 'lucide-react'
import type { Document } from '../../../api/types.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { Menu } from '../../../ui/Menu/Menu.tsx'
import { MenuItem } from '../../../ui/Menu/MenuItem.tsx'
import { Tooltip } from '../../../ui/Tooltip/Tooltip.tsx'
import type { DocumentRowStatus } from '../document/documentRow.ts'

export interface DocumentActionsProps {
  document: Document
  status: DocumentRowStatus
  onIndex: () => void
  onRetry: () => void
  /** Another encoding is wanted; not chosen yet. */
  onReread: () => void
  onDelete: () => void
  /** Called with true when a disabled delete button is tapped: touch screens do not show its tooltip. */
  onDeleteHint: (isShown: boolean) => void
}

/** The buttons of a document's row. */
export function DocumentActions({
  document,
  status,
  onIndex,
  onRetry,
  onReread,
  onDelete,
  onDeleteHint,
}: DocumentActionsProps) {
  const filename = toDisplayName(document.filename)
  const canDelete = status.actions.includes('delete')
  return (
    <>
      {status.actions.includes('index') && (
        <Button size="small" aria-label={`Index for Search: ${filename}`} onClick={onIndex}>
          Index for Search
        </Button>
      )}
      {status.actions.includes('retry') && (
        <Button
          size="small"
          icon={<RotateCw aria-hidden="true" />}
          aria-label={`Retry ${filename}`}
          onClick={onRetry}
        >
          Retry
        </Button>
      )}
      {status.actions.includes('reread') && (
        <Menu
          align="end"
          trigger={
            <IconButton label={`More actions for ${filename}`}>
              <Ellipsis aria-hidden="true" />
            </IconButton>
          }
        >
          <MenuItem onSelect={onReread}>Read with another encoding…</MenuItem>
        </Menu>
      )}
      <Tooltip content={status.deleteHint}>
        <IconButton
          label={`Delete ${filename}`}
          disabled={!canDelete}
          busy={status.isDeleting}
          onClick={onDelete}
          onPointerUp={({ pointerType }) => onDeleteHint(pointerType === 'touch' && !canDelete)}
          onBlur={() => onDeleteHint(false)}
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      </Tooltip>
    </>
  )
}
