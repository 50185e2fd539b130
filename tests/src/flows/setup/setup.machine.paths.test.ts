import * as auth from '../../../../src/api/auth.ts'
import { waitlistRegistration } from '../../../../src/domain/registration.ts'
import { liveActors } from '../../../../src/flows/setup/setup.actors.ts'
import { setupMachine } from '../../../../src/flows/setup/setup.machine.ts'
import { TOKENS, USERS } from '../../../supabase/fixture.ts'
import { createMockNetwork, type MockNetwork } from '../../../support/flows/mockNetwork.ts'
import { HOSTED, passwordEdits } from '../../../support/paths/examples.ts'
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

const model: PathModel<typeof setupMachine> = {
  starts: { 'a setup link': { token: 'token' } },
  events: [
    ...passwordEdits(NEW_PASSWORD),
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
  // A retry continues with the step that failed.
  distinguish: ({ outcome }) => outcome,
}

testPaths(setupMachine, './setup.machine.paths.txt', model)

/** The backend has an account with the email of the setup link. */
const register = (password: string) => (network: MockNetwork) => {
  network.answerAsUsual()
  const { email } = USERS.una
  return auth.register(waitlistRegistration({ email, password, firstName: 'Una', lastName: 'Lindqvist' }))
}

testLivePaths(setupMachine, model, {
  actors: liveActors,
  open: createMockNetwork,
  starts: { 'a setup link': { token: TOKENS.unused } },
  outcomes: {
    ...lookUpOutcomes('lookUp'),
    ...signUpOutcomes('signUp', 'exists with another password'),
    'signUp: created': {
      'a new account': signUpAnew,
      'the account of an interrupted attempt': acceptPassword,
    },
    'signUp: refused': {
      'sign-ups are disabled': refuseSignUp(422, 'signup_disabled'),
      'a weak password': refuseSignUp(422, 'weak_password'),
      'too many attempts': refuseSignUp(429, 'over_request_rate_limit'),
    },
    ...claimOutcomes,
    'registerAtBackend: registered': {
      'a new account': answerAsUsual,
      'an account with the same password': register(NEW_PASSWORD),
    },
    'registerAtBackend: unreachable': {
      ...outages,
      'an account with another password': register('Another-1953'),
    },
    'markRegistered: marked': answerAsUsual,
    'markRegistered: unreachable': outages,
    'signOut: done': answerAsUsual,
    'signOut: unreachable': outages,
  },
})
