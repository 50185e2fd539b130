import { listDocuments } from '../../api/documents.ts'
import { graphStats } from '../../api/graph.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'
import type { DashboardData } from './dashboard.machine.ts'
import { createLook } from './lookAtDashboard.ts'
import { createDashboardWatch } from './watchDashboard.ts'

const look = createLook({ graphStats, listDocuments })

/** The actors of the dashboard that speak to the backend, for `dashboardMachine.provide`. */
export const liveActors = {
  loadDashboard: fromCall<DashboardData, readonly string[]>(({ input, signal }) => look(input, signal)),
  watchDashboard: createDashboardWatch(look),
}
