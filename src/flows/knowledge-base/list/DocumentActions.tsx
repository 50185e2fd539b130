import { Ellipsis, RotateCw, Trash2 } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import type { Document } from '../../../api/types.ts'
import { askAboutPath } from '../../../domain/paths.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { ButtonLink } from '../../../ui/ButtonLink/ButtonLink.tsx'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { Menu } from '../../../ui/Menu/Menu.tsx'
import { MenuCheckboxItem } from '../../../ui/Menu/MenuCheckboxItem.tsx'
import { MenuItem } from '../../../ui/Menu/MenuItem.tsx'
import { MenuLink } from '../../../ui/Menu/MenuLink.tsx'
import { Tooltip } from '../../../ui/Tooltip/Tooltip.tsx'
import type { DocumentRowStatus } from '../document/documentRow.ts'

export interface DocumentActionsProps {
  document: Document
  status: DocumentRowStatus
  onIndex: () => void
  onRetry: () => void
  /** Continues or stops reading the pages of a scan. */
  onReadPages: (isWanted: boolean) => void
  /** Another encoding is wanted; not chosen yet. */
  onReread: () => void
  /** Undefined if the backend cannot leave documents out of answers. */
  onExclude: ((excluded: boolean) => void) | undefined
  /** It was added last. */
  isNewest: boolean
  /** Another document to compare it with is wanted; not chosen yet. Undefined if the backend cannot compare documents. */
  onCompare: (() => void) | undefined
  onDelete: () => void
  /** Called with true when a disabled delete button is tapped: touch screens do not show its tooltip. */
  onDeleteHint: (isShown: boolean) => void
}

const READ_PAGES = { running: 'Stop reading', paused: 'Read pages' }

export function DocumentActions({
  document,
  status,
  onIndex,
  onRetry,
  onReadPages,
  onReread,
  onExclude,
  isNewest,
  onCompare,
  onDelete,
  onDeleteHint,
}: DocumentActionsProps) {
  const filename = toDisplayName(document.filename)
  const isExcluded = document.excluded === true
  const canAsk = status.isSearchable && !isExcluded
  const canExclude = status.isSearchable && onExclude !== undefined
  const canReread = status.actions.includes('reread')
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
      {status.pageReading !== null && (
        <Button
          size="small"
          aria-label={`${READ_PAGES[status.pageReading]}: ${filename}`}
          onClick={() => onReadPages(status.pageReading === 'paused')}
        >
          {READ_PAGES[status.pageReading]}
        </Button>
      )}
      {isNewest && canAsk && (
        <ButtonLink
          size="small"
          aria-label={`Ask about ${filename}`}
          render={<RouterLink to={askAboutPath(document.id)} />}
        >
          Ask about it
        </ButtonLink>
      )}
      {(canAsk || canExclude || canReread) && (
        <Menu
          align="end"
          trigger={
            <IconButton label={`More actions for ${filename}`}>
              <Ellipsis aria-hidden="true" />
            </IconButton>
          }
        >
          {canAsk && (
            <MenuLink render={<RouterLink to={askAboutPath(document.id)} />}>
              Ask about this document
            </MenuLink>
          )}
          {canExclude && (
            <MenuCheckboxItem checked={isExcluded} onCheckedChange={onExclude}>
              Exclude from answers
            </MenuCheckboxItem>
          )}
          {status.isSearchable && onCompare && (
            <MenuItem onSelect={onCompare}>Compare with another document…</MenuItem>
          )}
          {canReread && <MenuItem onSelect={onReread}>Read with another encoding…</MenuItem>}
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
