import type { ViewState } from '../../../machines/viewState.ts'
import type { AdminUsersEvent, adminUsersMachine } from './adminUsers.machine.ts'

/** What the View and its parts are given. */
export interface AdminUsersProps {
  state: ViewState<typeof adminUsersMachine>
  send: (event: AdminUsersEvent) => void
}
