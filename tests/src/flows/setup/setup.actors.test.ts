import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, toPromise, waitFor } from 'xstate'
import { login } from '../../../../src/api/auth.ts'
import { liveActors } from '../../../../src/flows/setup/setup.actors.ts'
import { setupMachine } from '../../../../src/flows/setup/setup.machine.ts'
import { currentUser, signIn } from '../../../../src/hosted/auth.ts'
import { answers, createMockNetwork, type MockNetwork } from '../../../support/flows/mockNetwork.ts'
import { approveNoor, NOOR, resetNoor, setupStateOf } from '../../../support/flows/setupLink.ts'

const PASSWORD = 'Hippocampus-1953'

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
async function setUp() {
  const actor = createActor(setupMachine.provide({ actors: liveActors }), { input: { token: NOOR.token } })
  actor.start()
  await waitFor(actor, (state) => state.matches('form'))
  for (const name of ['password', 'confirmPassword'] as const)
    actor.send({ type: 'field.edited', name, value: PASSWORD })
  actor.send({ type: 'form.submitted' })
  await waitFor(actor, (state) => state.status === 'done')
}

test('the setup flow creates both accounts, claims the application, and ends the session', async () => {
  await setUp()
  expect(network.sent.map((line) => line.replace(/\?.*/, ''))).toEqual([
    'GET /hosted/rest/v1/approved_users',
    'GET /hosted/rest/v1/approved_users',
    'POST /hosted/auth/v1/signup',
    'GET /hosted/rest/v1/approved_users',
    'PATCH /hosted/rest/v1/waitlist_submissions',
    'PATCH /hosted/rest/v1/approved_users',
    'PATCH /hosted/rest/v1/magic_links',
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
  const { email, firstName, lastName } = NOOR
  expect(await signIn({ email, password: PASSWORD })).toMatchObject({ firstName, lastName })
  expect((await login({ email, password: PASSWORD })).user).toMatchObject({ machine_name: 'Assistant' })
})

test('the setup flow logs neither the token nor the password', async () => {
  network.answerWith('/api/v1/auth/register', answers(500, { detail: 'Broken' }))
  await setUp()
  const logged = JSON.stringify(vi.mocked(console.warn).mock.calls)
  expect(logged).toContain('Broken')
  expect(logged).not.toContain(NOOR.token)
  expect(logged).not.toContain(PASSWORD)
})

test('a new account is signed out if its link was reset during the sign-up', async () => {
  const { email, firstName, lastName, token } = NOOR
  const account = { email, firstName, lastName, password: PASSWORD }
  await toPromise(createActor(liveActors.signUp, { input: account }).start())
  await resetNoor(network)
  expect(await toPromise(createActor(liveActors.claim, { input: token }).start())).toBe('unknown')
  expect(await currentUser()).toBeNull()
  expect(network.device.length).toBe(0)
})
