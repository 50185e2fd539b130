import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { MemoryStorage } from '../../../../mocks/demo/storage/memoryStorage.ts'
import { register } from '../../../../src/api/auth.ts'
import { readKeptOnboarding, updateKeptOnboarding } from '../../../../src/device/keptOnboarding.ts'
import type { NewAccount } from '../../../../src/domain/registration.ts'
import { waitlistRegistration } from '../../../../src/domain/registration.ts'
import { liveActors } from '../../../../src/flows/account-setup/accountSetup.actors.ts'
import type { AccountRequest } from '../../../../src/flows/account-setup/accountSetup.machine.ts'
import { answers, createMockNetwork, type MockNetwork, offline } from '../../../support/flows/mockNetwork.ts'

const SIGN_UP = 'POST /hosted/auth/v1/signup'
const REGISTER = 'POST /api/v1/auth/register'
const LOGIN = 'POST /api/v1/auth/login'

const ACCOUNT: NewAccount = {
  firstName: 'Una',
  lastName: 'Lindqvist',
  email: 'new@lab.example',
  password: 'replay-at-night',
}

let network: MockNetwork
beforeEach(async () => {
  network = await createMockNetwork()
  vi.stubGlobal('localStorage', new MemoryStorage())
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  vi.restoreAllMocks()
})

const request = (allowExisting: boolean): AccountRequest => ({
  page: 'signup',
  account: ACCOUNT,
  allowExisting,
})
const connect = () => toPromise(createActor(liveActors.connectBackend, { input: request(false) }).start())
const signUp = (allowExisting = false) =>
  toPromise(createActor(liveActors.signUp, { input: request(allowExisting) }).start())

test('a new account is registered at the backend, and then logged in', async () => {
  const grant = await connect()
  expect(grant?.user).toMatchObject({ name: 'Una Lindqvist', email: ACCOUNT.email })
  expect(network.sent).toEqual([REGISTER, LOGIN])
})

test('an account that the backend has already is only logged in', async () => {
  await register(waitlistRegistration(ACCOUNT))
  expect((await connect())?.user.email).toBe(ACCOUNT.email)
})

test.each([
  ['has another password', answers(401), 'a different password for this email'],
  ['is disabled', answers(403), 'may be disabled'],
  ['cannot be reached', offline, "Documents and chat can't be reached right now."],
])('the reason for limited access is that the backend account %s', async (_, answer, reason) => {
  await register(waitlistRegistration(ACCOUNT))
  network.answerWith(LOGIN, answer)
  await expect(connect()).rejects.toThrow(reason)
})

test('the reason for limited access is why nothing was registered, not that the login finds no account', async () => {
  network.answerWith(REGISTER, answers(500, { detail: 'Broken' }))
  await expect(connect()).rejects.toThrow('Documents and chat answered with the error “Broken”.')
})

test('an account that was registered while the response was lost is only logged in', async () => {
  network.answerWith(REGISTER, async (request) => {
    await network.backend.handle(request)
    return offline(request)
  })
  expect((await connect())?.user.email).toBe(ACCOUNT.email)
})

test('a new account is registered with the answers that are kept on this device', async () => {
  const answers = { machineName: 'Pharos', contradictionTolerance: 0.45, beliefSensitivity: 'high' } as const
  updateKeptOnboarding(ACCOUNT.email, { answers })
  const fields = { machine_name: 'Pharos', contradiction_tolerance: 0.45, belief_sensitivity: 'high' }
  expect((await connect())?.user).toMatchObject(fields)
})

test('a direct sign-up owes the registration as soon as the account exists, and no earlier', async () => {
  network.answerWith(SIGN_UP, offline)
  await signUp().catch(() => {})
  expect(readKeptOnboarding(ACCOUNT.email).owesRegistration).toBe(false)
  network.answerAsUsual()
  await signUp()
  expect(readKeptOnboarding(ACCOUNT.email).owesRegistration).toBe(true)
})

test.each([
  [offline, 'Network error: Unable to connect to the sign-in service.'],
  [answers(500, { message: 'Broken' }), 'The sign-in service has a problem.'],
])('a sign-up that fails has a message for the user (%#)', async (answer, text) => {
  network.answerWith(SIGN_UP, answer)
  await expect(signUp()).rejects.toThrow(text)
})

test.each([
  [
    'signup_disabled',
    403,
    { reason: "New accounts can't be created at the moment. Please contact support." },
  ],
  ['over_request_rate_limit', 429, { reason: 'Too many attempts. Wait a minute, then try again.' }],
  [
    'weak_password',
    422,
    {
      reason: 'This password is too easy to guess. Please choose a longer or less common one.',
      field: 'password',
    },
  ],
])('a sign-up that is refused with %s has a reason', async (error_code, status, expected) => {
  const message = 'The words of the provider.'
  network.answerWith(SIGN_UP, answers(status, { error_code, message, weak_password: {} }))
  expect(await signUp()).toEqual({ kind: 'refused', ...expected })
})

test('a sign-up whose response was lost can be repeated', async () => {
  network.answerWith(SIGN_UP, async (request) => {
    await network.backend.handle(request)
    return offline(request)
  })
  await expect(signUp()).rejects.toThrow('Network error')
  network.answerAsUsual()
  expect(await signUp(true)).toMatchObject({ kind: 'created', hostedUser: { email: ACCOUNT.email } })
})

test('a sign-up stores the password nowhere on the device', async () => {
  await signUp()
  const stored = Array.from({ length: network.device.length }, (_, index) =>
    network.device.getItem(network.device.key(index) ?? ''),
  )
  expect(stored).not.toEqual([])
  expect(stored.join()).not.toContain(ACCOUNT.password)
  expect(sessionStorage.length).toBe(0)
})
