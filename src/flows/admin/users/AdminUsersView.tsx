import { useStepFocus } from '../../../lib/focus/useStepFocus.ts'
import * as styles from './AdminUsersView.css.ts'
import { ConnectForm } from './ConnectForm.tsx'
import { DeactivateDialog } from './DeactivateDialog.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { UsersTable } from './UsersTable.tsx'
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
