import { useStepFocus } from '../../../lib/focus/useStepFocus.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import * as styles from './AdminUsersView.css.ts'
import { ConnectForm } from './ConnectForm.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { UsersTable } from './UsersTable.tsx'
import { userName } from './userDetails.ts'
import type { AdminUsersProps } from './viewProps.ts'

export function AdminUsersView(props: AdminUsersProps) {
  const { state } = props
  const isConnected = !state.matches({ list: 'noBackend' }) && !state.matches({ list: 'connecting' })
  const step = !isConnected ? 'connection' : state.matches({ list: 'failed' }) ? 'failure' : 'list'
  const sectionRef = useStepFocus<HTMLDivElement>(step)
  return (
    <div ref={sectionRef} className={styles.section} tabIndex={-1}>
      {isConnected ? <UsersTable {...props} /> : <ConnectForm {...props} />}
      <DeactivateDialog {...props} />
      <PasswordDialog {...props} />
    </div>
  )
}

function DeactivateDialog({ state, send }: AdminUsersProps) {
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
