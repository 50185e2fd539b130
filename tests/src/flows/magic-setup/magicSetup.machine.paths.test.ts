import { liveActors } from '../../../../src/flows/magic-setup/magicSetup.actors.ts'
import { magicSetupMachine } from '../../../../src/flows/magic-setup/magicSetup.machine.ts'
import { TOKENS } from '../../../supabase/fixture.ts'
import { createMockNetwork } from '../../../support/flows/mockNetwork.ts'
import { found } from '../../../support/flows/setupLinkMachine.ts'
import { GRANT, HOSTED, passwordEdits } from '../../../support/paths/examples.ts'
import { gives, type PathModel, rejects } from '../../../support/paths/model.ts'
import { claimOutcomes, lookUpOutcomes, signUpOutcomes } from '../../../support/paths/setupLinkOutcomes.ts'
import { testLivePaths } from '../../../support/paths/testLivePaths.ts'
import { testPaths } from '../../../support/paths/testPaths.ts'

const model: PathModel<typeof magicSetupMachine> = {
  starts: { 'a setup link': { token: 'token' } },
  events: [
    ...passwordEdits('Hippocampus-1953'),
    { type: 'field.edited', name: 'confirmPassword', value: 'Another-1953' },
    { type: 'form.submitted' },
    { type: 'check.retried' },
  ],
  outcomes: {
    lookUp: {
      usable: gives(found('usable')),
      expired: gives(found('expired')),
      unreachable: rejects('Offline'),
    },
    signUp: {
      created: gives({ kind: 'created', existed: false, hostedUser: HOSTED }),
      'existed before': gives({ kind: 'created', existed: true, hostedUser: HOSTED }),
      'exists with another password': gives({ kind: 'exists' }),
      refused: gives({ kind: 'refused', field: null, reason: 'Sign-up is closed' }),
      unreachable: rejects('Offline'),
    },
    claim: { claimed: gives(null), used: gives('used'), unreachable: rejects('Offline') },
    logInAtBackend: {
      accepted: gives(GRANT),
      'no account': gives(null),
      unreachable: rejects('Offline'),
    },
  },
}

testPaths(magicSetupMachine, './magicSetup.machine.paths.txt', model)

testLivePaths(magicSetupMachine, model, {
  actors: liveActors,
  open: createMockNetwork,
  starts: { 'a setup link': { token: TOKENS.unused } },
  outcomes: {
    ...lookUpOutcomes('lookUp'),
    ...signUpOutcomes('signUp', 'exists with another password'),
    ...claimOutcomes,
  },
})
