import { describe, expect, onTestFinished, test, vi } from 'vitest'
import type { StateValueFrom } from 'xstate'
import { createActor, waitFor } from 'xstate'
import { decodeBase32 } from '../../../../mocks/hosted/auth/base32.ts'
import { totp } from '../../../../mocks/hosted/auth/totp.ts'
import { NOT_AN_ADMIN } from '../../../../src/domain/adminSignIn.ts'
import {
  checkAdmin,
  endUnfinishedSignIn,
  signIn,
} from '../../../../src/flows/admin-login/adminLogin.actors.ts'
import { adminLoginMachine } from '../../../../src/flows/admin-login/adminLogin.machine.ts'
import * as hosted from '../../../../src/hosted/auth.ts'
import { challengeFactor, enrollTotp, verifyFactor } from '../../../../src/hosted/factors.ts'
import { signOut } from '../../../../src/hosted/signOut.ts'
import { USERS } from '../../../supabase/fixture.ts'
import { eventually } from '../../../support/eventually.ts'
import type { MockNetwork } from '../../../support/flows/mockNetwork.ts'
import { answers, createMockNetwork, offline, PASSWORD } from '../../../support/flows/mockNetwork.ts'

const ADMIN = USERS.admin.email
const UNA = USERS.una.email

async function start() {
  const network = await createMockNetwork()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const actor = createActor(
    adminLoginMachine.provide({ actors: { signIn, checkAdmin, endUnfinishedSignIn } }),
  )
  const admitted = vi.fn()
  actor.on('admin.admitted', admitted)
  actor.start()
  onTestFinished(() => {
    actor.stop()
  })
  return {
    network,
    actor,
    admitted,
    submit(email: string, password = PASSWORD) {
      actor.send({ type: 'field.edited', name: 'email', value: email })
      actor.send({ type: 'field.edited', name: 'password', value: password })
      actor.send({ type: 'form.submitted' })
    },
    reaches: (value: StateValueFrom<typeof adminLoginMachine>) =>
      waitFor(actor, (state) => state.matches(value), { timeout: 10_000 }),
  }
}

/** Expects no session on this device and at the provider. */
async function expectNoSession({ device, backend }: MockNetwork): Promise<void> {
  await eventually(() => {
    expect(device.length).toBe(0)
    expect(backend.hosted.sessions.list()).toEqual([])
  })
}

/** Delays the response until `release` is called. */
function delayResponse(network: MockNetwork, start: string) {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  network.answerWith(start, async (request) => {
    await released
    return network.backend.handle(request)
  })
  return {
    release,
    waitForRequest: () =>
      eventually(() => expect(network.sent.some((line) => line.startsWith(start))).toBe(true)),
  }
}

/** Adds an authenticator app to the admin. Returns a function that verifies its current code. */
async function enrollFactor(network: MockNetwork): Promise<() => Promise<void>> {
  await hosted.signIn({ email: ADMIN, password: PASSWORD })
  const { factorId, secret } = await enrollTotp({ name: 'Phone', issuer: 'Engram' })
  let ahead = 0
  const verify = async () => {
    const code = await totp(decodeBase32(secret), network.clock.now() + 30_000 * ahead++)
    await verifyFactor({ factorId, challengeId: await challengeFactor(factorId), code })
  }
  await verify()
  await signOut()
  network.sent.length = 0
  return verify
}

