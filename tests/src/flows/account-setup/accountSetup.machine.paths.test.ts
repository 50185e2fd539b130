import { vi } from 'vitest'
import * as auth from '../../../../src/api/auth.ts'
import { waitlistRegistration } from '../../../../src/domain/registration.ts'
import { liveActors } from '../../../../src/flows/account-setup/accountSetup.actors.ts'
import { accountSetupMachine } from '../../../../src/flows/account-setup/accountSetup.machine.ts'
import { signIn } from '../../../../src/hosted/auth.ts'
import { signOutHere } from '../../../../src/hosted/signOut.ts'
import { TOKENS, USERS } from '../../../supabase/fixture.ts'
import { createMockNetwork, type MockNetwork, offline, PASSWORD } from '../../../support/flows/mockNetwork.ts'
import { GRANT, HOSTED, passwordEdits } from '../../../support/paths/examples.ts'
import { gives, type PathModel, rejects } from '../../../support/paths/model.ts'
import { answerAsUsual, loseConnection, outages } from '../../../support/paths/networkOutcomes.ts'
import {
  acceptPassword,
  claimElsewhere,
  claimOutcomes,
  found,
  lookUpOutcomes,
  NEW_PASSWORD,
  refuseSignUp,
  signUpAnew,
  signUpOutcomes,
  useSetupLink,
} from '../../../support/paths/setupLinkOutcomes.ts'
import { testLivePaths } from '../../../support/paths/testLivePaths.ts'
import { testPaths } from '../../../support/paths/testPaths.ts'

type Model = PathModel<typeof accountSetupMachine>

const lookUp = {
  usable: gives(found('usable')),
  used: gives(found('used')),
  expired: gives(found('expired')),
  unreachable: rejects('Offline'),
}
const outcomes = {
  lookUp,
  signUp: {
    created: gives({ kind: 'created', hostedUser: HOSTED }),
    exists: gives({ kind: 'exists' }),
    refused: gives({ kind: 'refused', reason: 'Sign-up is closed' }),
    unreachable: rejects('Offline'),
  },
  claim: { claimed: gives(null), used: gives('used'), unreachable: rejects('Offline') },
  connectBackend: { connected: gives(GRANT), unreachable: rejects('No backend') },
}
const passwordRefused = gives({ kind: 'refused', field: 'password', reason: 'Too short' })
const submitted = [{ type: 'form.submitted' }, { type: 'check.retried' }] as const

const setup: Model = {
  starts: { '/setup': { page: 'setup', token: 'token' } },
  events: [...passwordEdits(NEW_PASSWORD), ...submitted, { type: 'steps.skipped' }],
  outcomes: {
    ...outcomes,
    signUp: { ...outcomes.signUp, 'password refused': passwordRefused },
    connectBackend: { registered: gives(null), unreachable: rejects('No backend') },
    markRegistered: { marked: gives(), unreachable: rejects('Offline') },
    signOut: { done: gives(), unreachable: rejects('Offline') },
  },
  // A retry continues with the step that failed.
  distinguish: ({ outcome }) => outcome,
}

const magicSetup: Model = {
  starts: { '/magic-setup': { page: 'magicSetup', token: 'token' } },
  events: [...passwordEdits(NEW_PASSWORD), ...submitted],
  outcomes: {
    ...outcomes,
    lookUp: { ...lookUp, 'without an email': gives(found('usable', null)) },
    signUp: {
      ...outcomes.signUp,
      'existed before': gives({ kind: 'created', existed: true, hostedUser: HOSTED }),
    },
  },
}

const registration: Model = {
  starts: {
    '/register': { page: 'registration', token: 'token' },
    'an existing account': { page: 'registration', token: 'token', existingEmail: USERS.una.email },
  },
  events: [
    { type: 'field.edited', name: 'firstName', value: ' Uno' },
    ...passwordEdits(NEW_PASSWORD),
    { type: 'field.edited', name: 'firstName', value: '' },
    ...submitted,
  ],
  outcomes: {
    ...outcomes,
    lookUp: { ...lookUp, 'without an email': gives(found('usable', null)) },
    signUp: { ...outcomes.signUp, 'password refused': passwordRefused },
  },
}

const signup: Model = {
  starts: {
    '/signup': { page: 'signup', token: null },
    'no access': { page: 'signup', token: null, hasAccess: false },
  },
  events: [
    { type: 'field.edited', name: 'firstName', value: ' Una' },
    { type: 'field.edited', name: 'lastName', value: 'Lindqvist' },
    { type: 'field.edited', name: 'email', value: USERS.una.email },
    ...passwordEdits(NEW_PASSWORD),
    ...submitted,
  ],
  outcomes: {
    signUp: { ...outcomes.signUp, 'password refused': passwordRefused },
    connectBackend: outcomes.connectBackend,
  },
}

