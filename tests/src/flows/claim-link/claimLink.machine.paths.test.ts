import { claimLinkMachine } from '../../../../src/flows/claim-link/claimLink.machine.ts'
import { found } from '../../../support/flows/setupLinkMachine.ts'
import { gives, rejects } from '../../../support/paths/model.ts'
import { testPaths } from '../../../support/paths/testPaths.ts'

testPaths(claimLinkMachine, './claimLink.machine.paths.txt', {
  starts: {
    'with backend access': { token: 'token', email: 'UNA@lab.example', hasBackendAccess: true },
    'without backend access': { token: 'token', email: 'una@lab.example', hasBackendAccess: false },
  },
  events: [{ type: 'claim.requested' }, { type: 'check.retried' }],
  outcomes: {
    lookUp: {
      usable: gives(found('usable')),
      "another person's": gives(found('usable', 'mira@lab.example')),
      used: gives(found('used')),
      expired: gives(found('expired')),
      unreachable: rejects('Offline'),
    },
    claim: {
      claimed: gives('claimed'),
      'sign-in required': gives('signInRequired'),
      'used by another account': gives('used'),
      unreachable: rejects('Offline'),
    },
  },
})
