import { beforeEach, expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { liveActors } from '../../../../src/flows/password-reset/passwordReset.actors.ts'
import type { PasswordResetEvent } from '../../../../src/flows/password-reset/passwordReset.base.ts'
import { passwordResetMachine } from '../../../../src/flows/password-reset/passwordReset.machine.ts'
import { currentUser, signIn } from '../../../../src/hosted/auth.ts'
import { configureHosted } from '../../../../src/hosted/client.ts'
import { challengeFactor, verifyFactor } from '../../../../src/hosted/factors.ts'
import { createProviderStorage } from '../../../../src/session/providerStorage.ts'
import { USERS } from '../../../supabase/fixture.ts'
import type { MockNetwork } from '../../../support/flows/mockNetwork.ts'
import { answers, createMockNetwork, offline, PASSWORD } from '../../../support/flows/mockNetwork.ts'
import { codeOf, enroll } from '../../../support/flows/secondFactor.ts'

const EMAIL = USERS.una.email
const NEW = 'another-spindle-9'
const USER = '/hosted/auth/v1/user'

let network: MockNetwork
beforeEach(async () => {
  network = await createMockNetwork()
  // As in the app, the session of a link is not stored on the device.
  configureHosted({
    url: '/hosted',
    key: 'anon-key',
    storage: createProviderStorage(network.device),
    redirectOrigin: 'https://app.example',
  })
})

const start = (hash: string, email = '') =>
  createActor(passwordResetMachine.provide({ actors: liveActors }), { input: { hash, email } }).start()

const BUSY_STATES = ['sending', 'opening', { linked: 'saving' as const }] as const

/** Starts the machine with the live actors for the hash of a link. */
async function open(hash: string, email = '') {
  const actor = start(hash, email)
  const untilIdle = () => waitFor(actor, (state) => BUSY_STATES.every((value) => !state.matches(value)))
  await untilIdle()
  return {
    actor,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    async sendAll(...events: PasswordResetEvent[]) {
      for (const event of events) actor.send(event)
      await untilIdle()
    },
  }
}

const passwords = (password: string): PasswordResetEvent[] => [
  { type: 'password.edited', name: 'password', value: password },
  { type: 'password.edited', name: 'confirmPassword', value: password },
  { type: 'passwords.submitted' },
]

const links = () =>
  network.backend.hosted.outbox.list().flatMap(({ link }) => (link?.href.includes('#') ? [link.href] : []))

async function requestLink(): Promise<string> {
  const reset = await open('', EMAIL)
  await reset.sendAll({ type: 'request.submitted' })
  reset.actor.stop()
  const href = links().at(-1) ?? ''
  expect(href).toMatch(/^\/reset-password#/)
  return href.slice(href.indexOf('#'))
}

test('the password reset behaves in the same way for addresses with and without an account', async () => {
  const stateFor = async (email: string) => {
    const reset = await open('', email)
    await reset.sendAll({ type: 'request.submitted' })
    return { value: reset.value(), context: { ...reset.context(), request: null } }
  }
  const known = await stateFor(EMAIL)
  expect(known.value).toEqual({ sent: 'pausing' })
  expect(await stateFor('nobody@lab.example')).toEqual(known)
  expect(links()).toHaveLength(1)
})

test('the password reset changes the password and leaves no session', async () => {
  const reset = await open(await requestLink())
  expect(reset.context().request.values.email).toBe(EMAIL)
  await reset.sendAll(...passwords(NEW))
  await network.idle()
  expect(reset.value()).toBe('saved')
  expect(await currentUser()).toBeNull()
  expect(network.device.length).toBe(0)
  expect((await signIn({ email: EMAIL, password: NEW })).email).toBe(EMAIL)
  await expect(signIn({ email: EMAIL, password: PASSWORD })).rejects.toMatchObject({ kind: 'refused' })
})

test('the password reset opens a link once although StrictMode starts the call twice', async () => {
  const hash = await requestLink()
  network.sent.length = 0
  start(hash).stop()
  const reset = await open(hash)
  await network.idle()
  expect(reset.value()).toEqual({ linked: 'choosingPassword' })
  expect(network.sent.filter((line) => line.endsWith(USER))).toHaveLength(1)
  expect(await currentUser()).not.toBeNull()
})

test('the password reset signs out when stopped while it opens a link', async () => {
  start(await requestLink()).stop()
  await network.idle()
  expect(network.sent.at(-1)).toMatch(/logout/)
  expect(await currentUser()).toBeNull()
})

test('the password reset signs out when stopped while a password is chosen', async () => {
  const reset = await open(await requestLink())
  expect(await currentUser()).not.toBeNull()
  reset.actor.stop()
  await network.idle()
  expect(await currentUser()).toBeNull()
  expect(network.device.length).toBe(0)
})

test('the password reset ignores a hash that is no link of a reset', async () => {
  expect((await open('#top')).value()).toBe('requesting')
})

test('the password reset treats a used link as expired', async () => {
  const hash = await requestLink()
  await (await open(hash)).sendAll(...passwords(NEW))
  await network.idle()
  expect((await open(hash)).value()).toBe('expired')
})

test('the password reset opens the link again when the provider was unreachable', async () => {
  const hash = await requestLink()
  network.answerWith(`GET ${USER}`, offline)
  const reset = await open(hash)
  expect(reset.value()).toBe('openingFailed')
  network.answerAsUsual()
  await reset.sendAll({ type: 'retry.requested' })
  expect(reset.value()).toEqual({ linked: 'choosingPassword' })
})

test.each([
  ['the current password', answers(422, { error_code: 'same_password' }), 'This is your current password.'],
  ['a weak password', answers(422, { error_code: 'weak_password' }), 'This password is too easy to guess.'],
])('the password reset shows at the field that the provider refuses %s', async (_, answer, text) => {
  const reset = await open(await requestLink())
  network.answerWith(`PUT ${USER}`, answer)
  await reset.sendAll(...passwords(NEW))
  expect(reset.value()).toEqual({ linked: 'choosingPassword' })
  expect(reset.context().passwords.errors.password).toContain(text)
})

test.each([
  ['a lost connection', offline, 'Network error: Unable to connect to the sign-in service.'],
  ['status 500', answers(500), 'The sign-in service has a problem. Please try again in a moment.'],
  ['status 429', answers(429), 'Too many attempts. Wait a minute, then try again.'],
])('the password reset saves again after %s', async (_, answer, text) => {
  const reset = await open(await requestLink())
  network.answerWith(`PUT ${USER}`, answer)
  await reset.sendAll(...passwords(NEW))
  expect(reset.value()).toEqual({ linked: 'failed' })
  expect(reset.context().failure).toContain(text)
  network.answerAsUsual()
  await reset.sendAll({ type: 'passwords.submitted' })
  expect(reset.value()).toBe('saved')
})

test('the password reset requires the second factor of an account before the password changes', async () => {
  const { app } = await enroll(network, EMAIL, ['app'])
  const reset = await open(await requestLink())
  expect(reset.value()).toEqual({ linked: 'challenged' })
  const factorId = app?.factorId ?? ''
  const code = await codeOf(network, app?.secret ?? '')
  await verifyFactor({ factorId, challengeId: await challengeFactor(factorId), code })
  await reset.sendAll({ type: 'secondFactor.verified' }, ...passwords(NEW))
  expect(reset.value()).toBe('saved')
})

test.each([
  ['shows that the session of the link ended before', 403, 'session_not_found', 'expired'],
  ['requires a second factor that is reported by', 401, 'insufficient_aal', { linked: 'challenged' }],
])('the password reset %s saving', async (_, status, error_code, value) => {
  const reset = await open(await requestLink())
  network.answerWith(`PUT ${USER}`, answers(status, { error_code }))
  await reset.sendAll(...passwords(NEW))
  expect(reset.value()).toEqual(value)
})
