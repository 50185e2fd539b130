import { createElement } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, type EventObject, waitFor } from 'xstate'
import { PasswordResetView } from '../../../../src/flows/password-reset/PasswordResetView.tsx'
import { liveActors } from '../../../../src/flows/password-reset/passwordReset.actors.ts'
import type { PasswordResetEvent } from '../../../../src/flows/password-reset/passwordReset.base.ts'
import { passwordResetMachine } from '../../../../src/flows/password-reset/passwordReset.machine.ts'
import { currentUser, signIn } from '../../../../src/hosted/auth.ts'
import { configureHosted } from '../../../../src/hosted/client.ts'
import { challengeFactor, verifyFactor } from '../../../../src/hosted/factors.ts'
import { createProviderStorage } from '../../../../src/session/providerStorage.ts'
import { USERS } from '../../../supabase/fixture.ts'
import { eventually } from '../../../support/eventually.ts'
import type { MockNetwork } from '../../../support/flows/mockNetwork.ts'
import { answers, createMockNetwork, offline, PASSWORD } from '../../../support/flows/mockNetwork.ts'
import { renderedText } from '../../../support/flows/renderedText.ts'
import { codeOf, enroll } from '../../../support/flows/secondFactor.ts'

// The backdrop reads matchMedia.
vi.mock('../../../../src/ui/Backdrop/Backdrop.tsx', () => ({ Backdrop: () => null }))

const EMAIL = USERS.una.email
const NEW = 'another-spindle-9'
const RECOVER = 'POST /hosted/auth/v1/recover'
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

const BUSY_STATES = [
  'sending',
  'opening',
  { sent: 'resending' as const },
  { linked: 'saving' as const },
] as const

