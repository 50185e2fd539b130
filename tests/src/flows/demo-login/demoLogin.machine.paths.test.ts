import { vi } from 'vitest'
import { hashPassword } from '../../../../mocks/db/password.ts'
import { MemoryStorage } from '../../../../mocks/demo/storage/memoryStorage.ts'
import { register } from '../../../../src/api/auth.ts'
import { waitlistRegistration } from '../../../../src/domain/registration.ts'
import { demoLoginMachine } from '../../../../src/flows/demo-login/demoLogin.machine.ts'
import { liveActors } from '../../../../src/flows/demo-login/liveDemoLogin.ts'
import { isObject } from '../../../../src/lib/objects.ts'
import { factorOf } from '../../../mocks/hosted/support/fillProvider.ts'
import { APPLICATIONS, TOKENS, USERS } from '../../../supabase/fixture.ts'
import { answers, createMockNetwork, type MockNetwork, offline } from '../../../support/flows/mockNetwork.ts'
import { GRANT, HOSTED } from '../../../support/paths/examples.ts'
import { gives, type PathModel, rejects } from '../../../support/paths/model.ts'
import { answerAsUsual, outages } from '../../../support/paths/networkOutcomes.ts'
import { testLivePaths } from '../../../support/paths/testLivePaths.ts'
import { testPaths } from '../../../support/paths/testPaths.ts'

const accessCodeHash = `pbkdf2-sha256:1000:${'0'.repeat(32)}:${'0'.repeat(64)}`
const backendResults = {
  accepted: gives({ outcome: 'accepted', grant: GRANT }),
  'no account': gives({ outcome: { status: 401, message: 'Unknown' }, grant: null }),
  disabled: gives({ outcome: { status: 403, message: 'Disabled' }, grant: null }),
  unreachable: gives({ outcome: { status: null, message: 'Offline' }, grant: null }),
  'too many attempts': gives({ outcome: { status: 429, message: 'Wait.' }, grant: null }),
  error: rejects('Broken'),
}

const PASSWORD = 'Hippocampus-1953'

const model: PathModel<typeof demoLoginMachine> = {
  starts: {
    'the page': { accessCodeHash },
    'a setup link': { accessCodeHash, email: 'una@lab.example', setupToken: 'token' },
    'a wrong code before': { accessCodeHash, wrongCodes: 3 },
  },
  events: [
    { type: 'field.edited', name: 'email', value: 'una@lab.example' },
    { type: 'field.edited', name: 'email', value: 'una' },
    { type: 'field.edited', name: 'password', value: PASSWORD },
    { type: 'form.submitted' },
    { type: 'secondFactor.verified' },
    { type: 'secondFactor.cancelled' },
  ],
  outcomes: {
    signInAtProvider: {
      accepted: gives({ outcome: 'accepted', hostedUser: HOSTED }),
      refused: gives({ outcome: 'refused', hostedUser: null }),
      unreachable: gives({ outcome: 'unreachable', hostedUser: null }),
      'second factor required': gives({ outcome: 'secondFactor', hostedUser: HOSTED }),
      'too many attempts': gives({ outcome: { message: 'Wait.' }, hostedUser: null }),
      error: rejects('Broken'),
    },
    claimApplication: {
      claimed: gives(),
      unreachable: gives(),
      'code not loaded': rejects('Failed to fetch dynamically imported module'),
    },
    logInAtBackend: backendResults,
    completeSetup: {
      ...backendResults,
      'other password': gives({ outcome: { status: 409, message: 'Another password' }, grant: null }),
    },
    signOutOfProvider: { done: gives(), unreachable: rejects('Offline') },
    checkAccessCode: { correct: gives(true), wrong: gives(false), error: rejects('No Web Crypto') },
  },
  distinguish: ({ wrongCodes, provider }) => [wrongCodes > 0, provider?.outcome],
}

testPaths(demoLoginMachine, './demoLogin.machine.paths.txt', model)

