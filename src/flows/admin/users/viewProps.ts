import type { ViewState } from '../../../lib/xstate/viewState.ts'
import type { adminUsersMachine } from './adminUsers.machine.ts'
import type { AdminUsersEvent } from './adminUsers.types.ts'

export interface AdminUsersProps {
  state: ViewState<typeof adminUsersMachine>
  send: (event: AdminUsersEvent) => void
}
