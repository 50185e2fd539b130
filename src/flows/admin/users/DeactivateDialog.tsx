import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import * as styles from './AdminUsersView.css.ts'
import { userName } from './userDetails.ts'
import type { AdminUsersProps } from './viewProps.ts'

export function DeactivateDialog({ state, send }: AdminUsersProps) {
  const { changed } = state.context
  return (
    <ConfirmDialog
      open={state.matches({ change: 'confirming' })}
      danger
      title="Deactivate this account?"
      confirmLabel="Deactivate"
      onConfirm={() => send({ type: 'deactivation.confirmed' })}
      onCancel={() => send({ type: 'deactivation.cancelled' })}
    >
      <bdi className={styles.account}>{changed && userName(changed)}</bdi> will be signed out everywhere and
      can no longer sign in to the backend. Documents and chats are kept. You can activate the account again.
    </ConfirmDialog>
  )
}
