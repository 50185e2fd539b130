import type { ViewState } from '../../lib/xstate/viewState.ts'
import type { dashboardMachine } from './dashboard.machine.ts'

export interface DashboardProps {
  state: ViewState<typeof dashboardMachine>
  send: (event: { type: 'reload.requested' }) => void
}
