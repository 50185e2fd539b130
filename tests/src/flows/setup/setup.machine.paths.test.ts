import { liveActors } from '../../../../src/flows/setup/setup.actors.ts'
import { setupMachine } from '../../../../src/flows/setup/setup.machine.ts'
import { TOKENS } from '../../../supabase/fixture.ts'
import { createMockNetwork } from '../../../support/flows/mockNetwork.ts'
import { found } from '../../../support/flows/setupLinkMachine.ts'
import { HOSTED, passwordEdits } from '../../../support/paths/examples.ts'
import { gives, type PathModel, rejects } from '../../../support/paths/model.ts'
import { answerAsUsual, loseConnection } from '../../../support/paths/networkOutcomes.ts'
import { claimOutcomes, lookUpOutcomes, signUpOutcomes } from '../../../support/paths/setupLinkOutcomes.ts'
import { testLivePaths } from '../../../support/paths/testLivePaths.ts'
import { testPaths } from '../../../support/paths/testPaths.ts'

const model: PathModel<typeof setupMachine> = {
  starts: { 'a setup link': { token: 'token' } },
  events: [
    ...passwordEdits('Hippocampus-1953'),
    { type: 'form.submitted' },
    { type: 'check.retried' },
    { type: 'steps.skipped' },
  ],
  outcomes: {
    lookUp: {
      usable: gives(found('usable')),
      expired: gives(found('expired')),
      unreachable: rejects('Offline'),
    },
    signUp: {
      created: gives({ kind: 'created', existed: false, hostedUser: HOSTED }),
      'exists with another password': gives({ kind: 'exists' }),
      refused: gives({ kind: 'refused', field: null, reason: 'Sign-up is closed' }),
      unreachable: rejects('Offline'),
    },
    claim: { claimed: gives(null), used: gives('used'), unreachable: rejects('Offline') },
    registerAtBackend: { registered: gives(), unreachable: rejects('No backend') },
    markRegistered: { marked: gives(), unreachable: rejects('Offline') },
    signOut: { done: gives(), unreachable: rejects('Offline') },
  },
}

testPaths(setupMachine, './setup.machine.paths.txt', model)

testLivePaths(setupMachine, model, {
  actors: liveActors,
  open: createMockNetwork,
  starts: { 'a setup link': { token: TOKENS.unused } },
  outcomes: {
    ...lookUpOutcomes('lookUp'),
    ...signUpOutcomes('signUp', 'exists with another password'),
    ...claimOutcomes,
    'registerAtBackend: registered': answerAsUsual,
    'registerAtBackend: unreachable': loseConnection,
    'markRegistered: marked': answerAsUsual,
    'markRegistered: unreachable': loseConnection,
    'signOut: done': answerAsUsual,
    'signOut: unreachable': loseConnection,
  },
})
