import { vi } from 'vitest'
import { liveActors } from '../../../../src/flows/claim-link/claimLink.actors.ts'
import { claimLinkMachine } from '../../../../src/flows/claim-link/claimLink.machine.ts'
import { signIn } from '../../../../src/hosted/auth.ts'
import { signOutHere } from '../../../../src/hosted/signOut.ts'
import { TOKENS, USERS } from '../../../supabase/fixture.ts'
import { createMockNetwork, PASSWORD } from '../../../support/flows/mockNetwork.ts'
import { gives, type PathModel, rejects } from '../../../support/paths/model.ts'
import { answerAsUsual, loseConnection } from '../../../support/paths/networkOutcomes.ts'
import {
  claimElsewhere,
  found,
  lookUpOutcomes,
  useSetupLink,
} from '../../../support/paths/setupLinkOutcomes.ts'
import { testLivePaths } from '../../../support/paths/testLivePaths.ts'
import { testPaths } from '../../../support/paths/testPaths.ts'

const model: PathModel<typeof claimLinkMachine> = {
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
}

testPaths(claimLinkMachine, './claimLink.machine.paths.txt', model)

testLivePaths(claimLinkMachine, model, {
  actors: liveActors,
  async open() {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const network = await createMockNetwork()
    await signIn({ email: USERS.una.email, password: PASSWORD })
    return network
  },
  starts: {
    'with backend access': { token: TOKENS.unused, email: USERS.una.email, hasBackendAccess: true },
    'without backend access': { token: TOKENS.unused, email: USERS.una.email, hasBackendAccess: false },
  },
  outcomes: {
    ...lookUpOutcomes('lookUp'),
    'lookUp: used': useSetupLink,
    'claim: claimed': answerAsUsual,
    'claim: sign-in required': () => signOutHere(),
    'claim: used by another account': claimElsewhere,
    'claim: unreachable': loseConnection,
  },
})
