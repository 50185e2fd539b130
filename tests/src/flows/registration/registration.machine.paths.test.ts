import { liveActors } from '../../../../src/flows/registration/registration.actors.ts'
import { registrationMachine } from '../../../../src/flows/registration/registration.machine.ts'
import { TOKENS } from '../../../supabase/fixture.ts'
import { createMockNetwork, offline } from '../../../support/flows/mockNetwork.ts'
import { GRANT, HOSTED, passwordEdits } from '../../../support/paths/examples.ts'
import { gives, type PathModel, rejects } from '../../../support/paths/model.ts'
import { answerAsUsual, outages } from '../../../support/paths/networkOutcomes.ts'
import {
  acceptPassword,
  claimOutcomes,
  found,
  lookUpOutcomes,
  NEW_PASSWORD,
  refuseSignUp,
  signUpAnew,
  signUpOutcomes,
} from '../../../support/paths/setupLinkOutcomes.ts'
import { testLivePaths } from '../../../support/paths/testLivePaths.ts'
import { testPaths } from '../../../support/paths/testPaths.ts'

const model: PathModel<typeof registrationMachine> = {
  starts: {
    'a setup link': { token: 'token', accountExists: false, email: '' },
    'an existing account': { token: 'token', accountExists: true, email: 'una@lab.example' },
  },
  events: [
    { type: 'field.edited', name: 'firstName', value: ' Uno' },
    ...passwordEdits(NEW_PASSWORD),
    { type: 'field.edited', name: 'firstName', value: '' },
    { type: 'form.submitted' },
    { type: 'check.retried' },
  ],
  outcomes: {
    lookUpToken: {
      usable: gives(found('usable')),
      'without an email': gives(found('usable', null)),
      expired: gives(found('expired')),
      unreachable: rejects('Offline'),
    },
    createAccount: {
      created: gives({ kind: 'created', hostedUser: HOSTED }),
      exists: gives({ kind: 'exists' }),
      'password refused': gives({ kind: 'refused', field: 'password', reason: 'Too short' }),
      refused: gives({ kind: 'refused', field: null, reason: 'Sign-up is closed' }),
      unreachable: rejects('Offline'),
    },
    claim: { claimed: gives(null), used: gives('used'), unreachable: rejects('Offline') },
    connectBackend: { connected: gives(GRANT), unreachable: rejects('No backend') },
  },
}

testPaths(registrationMachine, './registration.machine.paths.txt', model)

testLivePaths(registrationMachine, model, {
  actors: liveActors,
  open: createMockNetwork,
  starts: { 'a setup link': { token: TOKENS.unused, accountExists: false, email: '' } },
  outcomes: {
    ...lookUpOutcomes('lookUpToken'),
    ...signUpOutcomes('createAccount', 'exists'),
    'createAccount: created': {
      'a new account': signUpAnew,
      'the account of an interrupted attempt': acceptPassword,
    },
    'createAccount: password refused': refuseSignUp(422, 'weak_password'),
    ...claimOutcomes,
    'claim: unreachable': {
      ...outages,
      'the application cannot be marked as registered': (network) =>
        network.answerWith('PATCH /hosted/rest/v1/waitlist_submissions?owner_id=', offline),
    },
    'connectBackend: connected': answerAsUsual,
    'connectBackend: unreachable': outages,
  },
})
