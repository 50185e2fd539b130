import type { ViewState } from '../../../lib/xstate/viewState.ts'
import type { AdminUsersEvent } from './adminUsers.base.ts'
import type { adminUsersMachine } from './adminUsers.machine.ts'

/** What the View and its parts are given. */
export interface AdminUsersProps {
  state: ViewState<typeof adminUsersMachine>
  send: (event: AdminUsersEvent) => void
}
