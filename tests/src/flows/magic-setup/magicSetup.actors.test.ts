import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { register } from '../../../../src/api/auth.ts'
import { waitlistRegistration } from '../../../../src/domain/registration.ts'
import { liveActors } from '../../../../src/flows/magic-setup/magicSetup.actors.ts'
import { currentUser } from '../../../../src/hosted/auth.ts'
import { answers, createMockNetwork, type MockNetwork } from '../../../support/flows/mockNetwork.ts'
import { approveNoor, NOOR, setupStateOf } from '../../../support/flows/setupLink.ts'

const { email, firstName, lastName, token } = NOOR
const ACCOUNT = { email, firstName, lastName, password: 'sleep spindle' }

let network: MockNetwork
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  network = await createMockNetwork()
  await approveNoor(network)
})
afterEach(() => {
  vi.restoreAllMocks()
})

const signUpAndClaim = async () => {
  await toPromise(createActor(liveActors.signUp, { input: ACCOUNT }).start())
  return toPromise(createActor(liveActors.claim, { input: token }).start())
}
const logIn = () => toPromise(createActor(liveActors.logInAtBackend, { input: ACCOUNT }).start())

test('a new account claims its application and stays signed in; onboarding marks it as registered', async () => {
  expect(await signUpAndClaim()).toBeNull()
  expect(setupStateOf(network)).toMatchObject({
    status: 'approved',
    isOwned: true,
    accountCreated: true,
    linkUsed: true,
    linkUsedAt: expect.any(String),
  })
  expect(await currentUser()).toMatchObject({ firstName, lastName })
})

test('logging in to an existing backend account marks the application as registered', async () => {
  await register(waitlistRegistration(ACCOUNT))
  await signUpAndClaim()
  expect((await logIn())?.user.email).toBe(email)
  expect(setupStateOf(network).status).toBe('registered')
})

test('the login to the backend succeeds if the application cannot be marked as registered', async () => {
  await register(waitlistRegistration(ACCOUNT))
  await signUpAndClaim()
  network.answerWith('PATCH /hosted', answers(500))
  expect((await logIn())?.user.email).toBe(email)
})