const { 'status 429': _, ...outagesBut429 } = outages

const { una } = USERS

const changeProviderPassword = async ({ backend }: MockNetwork, password: string) =>
  backend.hosted.users.update(una.id, { password_hash: await hashPassword(password, 'salt') })

/** Replaces the backend account. */
async function createAccount(network: MockNetwork, password: string, is_active = true) {
  removeAccount(network)
  const { id } = await register(
    waitlistRegistration({ firstName: 'Una', lastName: 'Lindqvist', email: una.email, password }),
  )
  await network.backend.db.users.update(id, { is_active })
}

function removeAccount(network: MockNetwork) {
  network.answerAsUsual()
  const account = network.backend.db.users.find('email', una.email)
  if (account !== undefined) network.backend.db.users.delete(account.id)
}

const ownApplication = ({ backend }: MockNetwork, status: 'approved' | 'pending') =>
  backend.hosted.waitlistSubmissions.update(APPLICATIONS.unused.id, { owner_id: una.id, status })

/** Statuses of the backend that decide about the sign-in. */
const STATUSES: unknown[] = [401, 403, 409, 429]

/** The outcome of a sign-in, or the status if it decides about the sign-in; another output unchanged. */
function outcomeIn(output: unknown): unknown {
  if (!isObject(output)) return output
  const { outcome } = output
  if (!isObject(outcome)) return outcome
  if (!('status' in outcome)) return 'ended'
  return STATUSES.includes(outcome.status) ? outcome.status : 'unreachable'
}

testLivePaths(demoLoginMachine, model, {
  actors: liveActors,
  comparedOutput: outcomeIn,
  open: async () => {
    vi.stubGlobal('localStorage', new MemoryStorage())
    const network = await createMockNetwork()
    await changeProviderPassword(network, PASSWORD)
    return network
  },
  starts: {
    ...model.starts,
    'a setup link': { accessCodeHash, email: una.email, setupToken: TOKENS.unused },
  },
  outcomes: {
    'signInAtProvider: accepted': answerAsUsual,
    'signInAtProvider: refused': (network) => changeProviderPassword(network, 'another-password'),
    'signInAtProvider: unreachable': outagesBut429,
    'signInAtProvider: too many attempts': outages['status 429'],
    'signInAtProvider: second factor required': ({ backend, clock }) =>
      backend.hosted.factors.create(
        factorOf({ id: 'app', user_id: una.id, status: 'verified' }, clock.now()),
      ),
    'claimApplication: claimed': answerAsUsual,
    'claimApplication: unreachable': outages,
    'logInAtBackend: accepted': (network) => createAccount(network, PASSWORD),
    'logInAtBackend: no account': removeAccount,
    'logInAtBackend: disabled': (network) => createAccount(network, PASSWORD, false),
    'logInAtBackend: unreachable': outagesBut429,
    'logInAtBackend: too many attempts': outages['status 429'],
    'completeSetup: accepted': (network) => ownApplication(network, 'approved'),
    'completeSetup: no account': (network) => ownApplication(network, 'pending'),
    'completeSetup: disabled': async (network) => {
      await ownApplication(network, 'approved')
      await createAccount(network, PASSWORD, false)
    },
    'completeSetup: other password': async (network) => {
      await ownApplication(network, 'approved')
      await createAccount(network, 'another-password')
    },
    'completeSetup: unreachable': async (network) => {
      await ownApplication(network, 'approved')
      network.answerWith('/api', offline)
    },
    'completeSetup: too many attempts': async (network) => {
      await ownApplication(network, 'approved')
      network.answerWith('/api', answers(429))
    },
    'signOutOfProvider: done': answerAsUsual,
    'signOutOfProvider: unreachable': outages,
    'checkAccessCode: wrong': () => {},
    'checkAccessCode: error': () => vi.stubGlobal('crypto', {}),
  },
})
