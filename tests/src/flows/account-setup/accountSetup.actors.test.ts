import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, toPromise, waitFor } from 'xstate'
import { login, register } from '../../../../src/api/auth.ts'
import { waitlistRegistration } from '../../../../src/domain/registration.ts'
import { liveActors } from '../../../../src/flows/account-setup/accountSetup.actors.ts'
import type { AccountSetupInput } from '../../../../src/flows/account-setup/accountSetup.context.ts'
import { accountSetupMachine } from '../../../../src/flows/account-setup/accountSetup.machine.ts'
import { currentUser, signIn } from '../../../../src/hosted/auth.ts'
import { APPLICATIONS, SETUPS, TOKENS, USERS } from '../../../supabase/fixture.ts'
import { addFactor } from '../../../support/flows/addFactor.ts'
import {
  answers,
  createMockNetwork,
  type MockNetwork,
  PASSWORD as UNAS_PASSWORD,
} from '../../../support/flows/mockNetwork.ts'
import { approveNoor, NOOR, resetNoor, setupStateOf } from '../../../support/flows/setupLink.ts'

const { email, firstName, lastName, token } = NOOR
const PASSWORD = 'Hippocampus-1953'
const ACCOUNT = { email, firstName, lastName, password: PASSWORD }

let network: MockNetwork
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  network = await createMockNetwork()
  await approveNoor(network)
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** Opens Noor's link, submits the form and waits for the end. */
async function setUp(page: AccountSetupInput['page']) {
  const actor = createActor(accountSetupMachine.provide({ actors: liveActors }), { input: { page, token } })
  actor.start()
  const { context } = await waitFor(actor, (state) => state.matches('form'))
  expect(context.fields.values).toMatchObject({ email, firstName, lastName })
  for (const name of ['password', 'confirmPassword'] as const)
    actor.send({ type: 'field.edited', name, value: PASSWORD })
  actor.send({ type: 'form.submitted' })
  return (await waitFor(actor, (state) => state.status === 'done')).value
}

const sent = () => network.sent.map((line) => line.replace(/\?.*/, ''))

/** The calls until a setup link is claimed. */
const CLAIMING = [
  'GET /hosted/rest/v1/approved_users',
  'GET /hosted/rest/v1/approved_users',
  'POST /hosted/auth/v1/signup',
  'GET /hosted/rest/v1/approved_users',
  'PATCH /hosted/rest/v1/waitlist_submissions',
  'PATCH /hosted/rest/v1/approved_users',
  'PATCH /hosted/rest/v1/magic_links',
]

test('the page /setup creates both accounts, claims the application, and ends the session', async () => {
  expect(await setUp('setup')).toBe('done')
  expect(sent()).toEqual([
    ...CLAIMING,
    'POST /api/v1/auth/register',
    'PATCH /hosted/rest/v1/waitlist_submissions',
    'POST /hosted/auth/v1/logout',
  ])
  expect(setupStateOf(network)).toMatchObject({
    status: 'registered',
    isOwned: true,
    accountCreated: true,
    linkUsed: true,
  })
  expect(await currentUser()).toBeNull()
  expect(network.backend.hosted.sessions.count()).toBe(0)
  expect(await signIn({ email, password: PASSWORD })).toMatchObject({ firstName, lastName })
  expect((await login({ email, password: PASSWORD })).user).toMatchObject({ machine_name: 'Assistant' })
})

test('the page /register claims the application and connects to the backend', async () => {
  expect(await setUp('registration')).toBe('fullAccess')
  expect(sent()).toEqual([
    ...CLAIMING,
    'PATCH /hosted/rest/v1/waitlist_submissions',
    'POST /api/v1/auth/register',
    'POST /api/v1/auth/login',
  ])
  expect(setupStateOf(network)).toMatchObject({ status: 'registered', isOwned: true, linkUsed: true })
})

test('the page /magic-setup claims the application and stays signed in; onboarding does the rest', async () => {
  expect(await setUp('magicSetup')).toBe('startingOnboarding')
  expect(sent()).toEqual(CLAIMING)
  expect(setupStateOf(network)).toMatchObject({
    status: 'approved',
    isOwned: true,
    accountCreated: true,
    linkUsed: true,
    linkUsedAt: expect.any(String),
  })
  expect(await currentUser()).toMatchObject({ firstName, lastName })
})

test('a link without a token sends nothing', async () => {
  const input = { page: 'registration', token: null } as const
  const actor = createActor(accountSetupMachine.provide({ actors: liveActors }), { input }).start()
  const { value, context } = await waitFor(actor, (state) => !state.matches('checking'))
  expect([value, context.problem]).toEqual(['rejected', 'missing'])
  expect(network.sent).toEqual([])
})

test('the setup flow logs neither the token nor the password', async () => {
  network.answerWith('/api/v1/auth/register', answers(500, { detail: 'Broken' }))
  await setUp('setup')
  const logged = JSON.stringify(vi.mocked(console.warn).mock.calls)
  expect(logged).toContain('Broken')
  expect(logged).not.toContain(token)
  expect(logged).not.toContain(PASSWORD)
})

const request = { page: 'magicSetup', account: ACCOUNT, allowExisting: true } as const
const signUp = () => toPromise(createActor(liveActors.signUp, { input: request }).start())
const claim = (token: string, isSignedIn: boolean) =>
  toPromise(createActor(liveActors.claim, { input: { page: 'magicSetup', token, isSignedIn } }).start())
const logIn = () => toPromise(createActor(liveActors.connectBackend, { input: request }).start())

test('a new account is signed out if its link was reset during the sign-up', async () => {
  await signUp()
  await resetNoor(network)
  expect(await claim(token, false)).toBe('unknown')
  expect(await currentUser()).toBeNull()
  expect(network.device.length).toBe(0)
})

test('logging in to an existing backend account marks the application as registered', async () => {
  await register(waitlistRegistration(ACCOUNT))
  await signUp()
  await claim(token, false)
  expect((await logIn())?.user.email).toBe(email)
  expect(setupStateOf(network).status).toBe('registered')
})

test('the login to the backend succeeds if the application cannot be marked as registered', async () => {
  await register(waitlistRegistration(ACCOUNT))
  await signUp()
  await claim(token, false)
  network.answerWith('PATCH /hosted', answers(500))
  expect((await logIn())?.user.email).toBe(email)
})

test('a signed-in user who claims a link becomes the owner, uses the link and notes the login', async () => {
  await signIn({ email: USERS.una.email, password: UNAS_PASSWORD })
  expect(await claim(TOKENS.unused, true)).toBeNull()
  expect(network.backend.hosted.waitlistSubmissions.get(APPLICATIONS.unused.id)).toMatchObject({
    owner_id: USERS.una.id,
    status: 'active',
    last_login_at: expect.any(String),
  })
  expect(network.backend.hosted.approvedUsers.get(SETUPS.unused.id)?.account_created).toBe(true)
})

test('a session without its second factor changes nothing', async () => {
  await addFactor(network)
  await signIn({ email: USERS.una.email, password: UNAS_PASSWORD })
  network.sent.length = 0
  expect(await claim(TOKENS.unused, true)).toBe('signInRequired')
  expect(network.sent.filter((line) => line.startsWith('PATCH'))).toEqual([])
})
