import type { ViewState } from '../../lib/xstate/viewState.ts'
import type { DashboardEvent, dashboardMachine } from './dashboard.machine.ts'

/** What the View and its parts are given. */
export interface DashboardStep {
  state: ViewState<typeof dashboardMachine>
  send: (event: DashboardEvent) => void
}
