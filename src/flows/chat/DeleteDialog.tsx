import type { ViewState } from '../../machines/viewState.ts'
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx'
import type { chatMachine } from './chat.machine.ts'
import type { ChatRequest } from './chat.setup.ts'

export interface DeleteDialogProps {
  state: ViewState<typeof chatMachine>
  send: (event: ChatRequest) => void
}

/** Asks whether a session shall be deleted. */
export function DeleteDialog({ state, send }: DeleteDialogProps) {
  const { deletion, sessions } = state.context
  const title = sessions.find(({ id }) => id === deletion?.id)?.title ?? 'This chat'
  return (
    <ConfirmDialog
      open={deletion !== null}
      title="Delete this chat?"
      confirmLabel="Delete chat"
      danger
      busy={state.matches({ connected: { deletion: 'deleting' } })}
      error={deletion?.failure}
      onConfirm={() => send({ type: 'deletion.confirmed' })}
      onCancel={() => send({ type: 'deletion.cancelled' })}
    >
      “<bdi>{title}</bdi>” and all its messages will be deleted. This action cannot be undone. Your documents
      stay.
    </ConfirmDialog>
  )
}
