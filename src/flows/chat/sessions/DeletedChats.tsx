import type { ComponentProps } from 'react'
import type { ViewState } from '../../../lib/xstate/viewState.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { Notice } from '../../../ui/Notice/Notice.tsx'
import { countChats } from '../machine/chatSessions.ts'
import type { removalMachine } from '../machine/removal.machine.ts'

/** Deletes several chat sessions. */
export interface Removal {
  state: ViewState<typeof removalMachine>
  send: (event: { type: 'removal.requested'; ids: readonly string[] } | { type: 'removal.undone' }) => void
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
