import { findProblem } from '../../../../src/modules/backend-access/backendAccess.actors.ts'
import { backendAccessMachine } from '../../../../src/modules/backend-access/backendAccess.machine.ts'
import { createMockNetwork } from '../../../support/flows/mockNetwork.ts'
import { gives, type PathModel, rejects } from '../../../support/paths/model.ts'
import { answerAsUsual, loseConnection } from '../../../support/paths/networkOutcomes.ts'
import { testLivePaths } from '../../../support/paths/testLivePaths.ts'
import { testPaths } from '../../../support/paths/testPaths.ts'

const model: PathModel<typeof backendAccessMachine> = {
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
}

testPaths(backendAccessMachine, './backendAccess.machine.paths.txt', model)

testLivePaths(backendAccessMachine, model, {
  actors: { findProblem },
  open: createMockNetwork,
  starts: { 'an account': { hasAccount: true, issue: 'unreachable' } },
  outcomes: { 'findProblem: reachable': answerAsUsual, 'findProblem: error': loseConnection },
})