const signedIn: Model = {
  starts: {
    'with backend access': {
      page: 'setup',
      token: 'token',
      user: { email: 'UNA@lab.example', hasBackendAccess: true },
    },
    'without backend access': {
      page: 'setup',
      token: 'token',
      user: { email: 'una@lab.example', hasBackendAccess: false },
    },
  },
  events: submitted,
  outcomes: {
    lookUp: { ...lookUp, "another person's": gives(found('usable', 'mira@lab.example')) },
    claim: { ...outcomes.claim, 'sign-in required': gives('signInRequired') },
  },
}

testPaths(
  accountSetupMachine,
  './accountSetup.machine.paths.txt',
  setup,
  magicSetup,
  registration,
  signup,
  signedIn,
)

const live = { actors: liveActors, open: createMockNetwork }

/** The backend has an account with the email of the setup link. */
const register = (password: string) => (network: MockNetwork) => {
  network.answerAsUsual()
  const { email } = USERS.una
  return auth.register(waitlistRegistration({ email, password, firstName: 'Una', lastName: 'Lindqvist' }))
}

testLivePaths(accountSetupMachine, setup, {
  ...live,
  starts: { '/setup': { page: 'setup', token: TOKENS.unused } },
  outcomes: {
    ...lookUpOutcomes,
    ...signUpOutcomes,
    'signUp: created': {
      'a new account': signUpAnew,
      'the account of an interrupted attempt': acceptPassword,
    },
    'signUp: password refused': refuseSignUp(422, 'weak_password'),
    ...claimOutcomes,
    'connectBackend: registered': {
      'a new account': answerAsUsual,
      'an account with the same password': register(NEW_PASSWORD),
    },
    'connectBackend: unreachable': {
      ...outages,
      'an account with another password': register('Another-1953'),
    },
    'markRegistered: marked': answerAsUsual,
    'markRegistered: unreachable': outages,
    'signOut: done': answerAsUsual,
    'signOut: unreachable': outages,
  },
})

// The calls of the other pages that end as those of /setup are not repeated.

testLivePaths(accountSetupMachine, magicSetup, {
  ...live,
  starts: { '/magic-setup': { page: 'magicSetup', token: TOKENS.unused } },
  outcomes: {
    'lookUp: usable': answerAsUsual,
    'signUp: created': signUpAnew,
    'signUp: existed before': acceptPassword,
    'claim: claimed': answerAsUsual,
    'connectBackend: connected': register(NEW_PASSWORD),
    'connectBackend: unreachable': { 'no account': answerAsUsual, ...outages },
  },
})

testLivePaths(accountSetupMachine, registration, {
  ...live,
  starts: { '/register': { page: 'registration', token: TOKENS.unused } },
  outcomes: {
    'lookUp: usable': answerAsUsual,
    'signUp: created': signUpAnew,
    ...claimOutcomes,
    'claim: unreachable': {
      ...outages,
      'the application cannot be marked as registered': (network: MockNetwork) =>
        network.answerWith('PATCH /hosted/rest/v1/waitlist_submissions?owner_id=', offline),
    },
    'connectBackend: connected': answerAsUsual,
    'connectBackend: unreachable': outages,
  },
})

testLivePaths(accountSetupMachine, signup, {
  ...live,
  starts: { '/signup': { page: 'signup', token: null } },
  outcomes: {
    'signUp: created': signUpAnew,
    'signUp: exists': answerAsUsual,
    'signUp: password refused': refuseSignUp(422, 'weak_password'),
    'connectBackend: connected': answerAsUsual,
    'connectBackend: unreachable': outages,
  },
})

const user = (hasBackendAccess: boolean) => ({ email: USERS.una.email, hasBackendAccess })

testLivePaths(accountSetupMachine, signedIn, {
  ...live,
  async open() {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const network = await createMockNetwork()
    await signIn({ email: USERS.una.email, password: PASSWORD })
    return network
  },
  starts: {
    'with backend access': { page: 'setup', token: TOKENS.unused, user: user(true) },
    'without backend access': { page: 'setup', token: TOKENS.unused, user: user(false) },
  },
  outcomes: {
    'lookUp: usable': answerAsUsual,
    'lookUp: used': useSetupLink,
    'claim: claimed': answerAsUsual,
    'claim: sign-in required': () => signOutHere(),
    'claim: used': claimElsewhere,
    'claim: unreachable': loseConnection,
  },
})
