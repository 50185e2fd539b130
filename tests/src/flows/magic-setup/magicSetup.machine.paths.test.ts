import { register } from '../../../../src/api/auth.ts'
import { waitlistRegistration } from '../../../../src/domain/registration.ts'
import { liveActors } from '../../../../src/flows/magic-setup/magicSetup.actors.ts'
import { magicSetupMachine } from '../../../../src/flows/magic-setup/magicSetup.machine.ts'
import { TOKENS, USERS } from '../../../supabase/fixture.ts'
import { createMockNetwork } from '../../../support/flows/mockNetwork.ts'
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
  signUpOutcomes,
} from '../../../support/paths/setupLinkOutcomes.ts'
import { testLivePaths } from '../../../support/paths/testLivePaths.ts'
import { testPaths } from '../../../support/paths/testPaths.ts'

const model: PathModel<typeof magicSetupMachine> = {
  starts: { 'a setup link': { token: 'token' } },
  events: [
    ...passwordEdits(NEW_PASSWORD),
    { type: 'field.edited', name: 'password', value: 'short' },
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
    logInAtBackend: { accepted: gives(GRANT), 'no account': gives(null), unreachable: rejects('Offline') },
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
    'signUp: existed before': acceptPassword,
    'signUp: refused': {
      'sign-ups are disabled': refuseSignUp(422, 'signup_disabled'),
      'a weak password': refuseSignUp(422, 'weak_password'),
      'too many attempts': refuseSignUp(429, 'over_request_rate_limit'),
    },
    ...claimOutcomes,
    'logInAtBackend: accepted': () =>
      register(
        waitlistRegistration({
          email: USERS.una.email,
          password: NEW_PASSWORD,
          firstName: 'Una',
          lastName: 'Lindqvist',
        }),
      ),
    'logInAtBackend: no account': { 'no account': answerAsUsual, ...outages },
  },
  comparedOutput: (output) => output === null,
})
