import { backendAccessMachine } from '../../../../src/modules/backend-access/backendAccess.machine.ts'
import { gives, rejects } from '../../../support/paths/model.ts'
import { testPaths } from '../../../support/paths/testPaths.ts'

testPaths(backendAccessMachine, './backendAccess.machine.paths.txt', {
  starts: {
    'an account': { hasAccount: true, issue: 'unreachable' },
    'demo access': { hasAccount: false, issue: null },
  },
  events: [{ type: 'retry.requested' }, { type: 'signIn.requested' }],
  outcomes: {
    findProblem: {
      unreachable: gives('unreachable'),
      reachable: gives('reachable'),
      'another password': gives('otherPassword'),
      'not set up': gives('notSetUp'),
      'no account': gives('noAccount'),
      error: rejects('Offline'),
    },
  },
})
