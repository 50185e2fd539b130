import { type DashboardData, dashboardMachine } from '../../../../src/flows/dashboard/dashboard.machine.ts'
import { EMPTY_GRAPH } from '../../../../src/flows/dashboard/dashboard.ts'
import { gives, rejects } from '../../../support/paths/model.ts'
import { testPaths } from '../../../support/paths/testPaths.ts'

const data = (scope: DashboardData['scope'], totalNodes: number): DashboardData => ({
  scope,
  graph: { ...EMPTY_GRAPH, totalNodes },
  recent: [],
  hasDocumentInProgress: false,
})

testPaths(dashboardMachine, './dashboard.machine.paths.txt', {
  starts: {
    'backend access': { hasBackend: true, identifiers: ['u1'] },
    'no backend access': { hasBackend: false, identifiers: [] },
  },
  events: [
    { type: 'reload.requested' },
    { type: 'action.chosen', action: 'upload' },
    { type: 'dashboard.refreshed', data: data('personal', 3) },
    { type: 'dashboard.refreshed', data: data('global', 3) },
    { type: 'dashboard.refreshed', data: data('personal', 0) },
  ],
  outcomes: {
    loadDashboard: {
      personal: gives(data('personal', 2)),
      global: gives(data('global', 2)),
      empty: gives(data('personal', 0)),
      unreachable: rejects('Offline'),
    },
  },
})
