import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx'
import type { ChatColumnsProps } from './ChatColumns.tsx'

/** Asks whether a session shall be deleted. */
export function DeleteDialog({ state, send }: Pick<ChatColumnsProps, 'state' | 'send'>) {
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