describe('admin login actors', () => {
  test('the admin login admits an admin without a backend account', async () => {
    const { network, submit, reaches, admitted } = await start()
    submit(`  ${ADMIN} `)
    await reaches('admitted')
    expect(admitted.mock.calls).toMatchObject([[{ hostedUser: { email: ADMIN }, grant: null }]])
    expect(network.sent.map((line) => line.split('?')[0])).toEqual([
      'POST /hosted/auth/v1/token',
      'GET /hosted/rest/v1/admin_users',
      'POST /api/v1/auth/login',
    ])
    expect(await hosted.currentUser()).toMatchObject({ email: ADMIN })
  })

  test('the admin login admits an admin with the backend token when the backend accepts the credentials', async () => {
    const { network, submit, reaches, admitted } = await start()
    await fetch('https://app.example/api/v1/auth/register', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        email: ADMIN,
        password: PASSWORD,
        name: 'Ada Admin',
        machine_name: 'Assistant',
        contradiction_tolerance: 0,
        belief_sensitivity: '{}',
      }),
    })
    submit(ADMIN)
    await reaches('admitted')
    expect(admitted.mock.calls).toMatchObject([
      [{ hostedUser: { email: ADMIN }, grant: { token: expect.any(String), user: { email: ADMIN } } }],
    ])
    expect(network.sent.at(-1)).toBe('POST /api/v1/auth/login')
  })

  test.each([
    ['is down', offline],
    ['is broken', answers(500)],
    ['disabled their account', answers(403, { detail: 'This account is deactivated.' })],
  ])('the admin login admits an admin without a token when the backend %s', async (_, answer) => {
    const { network, submit, reaches, admitted } = await start()
    network.answerWith('/api/v1', answer)
    submit(ADMIN)
    await reaches('admitted')
    expect(admitted.mock.calls).toMatchObject([[{ grant: null }]])
  })

  test('the admin login denies a user who is not an admin and signs them out', async () => {
    const { network, submit, reaches, admitted } = await start()
    submit(UNA)
    expect((await reaches('denied')).context).toMatchObject({
      failure: 'Access denied. Admin privileges required.',
      fields: { values: { email: UNA, password: '' } },
    })
    await expectNoSession(network)
    expect(network.sent.at(-1)).toBe('POST /hosted/auth/v1/logout?scope=local')
    expect(admitted).not.toHaveBeenCalled()

    submit(ADMIN)
    await reaches('admitted')
  })

  test.each([
    ['a wrong password', ADMIN, 'wrong'],
    ['one character', ADMIN, 'x'],
    ['an over-long one', ADMIN, 'x'.repeat(5000)],
    ['emoji', ADMIN, '🧠🧠🧠🧠'],
    ['right to left', ADMIN, 'كلمة السر'],
    ['markup', ADMIN, '<img src=x onerror=alert(1)>'],
    ['a formula', ADMIN, "=HYPERLINK('https://evil.example')"],
    ['spaces', ADMIN, '     '],
    ['nobody’s address', 'nobody@lab.example', PASSWORD],
  ])('the admin login shows "Login failed" for %s', async (_, email, password) => {
    const { network, submit, reaches } = await start()
    submit(email, password)
    const { context } = await reaches('failed')
    expect(context).toMatchObject({ failure: 'Login failed', fields: { values: { email, password: '' } } })
    await expectNoSession(network)
  })

  test.each([
    ['', 'Please enter your email.'],
    ['   ', 'Please enter your email.'],
    ['a', 'Please enter a complete email address, such as name@example.com.'],
    [`${'a'.repeat(300)}@lab.example`, 'Please enter a complete email address, such as name@example.com.'],
    ['🧠@lab', 'Please enter a complete email address, such as name@example.com.'],
    ['مدير@مختبر', 'Please enter a complete email address, such as name@example.com.'],
    ['<b>@lab.example>', 'Please enter a complete email address, such as name@example.com.'],
    ['=1+1', 'Please enter a complete email address, such as name@example.com.'],
  ])('the admin login shows an email error for %o', async (email, message) => {
    const { network, actor, submit } = await start()
    submit(email)
    expect(actor.getSnapshot()).toMatchObject({
      value: 'editing',
      context: { fields: { errors: { email: message } } },
    })
    expect(network.sent).toEqual([])
  })

  test.each([
    ['no network', 'POST /hosted/auth/v1/token', offline],
    ['a fault of the provider', 'POST /hosted/auth/v1/token', answers(500, { msg: 'Broken' })],
    ['too many attempts', 'POST /hosted/auth/v1/token', answers(429, { msg: 'Too many requests' })],
    ['no network at the check', 'GET /hosted/rest/v1/admin_users', offline],
    ['a fault at the check', 'GET /hosted/rest/v1/admin_users', answers(500, { message: 'Broken' })],
  ])('the admin login shows "An unexpected error occurred" when %s', async (_, path, answer) => {
    const { network, submit, reaches, admitted } = await start()
    network.answerWith(path, answer)
    submit(ADMIN)
    const { context } = await reaches('failed')
    expect(context).toMatchObject({
      failure: 'An unexpected error occurred',
      fields: { values: { email: ADMIN, password: '' } },
    })
    await expectNoSession(network)
    expect(admitted).not.toHaveBeenCalled()

    network.answerAsUsual()
    submit(ADMIN)
    await reaches('admitted')
  })

  test('the admin login requires a verified second factor before the admin check', async () => {
    const { network, actor, submit, reaches } = await start()
    const verify = await enrollFactor(network)
    submit(ADMIN)
    await reaches('challenged')
    expect(network.sent.join()).not.toContain('admin_users')
    await verify()
    actor.send({ type: 'secondFactor.verified' })
    await reaches('admitted')
  })

  test('the admin login ends the session when the second factor is canceled, and the next attempt waits for the sign-out', async () => {
    const { network, actor, submit, reaches } = await start()
    await enrollFactor(network)
    submit(ADMIN)
    await reaches('challenged')
    const logout = delayResponse(network, 'POST /hosted/auth/v1/logout')
    actor.send({ type: 'secondFactor.cancelled' })
    submit(UNA)
    await logout.waitForRequest()
    logout.release()
    expect((await reaches('denied')).context.failure).toBe(NOT_AN_ADMIN)
    await expectNoSession(network)
  })

  test('the admin login signs out again when closed during the password check', async () => {
    const { network, actor, submit, admitted } = await start()
    const token = delayResponse(network, 'POST /hosted/auth/v1/token')
    submit(ADMIN)
    await token.waitForRequest()
    actor.stop()
    token.release()
    await eventually(() => expect(network.sent.at(-1)).toBe('POST /hosted/auth/v1/logout?scope=local'))
    await expectNoSession(network)
    expect(admitted).not.toHaveBeenCalled()
  })

  test.each(['GET /hosted/rest/v1/admin_users', 'POST /api/v1/auth/login'])(
    'the admin login leaves no session when closed during %s',
    async (path) => {
      const { network, actor, submit, admitted } = await start()
      const asked = delayResponse(network, path)
      submit(ADMIN)
      await asked.waitForRequest()
      actor.stop()
      asked.release()
      await expectNoSession(network)
      expect(admitted).not.toHaveBeenCalled()
    },
  )

  test('the admin login leaves no session when closed during the second factor', async () => {
    const { network, actor, submit, reaches } = await start()
    await enrollFactor(network)
    submit(ADMIN)
    await reaches('challenged')
    actor.stop()
    await expectNoSession(network)
  })

  test('the admin login keeps the session when closed after the admission', async () => {
    const { network, actor, submit, reaches } = await start()
    submit(ADMIN)
    await reaches('admitted')
    actor.stop()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(network.backend.hosted.sessions.list()).toHaveLength(1)
    expect(await hosted.currentUser()).toMatchObject({ email: ADMIN })
  })
})
