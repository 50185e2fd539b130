import type { ViewState } from '../../../machines/viewState.ts'
import type { adminUsersMachine } from './adminUsers.machine.ts'
import type { AdminUsersEvent } from './adminUsers.setup.ts'

/** What the View and its parts are given. */
export interface AdminUsersProps {
  state: ViewState<typeof adminUsersMachine>
  send: (event: AdminUsersEvent) => void
}
