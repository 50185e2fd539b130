import { historyMachine } from '../../../../../src/flows/admin/review/history.machine.ts'
import { gives, rejects } from '../../../../support/paths/model.ts'
import { testPaths } from '../../../../support/paths/testPaths.ts'

testPaths(historyMachine, './history.machine.paths.txt', {
  starts: { 'an application': { applicationId: 'a1' } },
  events: [{ type: 'reload.requested' }],
  outcomes: {
    listEvents: {
      events: gives([{ id: 'e1' }]),
      'no events': gives([]),
      unreachable: rejects('Offline'),
    },
  },
})
