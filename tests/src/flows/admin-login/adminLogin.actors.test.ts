import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import {
  checkAdmin,
  endUnfinishedSignIn,
  signIn,
} from '../../../../src/flows/admin-login/adminLogin.actors.ts'
import { adminLoginMachine } from '../../../../src/flows/admin-login/adminLogin.machine.ts'
import { currentUser } from '../../../../src/hosted/auth.ts'
import { USERS } from '../../../supabase/fixture.ts'
import { eventually } from '../../../support/eventually.ts'
import { addFactor } from '../../../support/flows/addFactor.ts'
import { answers, createMockNetwork, type MockNetwork, PASSWORD } from '../../../support/flows/mockNetwork.ts'

// Only a sign-in that was admitted leaves a session. How the calls end is tested by the live paths of the machine.

const ADMIN = USERS.admin.email
const UNA = USERS.una.email
const TOKEN = 'POST /hosted/auth/v1/token'
const ADMINS = 'GET /hosted/rest/v1/admin_users'
const LOGIN = 'POST /api/v1/auth/login'
const LOGOUT = 'POST /hosted/auth/v1/logout?scope=local'

let network: MockNetwork
beforeEach(async () => {
  network = await createMockNetwork()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

function start() {
  const actor = createActor(
    adminLoginMachine.provide({ actors: { signIn, checkAdmin, endUnfinishedSignIn } }),
  )
  const admitted = vi.fn()
  actor.on('admin.admitted', admitted)
  actor.start()
  return {
    actor,
    admitted,
    submit(email: string) {
      actor.send({ type: 'field.edited', name: 'email', value: email })
      actor.send({ type: 'field.edited', name: 'password', value: PASSWORD })
      actor.send({ type: 'form.submitted' })
    },
    reaches: (value: ReturnType<typeof actor.getSnapshot>['value']) =>
      waitFor(actor, (state) => state.value === value),
  }
}

/** Waits until no session is on this device and at the provider. The client signs out after the answer that it waited for. */
async function expectNoSession(): Promise<void> {
  await network.idle()
  await eventually(() => {
    expect(network.device.length).toBe(0)
    expect(network.backend.hosted.sessions.list()).toEqual([])
  })
}

/** Holds the response to a request until `release` is called. */
function holdResponse(start: string) {
  const sent = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  network.answerWith(start, async (request) => {
    sent.resolve()
    await released.promise
    return network.backend.handle(request)
  })
  return { sent: sent.promise, release: released.resolve }
}

test('the admin login checks the provider, then the admin row, then the backend, and keeps the session when closed', async () => {
  const { actor, admitted, submit, reaches } = start()
  submit(ADMIN)
  await reaches('admitted')
  expect(network.sent.map((line) => line.split('?')[0])).toEqual([TOKEN, ADMINS, LOGIN])
  actor.stop()
  await network.idle()
  expect(admitted.mock.calls).toMatchObject([[{ hostedUser: { email: ADMIN }, grant: null }]])
  expect(await currentUser()).toMatchObject({ email: ADMIN })
  expect(network.backend.hosted.sessions.list()).toHaveLength(1)
})

test('the admin login signs out a user who is not an admin, without asking the backend', async () => {
  const { submit, reaches } = start()
  submit(UNA)
  await reaches('denied')
  await expectNoSession()
  expect(network.sent.at(-1)).toBe(LOGOUT)
  submit(ADMIN)
  await reaches('admitted')
})

test('the admin login leaves no session when the admin check has no result', async () => {
  network.answerWith(ADMINS, answers(500))
  const { submit, reaches } = start()
  submit(ADMIN)
  await reaches('failed')
  await expectNoSession()
})

test('the admin login checks nothing before the second factor, and leaves no session when closed there', async () => {
  await addFactor(network, 'admin')
  const { actor, submit, reaches } = start()
  submit(ADMIN)
  await reaches('challenged')
  expect(network.sent.join()).not.toMatch('admin_users')
  actor.stop()
  await expectNoSession()
})

test('the next attempt after a canceled second factor waits for the sign-out', async () => {
  await addFactor(network, 'admin')
  const { actor, submit, reaches } = start()
  submit(ADMIN)
  await reaches('challenged')
  const logout = holdResponse(LOGOUT)
  actor.send({ type: 'secondFactor.cancelled' })
  submit(ADMIN)
  await logout.sent
  expect(network.sent.filter((line) => line.startsWith(TOKEN))).toHaveLength(1)
  logout.release()
  await reaches('challenged')
  expect(network.backend.hosted.sessions.list()).toHaveLength(1)
})

test.each([TOKEN, ADMINS, LOGIN])(
  'the admin login leaves no session when closed during %s',
  async (request) => {
    const { actor, admitted, submit } = start()
    const held = holdResponse(request)
    submit(ADMIN)
    await held.sent
    actor.stop()
    held.release()
    await expectNoSession()
    expect(admitted).not.toHaveBeenCalled()
  },
)
