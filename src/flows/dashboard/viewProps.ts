import type { ViewState } from '../../lib/xstate/viewState.ts'
import type { DashboardEvent, dashboardMachine } from './dashboard.machine.ts'

export interface DashboardProps {
  state: ViewState<typeof dashboardMachine>
  send: (event: DashboardEvent) => void
}
