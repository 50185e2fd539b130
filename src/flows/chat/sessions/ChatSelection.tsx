import type { ComponentProps } from 'react'
import type { ChatSession } from '../../../api/types.ts'
import type { ViewState } from '../../../lib/xstate/viewState.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Checkbox } from '../../../ui/Checkbox/Checkbox.tsx'
import { Notice } from '../../../ui/Notice/Notice.tsx'
import { countChats } from '../machine/chatSessions.ts'
import type { removalMachine } from '../machine/removal.machine.ts'
import * as styles from './ChatSessionList.css.ts'

/** Deletes several chat sessions. */
export interface Removal {
  state: ViewState<typeof removalMachine>
  send: (event: { type: 'removal.requested'; ids: readonly string[] } | { type: 'removal.undone' }) => void
}

export interface ChatSelectionProps {
  /** The chat sessions that can be selected. */
  sessions: readonly ChatSession[]
  /** Ids. */
  selected: readonly string[]
  onSelect: (ids: readonly string[]) => void
  onDelete: () => void
}

/** Selects all chat sessions or none, and deletes the selected ones. */
export function ChatSelection({ sessions, selected, onSelect, onDelete }: ChatSelectionProps) {
  const isAll = selected.length > 0 && selected.length === sessions.length
  return (
    <div className={styles.selection}>
      <Checkbox
        label="All"
        checked={isAll}
        indeterminate={selected.length > 0 && !isAll}
        onCheckedChange={(checked) => onSelect(checked ? sessions.map(({ id }) => id) : [])}
      />
      <Button
        size="small"
        variant="danger"
        disabled={selected.length === 0}
        focusableWhenDisabled
        onClick={onDelete}
      >
        {selected.length === 0 ? 'Delete' : `Delete ${countChats(selected.length)}`}
      </Button>
    </div>
  )
}

export interface DeletedChatsProps extends ComponentProps<'div'> {
  count: number
  onUndo: () => void
}

/** Says how many chat sessions were deleted, with a button that undoes it. The caller focuses it. */
export function DeletedChats({ count, onUndo, ...props }: DeletedChatsProps) {
  const text = `${countChats(count)} deleted`
  return (
    <Notice
      {...props}
      // The focus announces it.
      role="group"
      aria-label={text}
      tabIndex={-1}
      action={
        <Button size="small" onClick={onUndo}>
          Undo
        </Button>
      }
    >
      {text}
    </Notice>
  )
}