/** Starts the machine with the live actors for the hash of a link. */
async function open(hash = '', email = '') {
  const actor = createActor(passwordResetMachine.provide({ actors: liveActors }), { input: { hash, email } })
  const emitted: EventObject[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const idle = () =>
    waitFor(actor, (state) => BUSY_STATES.every((value) => !state.matches(value)), { timeout: 10_000 })
  await idle()
  return {
    actor,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    words: () =>
      renderedText(
        createElement(PasswordResetView, {
          state: actor.getSnapshot(),
          send: () => {},
          contactEmail: 'us@app.example',
          secondFactor: null,
        }),
      ),
    async sendAll(...events: PasswordResetEvent[]) {
      for (const event of events) actor.send(event)
      await idle()
    },
  }
}

const passwords = (password: string, confirmPassword = password): PasswordResetEvent[] => [
  { type: 'password.edited', name: 'password', value: password },
  { type: 'password.edited', name: 'confirmPassword', value: confirmPassword },
  { type: 'passwords.submitted' },
]

const links = () =>
  network.backend.hosted.outbox.list().flatMap(({ link }) => (link?.href.includes('#') ? [link.href] : []))

/** Requests a link and returns its hash. */
async function requestLink(email: string = EMAIL): Promise<string> {
  const reset = await open('', email)
  await reset.sendAll({ type: 'request.submitted' })
  reset.actor.stop()
  const href = links().at(-1) ?? ''
  expect(href).toMatch(/^\/reset-password#/)
  return href.slice(href.indexOf('#'))
}

const waitBriefly = () => new Promise((resolve) => setTimeout(resolve, 20))

describe('request', () => {
  test('the password reset shows the same text for addresses with and without an account', async () => {
    const known = await open('', EMAIL)
    await known.sendAll({ type: 'request.submitted' })
    expect(links()).toHaveLength(1)
    const unknown = await open('', 'nobody@lab.example')
    await unknown.sendAll({ type: 'request.submitted' })
    expect(links()).toHaveLength(1)
    expect(unknown.value()).toEqual(known.value())
    expect(unknown.words().replace('nobody@lab.example', EMAIL)).toBe(known.words())
    expect(known.words()).toContain(`If ${EMAIL} has an account, we've sent a link to it.`)
  })

  test('the password reset sends no request without an email', async () => {
    const reset = await open()
    await reset.sendAll({ type: 'email.edited', value: '  ' }, { type: 'request.submitted' })
    expect(reset.words()).toContain('Please enter your email.')
    expect(network.sent).toEqual([])
  })

  test.each([
    ['the network is down', offline, 'Network error: Unable to connect to the sign-in service.'],
    [
      'too many requests',
      answers(429, { code: 429, error_code: 'over_email_send_rate_limit', msg: 'No.' }),
      'Too many requests. Wait a minute, then try again.',
    ],
    ['the provider is broken', answers(500, { code: 500, msg: 'Oh.' }), 'The sign-in service has a problem.'],
  ])('the password reset shows the error and allows a retry: %s', async (_, answer, words) => {
    network.answerWith(RECOVER, answer)
    const reset = await open('', EMAIL)
    await reset.sendAll({ type: 'request.submitted' })
    expect(reset.value()).toBe('failed')
    expect(reset.words()).toContain(words)
    network.answerAsUsual()
    await reset.sendAll({ type: 'request.submitted' })
    expect(reset.value()).toEqual({ sent: 'pausing' })
  })

  test('the password reset shows the rate limit for two requests within a minute', async () => {
    await requestLink()
    const reset = await open('', EMAIL)
    await reset.sendAll({ type: 'request.submitted' })
    expect(reset.words()).toContain('Too many requests. Wait a minute, then try again.')
  })

  test('the password reset shows an email that only the provider rejects as an error at its field', async () => {
    network.answerWith(RECOVER, answers(400, { code: 400, error_code: 'validation_failed', msg: 'No.' }))
    const reset = await open('', EMAIL)
    await reset.sendAll({ type: 'request.submitted' })
    expect(reset.value()).toBe('requesting')
    expect(reset.context().request.errors.email).toMatch(/^Please enter a complete email address/)
  })
})

describe('link', () => {
  test('the password reset changes the password and leaves no session', async () => {
    const reset = await open(await requestLink())
    expect(reset.value()).toEqual({ linked: 'choosingPassword' })
    expect(reset.words()).toContain(EMAIL)
    await reset.sendAll(...passwords(NEW))
    expect(reset.value()).toBe('saved')
    expect(reset.words()).toContain('Password changed')
    expect(reset.words()).toContain('This changed your sign-in password only.')
    await eventually(async () => expect(await currentUser()).toBeNull())
    expect(network.device.length).toBe(0)
    expect((await signIn({ email: EMAIL, password: NEW })).email).toBe(EMAIL)
    await expect(signIn({ email: EMAIL, password: PASSWORD })).rejects.toMatchObject({ kind: 'refused' })
  })

  test('the password reset shows that a used link has expired', async () => {
    const hash = await requestLink()
    const first = await open(hash)
    await first.sendAll(...passwords(NEW))
    await waitBriefly()
    const second = await open(hash)
    expect(second.value()).toBe('expired')
    expect(second.words()).toContain('This link no longer works')
  })

  test('the password reset opens the link once under StrictMode', async () => {
    const hash = await requestLink()
    const before = network.sent.length
    const first = createActor(passwordResetMachine.provide({ actors: liveActors }), {
      input: { hash, email: '' },
    })
    first.start()
    first.stop()
    const second = await open(hash)
    expect(second.value()).toEqual({ linked: 'choosingPassword' })
    expect(network.sent.slice(before).filter((line) => line.endsWith(USER))).toHaveLength(1)
    await waitBriefly()
    expect(await currentUser()).not.toBeNull()
  })

  test('the password reset signs out when stopped while opening or choosing a password', async () => {
    const hash = await requestLink()
    const gone = createActor(passwordResetMachine.provide({ actors: liveActors }), {
      input: { hash, email: '' },
    }).start()
    gone.stop()
    await eventually(async () => expect(await currentUser()).toBeNull())

    await network.clock.advance(61_000)
    const reset = await open(await requestLink())
    expect(await currentUser()).not.toBeNull()
    reset.actor.stop()
    await eventually(async () => expect(await currentUser()).toBeNull())
    expect(network.device.length).toBe(0)
    // The password is unchanged.
    await signIn({ email: EMAIL, password: PASSWORD })
  })

  test.each([
    ['the provider’s own word', '#error=access_denied&error_code=otp_expired&error_description=Expired'],
    ['made up', '#access_token=a.b.c&refresh_token=d&type=recovery'],
    ['cut', '#access_token=abc&refresh_token=d&type=recovery'],
    ['of 10 kB', `#access_token=${'x'.repeat(10_000)}&refresh_token=d&type=recovery`],
    ['markup', '#access_token=<script>&refresh_token=<b>&type=recovery'],
  ])('the password reset allows a new request for an invalid link: %s', async (_, hash) => {
    const reset = await open(hash)
    expect(reset.value()).toBe('expired')
    await reset.sendAll({ type: 'email.edited', value: EMAIL }, { type: 'request.submitted' })
    expect(reset.value()).toEqual({ sent: 'pausing' })
  })

  test.each(['#', '#top', '#access_token=a&type=signup', '#access_token=a&refresh_token=b', '#=1+1', '#😀'])(
    'the password reset ignores the hash %j',
    async (hash) => {
      expect((await open(hash)).value()).toBe('requesting')
    },
  )

  test('the password reset opens the link again when the provider was unreachable', async () => {
    const hash = await requestLink()
    network.answerWith(`GET ${USER}`, offline)
    const reset = await open(hash)
    expect(reset.value()).toBe('openingFailed')
    expect(reset.words()).toContain('Network error')
    network.answerAsUsual()
    await reset.sendAll({ type: 'retry.requested' })
    expect(reset.value()).toEqual({ linked: 'choosingPassword' })
  })
})

describe('new password', () => {
  test.each([
    ['', '', 'Password must be at least 6 characters long'],
    ['five5', 'five5', 'Password must be at least 6 characters long'],
    [NEW, `${NEW} `, 'Passwords do not match'],
    ['🔑'.repeat(19), '🔑'.repeat(19), 'This password is too long.'],
  ])(
    'the password reset does not send the password %j with the confirmation %j',
    async (password, confirm, words) => {
      const reset = await open(await requestLink())
      await reset.sendAll(...passwords(password, confirm))
      expect(reset.words()).toContain(words)
      expect(network.sent.filter((line) => line.startsWith('PUT'))).toEqual([])
    },
  )

  test.each(['      ', '=SUM(A1:A9)', '<script>alert(1)</script>', 'كلمة السر', '🔑🔑🔑🔑🔑🔑'])(
    'the password reset saves %j unchanged',
    async (password) => {
      const reset = await open(await requestLink())
      await reset.sendAll(...passwords(password))
      expect(reset.value()).toBe('saved')
      await waitBriefly()
      expect((await signIn({ email: EMAIL, password })).email).toBe(EMAIL)
    },
  )

  test('the password reset shows an error for the current password', async () => {
    const reset = await open(await requestLink())
    await reset.sendAll(...passwords(PASSWORD))
    expect(reset.words()).toContain('This is your current password. Please choose a different one.')
  })

  test.each([
    [
      'weak',
      answers(422, { code: 422, error_code: 'weak_password', msg: 'No.' }),
      'This password is too easy to guess.',
    ],
    ['offline', offline, 'Network error: Unable to connect to the sign-in service.'],
    ['broken', answers(500, { code: 500, msg: 'Oh.' }), 'The sign-in service has a problem.'],
    [
      'too many',
      answers(429, { code: 429, error_code: 'over_request_rate_limit', msg: 'No.' }),
      'Too many requests. Wait a minute, then try again.',
    ],
  ])(
    'the password reset shows the error and keeps the password for a retry: %s',
    async (_, answer, words) => {
      const reset = await open(await requestLink())
      network.answerWith(`PUT ${USER}`, answer)
      await reset.sendAll(...passwords(NEW))
      expect(reset.words()).toContain(words)
      network.answerAsUsual()
      await reset.sendAll({ type: 'passwords.submitted' })
      expect(reset.value()).toBe('saved')
    },
  )

  test('the password reset shows that the link expired before saving', async () => {
    const reset = await open(await requestLink())
    network.answerWith(
      `PUT ${USER}`,
      answers(403, { code: 403, error_code: 'session_not_found', msg: 'No.' }),
    )
    await reset.sendAll(...passwords(NEW))
    expect(reset.value()).toBe('expired')
    expect(reset.context().request.values.email).toBe(EMAIL)
  })
})

test('the password reset requires a second factor before the password changes', async () => {
  const { app } = await enroll(network, EMAIL, ['app'])
  const reset = await open(await requestLink())
  expect(reset.value()).toEqual({ linked: 'challenged' })
  const factorId = app?.factorId ?? ''
  const code = await codeOf(network, app?.secret ?? '')
  await verifyFactor({ factorId, challengeId: await challengeFactor(factorId), code })
  await reset.sendAll({ type: 'secondFactor.verified' }, ...passwords(NEW))
  expect(reset.value()).toBe('saved')
})

test('the password reset requires the second factor when saving needs it although opening the link did not report it', async () => {
  const reset = await open(await requestLink())
  network.answerWith(`PUT ${USER}`, answers(401, { code: 401, error_code: 'insufficient_aal', msg: 'No.' }))
  await reset.sendAll(...passwords(NEW))
  expect(reset.value()).toEqual({ linked: 'challenged' })
  network.answerAsUsual()
  await reset.sendAll({ type: 'secondFactor.verified' })
  expect(reset.value()).toBe('saved')
})
