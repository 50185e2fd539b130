import { liveActors } from '../../../../src/flows/direct-signup/directSignup.actors.ts'
import { directSignupMachine } from '../../../../src/flows/direct-signup/directSignup.machine.ts'
import { grantSecretAccess } from '../../../../src/session/signUpStorage.ts'
import { createMockNetwork } from '../../../support/flows/mockNetwork.ts'
import { GRANT, HOSTED, passwordEdits } from '../../../support/paths/examples.ts'
import { gives, type PathModel, rejects } from '../../../support/paths/model.ts'
import { answerAsUsual, outages } from '../../../support/paths/networkOutcomes.ts'
import { NEW_PASSWORD, refuseSignUp, signUpOutcomes } from '../../../support/paths/setupLinkOutcomes.ts'
import { testLivePaths } from '../../../support/paths/testLivePaths.ts'
import { testPaths } from '../../../support/paths/testPaths.ts'

const model: PathModel<typeof directSignupMachine> = {
  starts: { 'the page': undefined },
  events: [
    { type: 'field.edited', name: 'firstName', value: ' Una' },
    { type: 'field.edited', name: 'lastName', value: 'Lindqvist' },
    { type: 'field.edited', name: 'email', value: 'una@lab.example' },
    ...passwordEdits(NEW_PASSWORD),
    { type: 'field.edited', name: 'firstName', value: '' },
    { type: 'form.submitted' },
  ],
  outcomes: {
    checkAccess: { allowed: gives(true), denied: gives(false), error: rejects('No storage') },
    createAccount: {
      created: gives({ kind: 'created', hostedUser: HOSTED }),
      exists: gives({ kind: 'exists' }),
      'password refused': gives({ kind: 'refused', field: 'password', reason: 'Too short' }),
      refused: gives({ kind: 'refused', field: null, reason: 'Sign-up is closed' }),
      unreachable: rejects('Offline'),
    },
    connectBackend: { connected: gives(GRANT), unreachable: rejects('No backend') },
  },
}

testPaths(directSignupMachine, './directSignup.machine.paths.txt', model)

testLivePaths(directSignupMachine, model, {
  actors: liveActors,
  open: createMockNetwork,
  starts: model.starts,
  outcomes: {
    'checkAccess: allowed': grantSecretAccess,
    'checkAccess: denied': () => {},
    ...signUpOutcomes('createAccount', 'exists'),
    'createAccount: password refused': refuseSignUp(422, 'weak_password'),
    'connectBackend: connected': answerAsUsual,
    'connectBackend: unreachable': outages,
  },
})
