import { useRef } from 'react'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import type { ViewState } from '../../../lib/xstate/viewState.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import type { ChatRequest } from '../chat.base.ts'
import type { chatMachine } from '../chat.machine.ts'

export interface DeleteDialogProps {
  state: ViewState<typeof chatMachine>
  send: (event: ChatRequest) => void
}

/** Asks whether a session shall be deleted. After a yes its row goes away, so the focus moves on to the next one. */
export function DeleteDialog({ state, send }: DeleteDialogProps) {
  const { deletion, sessions } = state.context
  const heirRef = useRef<HTMLElement>(null)
  const title = sessions.find(({ id }) => id === deletion?.id)?.title ?? 'This chat'
  return (
    <ConfirmDialog
      open={deletion !== null}
      title="Delete this chat?"
      confirmLabel="Delete chat"
      danger
      busy={state.matches({ connected: { deletion: 'deleting' } })}
      error={deletion?.failure}
      finalFocus={() => heirRef.current}
      onConfirm={() => {
        heirRef.current = heirOf(deletion?.id ?? '')
        send({ type: 'deletion.confirmed' })
      }}
      onCancel={() => {
        heirRef.current = null
        send({ type: 'deletion.cancelled' })
      }}
    >
      “<bdi>{toDisplayName(title)}</bdi>” and all its messages will be deleted. This action cannot be undone.
      Your documents stay.
    </ConfirmDialog>
  )
}

/** What takes the focus after a session's row: the row after it, or before it, else the way to a new chat. */
function heirOf(id: string): HTMLElement | null {
  // On phones the list is there twice, and one of them is not shown.
  const rows = [...document.querySelectorAll(`[data-session="${CSS.escape(id)}"]`)]
  const row = rows.find((one) => one.checkVisibility())
  const heir = row?.nextElementSibling ?? row?.previousElementSibling ?? row?.closest('[data-sessions]')
  return heir?.querySelector('button') ?? null
}
