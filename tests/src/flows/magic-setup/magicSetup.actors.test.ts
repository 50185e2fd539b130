import { createElement } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { register } from '../../../../src/api/auth.ts'
import { waitlistRegistration } from '../../../../src/domain/registration.ts'
import { setupTokenFromQuery } from '../../../../src/domain/setupToken.ts'
import { MagicSetupView } from '../../../../src/flows/magic-setup/MagicSetupView.tsx'
import { liveActors } from '../../../../src/flows/magic-setup/magicSetup.actors.ts'
import { magicSetupMachine } from '../../../../src/flows/magic-setup/magicSetup.machine.ts'
import { currentUser, signIn, signUp } from '../../../../src/hosted/auth.ts'
import { SETUPS, TOKENS } from '../../../supabase/fixture.ts'
import type { MockNetwork } from '../../../support/flows/mockNetwork.ts'
import { answers, createMockNetwork, offline, PASSWORD } from '../../../support/flows/mockNetwork.ts'
import { renderedText } from '../../../support/flows/renderedText.ts'
import {
  approveNoor,
  MALFORMED_TOKENS,
  NOOR,
  resetNoor,
  resetNoorAfter,
  rowWithoutEmail,
  setupStateOf,
} from '../../../support/flows/setupLink.ts'

// The backdrop needs browser APIs.
vi.mock('../../../../src/ui/Backdrop/Backdrop.tsx', () => ({ Backdrop: () => null }))

const GOOD = 'sleep spindle'
const SIGN_UP = 'POST /hosted/auth/v1/signup'
const NETWORK = 'Network error: Unable to connect to the account service.'

let network: MockNetwork
let expiresAt: number
beforeEach(async () => {
  network = await createMockNetwork()
  expiresAt = (await approveNoor(network)).expiresAt
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

function open(token: string | null = NOOR.token) {
  const actor = createActor(magicSetupMachine.provide({ actors: liveActors }), { input: { token } })
  const emitted = vi.fn()
  actor.on('*', emitted)
  return { actor: actor.start(), emitted }
}

type Actor = ReturnType<typeof open>['actor']

/** The text on the screen. */
const pageText = (actor: Actor) =>
  renderedText(
    createElement(MagicSetupView, {
      state: actor.getSnapshot(),
      send: () => {},
      contactEmail: 'us@app.example',
      onboardingPath: null,
    }),
  )

/** Waits until no call is running. */
const waitUntilIdle = (actor: Actor) =>
  waitFor(
    actor,
    (state) =>
      !['loading', 'checkingLink', 'creatingAccount', 'claiming', 'checkingBackend'].some(
        (busy) => state.value === busy,
      ),
  )

/** The page's text after the token was looked up. */
async function pageTextFor(token: string | null): Promise<string> {
  const { actor } = open(token)
  await waitUntilIdle(actor)
  return pageText(actor)
}

async function startSubmit(actor: Actor, password = GOOD, confirmPassword = password) {
  await waitUntilIdle(actor)
  actor.send({ type: 'field.edited', name: 'password', value: password })
  actor.send({ type: 'field.edited', name: 'confirmPassword', value: confirmPassword })
  actor.send({ type: 'form.submitted' })
}

async function submit(actor: Actor, password = GOOD, confirmPassword = password) {
  await startSubmit(actor, password, confirmPassword)
  await waitUntilIdle(actor)
}

const count = (start: string) => network.sent.filter((line) => line.startsWith(start)).length
const invalid = (message: string) => `Invalid Setup Link ${message}`

describe('the setup token', () => {
  test('a usable token opens the form and is not marked as used', async () => {
    const { actor } = open()
    expect(pageText(actor)).toContain('Checking your link')
    await waitUntilIdle(actor)
    expect(pageText(actor)).toContain('Welcome, Noor.')
    // Only a submit may change anything.
    expect(network.sent.every((line) => line.startsWith('GET '))).toBe(true)
    expect(setupStateOf(network)).toMatchObject({
      status: 'approved',
      accountCreated: false,
      linkUsed: false,
    })
  })

  test.each([
    ['', invalid('No setup token provided')],
    ['?setup_token=', invalid('No setup token provided')],
    ['?setup_token=%20%20&token=', invalid('No setup token provided')],
    [`?token=${TOKENS.unknown}`, invalid('Invalid setup token')],
    [`?setup_token=${TOKENS.expired}`, invalid('This registration link has expired')],
    [`?setup_token=${TOKENS.used}`, invalid('This registration link has already been used')],
    [`?token=${NOOR.token}`, 'Welcome, Noor.'],
    [`?setup_token=%20${NOOR.token}%0A`, 'Welcome, Noor.'],
    // The first of several wins, and setup_token before token.
    [`?setup_token=${TOKENS.used}&setup_token=${NOOR.token}`, invalid('This registration link has already')],
    [`?token=${NOOR.token}&setup_token=${TOKENS.expired}`, invalid('This registration link has expired')],
    [`?setup_token=&token=${NOOR.token}`, 'Welcome, Noor.'],
  ])('the token is read from the query %s', async (query, message) => {
    expect(await pageTextFor(setupTokenFromQuery(new URLSearchParams(query)))).toContain(message)
  })

  test.each(MALFORMED_TOKENS.map((token) => [token.slice(0, 40), token]))(
    'a malformed token is rejected without a request: %s',
    async (_name, token) => {
      const text = await pageTextFor(token)
      expect(text).toContain(invalid('Invalid setup token'))
      expect(text).toContain('Return to Home')
      expect(network.sent).toEqual([])
    },
  )

  test('a token is accepted up to and including the second at which it expires', async () => {
    vi.useFakeTimers({ now: expiresAt, toFake: ['Date'] })
    expect(await pageTextFor(NOOR.token)).toContain('Welcome, Noor.')
    vi.setSystemTime(expiresAt + 1)
    expect(await pageTextFor(NOOR.token)).toContain('This registration link has expired')
    vi.useRealTimers()
  })

  test('a used token that has expired is reported as used', async () => {
    await network.backend.hosted.approvedUsers.update(SETUPS.used.id, { expires_at: '2020-01-01T00:00:00Z' })
    expect(await pageTextFor(TOKENS.used)).toContain('This registration link has already been used')
  })

  test('a token is rejected if its application has no email', async () => {
    network.answerWith('GET /hosted/rest/v1/approved_users', rowWithoutEmail)
    expect(await pageTextFor(NOOR.token)).toContain(invalid('User email not found'))
  })

  test.each([
    ['no network', offline],
    ['an error', answers(500, { message: 'broken' })],
    ['an HTML page', () => new Response('<html>', { status: 502 })],
  ])('a token can be checked again after the check failed: %s', async (_name, answer) => {
    network.answerWith('/hosted', answer)
    const { actor } = open()
    await waitUntilIdle(actor)
    expect(pageText(actor)).toMatch(/Failed to validate setup token.*Try again.*Return to Home/)
    expect(pageText(actor)).not.toContain('Invalid Setup Link')
    network.answerAsUsual()
    actor.send({ type: 'check.retried' })
    await waitUntilIdle(actor)
    expect(pageText(actor)).toContain('Welcome, Noor.')
  })
})

describe('the password', () => {
  test.each(['a', '     ', '🧠🧠🧠🧠🧠', 'مرحبا', '<b/>', '=1+1'])(
    'a password that is too short is refused and not sent: %j',
    async (password) => {
      const { actor } = open()
      await submit(actor, password)
      expect(pageText(actor)).toContain('Password must be at least 6 characters long')
      expect(count(SIGN_UP)).toBe(0)
    },
  )

  test('a password of 10 kB is refused as too long', async () => {
    const { actor } = open()
    await submit(actor, 'x'.repeat(10_240))
    expect(pageText(actor)).toContain('This password is too long.')
    expect(count(SIGN_UP)).toBe(0)
  })

  test('an empty password cannot be submitted', async () => {
    const { actor } = open()
    await submit(actor, '')
    expect(actor.getSnapshot().context.fields.errors).toEqual({})
    expect(count(SIGN_UP)).toBe(0)
  })

  test('the magic-setup flow shows an error if the confirmation differs', async () => {
    const { actor } = open()
    await submit(actor, GOOD, 'Sleep spindle')
    expect(pageText(actor)).toContain('Passwords do not match')
    expect(count(SIGN_UP)).toBe(0)
  })

  test.each([
    '      ',
    ' spaces inside ',
    '🧠🧠🧠🧠🧠🧠',
    'كلمة السر',
    '<script>x</script>',
    '=SUM(A1:A9)',
    'x'.repeat(72),
  ])('the password is sent unchanged: %j', async (password) => {
    const { actor, emitted } = open()
    await submit(actor, password)
    expect(emitted.mock.calls[0]?.[0]).toMatchObject({ type: 'account.created', data: { password } })
    expect(await signIn({ email: NOOR.email, password })).toMatchObject({ firstName: 'Noor' })
  })
})

describe('submitting', () => {
  test('the magic-setup flow creates the account, marks the setup row and its link, and continues to onboarding', async () => {
    const { actor, emitted } = open()
    await submit(actor)
    expect(actor.getSnapshot().value).toBe('done')
    expect(emitted).toHaveBeenCalledExactlyOnceWith({
      type: 'account.created',
      token: NOOR.token,
      data: { email: NOOR.email, password: GOOD, firstName: 'Noor', lastName: 'Haddad' },
    })
    expect(setupStateOf(network)).toMatchObject({
      // Onboarding marks it as registered.
      status: 'approved',
      accountCreated: true,
      linkUsed: true,
      linkUsedAt: expect.any(String),
    })
    expect(count('POST /api/v1/auth/register')).toBe(0)
    expect(await pageTextFor(NOOR.token)).toContain('This registration link has already been used')
  })

  test('the magic-setup flow asks to sign in if the account exists with another password and leaves the link unused', async () => {
    const { actor, emitted } = open(TOKENS.unused)
    await submit(actor)
    expect(pageText(actor)).toContain('Account already exists Please sign in with your existing credentials.')
    expect(emitted).toHaveBeenCalledExactlyOnceWith({ type: 'account.existed', token: TOKENS.unused })
    expect(network.backend.hosted.approvedUsers.get(SETUPS.unused.id)?.account_created).toBe(false)
    expect(await currentUser()).toBeNull()
  })

  test('the magic-setup flow continues to onboarding with an existing account that accepts the password', async () => {
    const { actor, emitted } = open(TOKENS.unused)
    await submit(actor, PASSWORD)
    expect(emitted.mock.calls[0]?.[0]).toMatchObject({
      type: 'account.created',
      data: { password: PASSWORD },
    })
    expect(network.backend.hosted.approvedUsers.get(SETUPS.unused.id)?.account_created).toBe(true)
  })

  test('the magic-setup flow signs in to an existing account that has a backend account and marks it as registered', async () => {
    const { email, firstName, lastName } = NOOR
    await signUp({ email, firstName, lastName, password: GOOD })
    await register(waitlistRegistration({ email, firstName, lastName, password: GOOD }))
    const { actor, emitted } = open()
    await submit(actor)
    expect(emitted).toHaveBeenCalledExactlyOnceWith({
      type: 'account.opened',
      grant: { token: expect.any(String), user: expect.objectContaining({ name: 'Noor Haddad' }) },
      hostedUser: expect.objectContaining({ firstName: 'Noor' }),
    })
    expect(setupStateOf(network)).toMatchObject({ status: 'registered', accountCreated: true, isOwned: true })
  })

  test('the magic-setup flow creates no account if the link was reset while the form was open', async () => {
    const { actor } = open()
    await waitUntilIdle(actor)
    await resetNoor(network)
    await submit(actor)
    expect(pageText(actor)).toContain('Invalid setup token')
    expect(network.sent.every((line) => line.startsWith('GET '))).toBe(true)
  })

  test('the magic-setup flow asks for a new link if the link was reset during the sign-up', async () => {
    resetNoorAfter(network, SIGN_UP)
    const { actor, emitted } = open()
    await submit(actor)
    expect(pageText(actor)).toContain('Your account was created, but this link stopped working')
    expect(pageText(actor)).toContain('Ask for a new link')
    expect(emitted).not.toHaveBeenCalled()
    expect(await currentUser()).toBeNull()
  })

  test.each([
    [
      'a refusal',
      answers(422, { error_code: 'signup_disabled', msg: 'Signups not allowed' }),
      'Signups not allowed',
    ],
    [
      'a weak password',
      answers(422, { error_code: 'weak_password', msg: 'Known to be leaked.' }),
      'Known to be leaked.',
    ],
    ['too many', answers(429, { error_code: 'over_request_rate_limit', msg: 'limit' }), 'Too many attempts.'],
  ])('a refused sign-up shows the reason and can be retried: %s', async (_name, answer, reason) => {
    network.answerWith(SIGN_UP, answer)
    const { actor, emitted } = open()
    await submit(actor)
    expect(pageText(actor)).toContain(`Failed to create account ${reason}`)
    expect(setupStateOf(network)).toMatchObject({ accountCreated: false, linkUsed: false })
    network.answerAsUsual()
    actor.send({ type: 'form.submitted' })
    await waitUntilIdle(actor)
    expect(emitted).toHaveBeenCalledOnce()
  })

  test.each([
    ['offline', offline, NETWORK],
    ['an error', answers(500, { msg: 'see the logs' }), 'Something went wrong at the account service.'],
    [
      'an HTML page',
      () => new Response('<html>', { status: 502 }),
      'Something went wrong at the account service.',
    ],
    ['nothing of use', answers(200, {}), 'Something went wrong at the account service.'],
  ])(
    'the magic-setup flow asks to try again and keeps the password after a failed sign-up: %s',
    async (_name, answer, reason) => {
      network.answerWith(SIGN_UP, answer)
      const { actor, emitted } = open()
      await submit(actor)
      expect(pageText(actor)).toContain(`Failed to create account. Please try again. ${reason}`)
      expect(actor.getSnapshot().context.fields.values.password).toBe(GOOD)
      network.answerAsUsual()
      actor.send({ type: 'form.submitted' })
      await waitUntilIdle(actor)
      expect(emitted.mock.calls[0]?.[0]).toMatchObject({ type: 'account.created' })
    },
  )

  test('the magic-setup flow treats the existing account as new on retry if the first response was lost', async () => {
    network.answerWith(SIGN_UP, async (request) => {
      await network.backend.handle(request)
      return offline(request)
    })
    const { actor, emitted } = open()
    await submit(actor)
    expect(pageText(actor)).toContain('Failed to create account. Please try again.')
    network.answerAsUsual()
    actor.send({ type: 'form.submitted' })
    await waitUntilIdle(actor)
    expect(emitted.mock.calls[0]?.[0]).toMatchObject({ type: 'account.created', data: { password: GOOD } })
    expect(setupStateOf(network)).toMatchObject({ accountCreated: true, linkUsed: true })
  })

  test.each([
    ['owner', 'PATCH /hosted/rest/v1/waitlist_submissions', { accountCreated: false, linkUsed: false }],
    ['row', 'PATCH /hosted/rest/v1/approved_users', { accountCreated: false, linkUsed: false }],
    ['link', 'PATCH /hosted/rest/v1/magic_links', { accountCreated: true, linkUsed: false }],
  ])(
    'the magic-setup flow shows a failure and can be retried if the %s cannot be marked',
    async (_name, line, marked) => {
      network.answerWith(line, offline)
      const { actor, emitted } = open()
      await submit(actor)
      expect(pageText(actor)).toContain('Your account was created; its setup is not finished')
      expect(pageText(actor)).toContain(NETWORK)
      expect(emitted).not.toHaveBeenCalled()
      expect(setupStateOf(network)).toMatchObject(marked)
      network.answerAsUsual()
      actor.send({ type: 'form.submitted' })
      await waitUntilIdle(actor)
      expect(emitted.mock.calls[0]?.[0]).toMatchObject({ type: 'account.created' })
      expect(setupStateOf(network)).toMatchObject({ accountCreated: true, linkUsed: true, isOwned: true })
      expect(count(SIGN_UP)).toBe(1)
    },
  )

  test('the magic-setup flow creates no account if the link expired while the form was open', async () => {
    const { actor } = open()
    await waitUntilIdle(actor)
    await network.backend.hosted.approvedUsers.update(NOOR.setupId, { expires_at: '2020-01-01T00:00:00Z' })
    await submit(actor)
    expect(pageText(actor)).toContain('This registration link has expired')
    expect(count(SIGN_UP)).toBe(0)
  })

  test('the magic-setup flow signs up once if the form is submitted twice', async () => {
    const { actor, emitted } = open()
    await startSubmit(actor)
    actor.send({ type: 'form.submitted' })
    await waitUntilIdle(actor)
    expect(count(SIGN_UP)).toBe(1)
    expect(emitted).toHaveBeenCalledOnce()
  })

  test('the magic-setup flow makes no further call after the page is left and does not mark the link as used', async () => {
    const answered = Promise.withResolvers<void>()
    network.answerWith(SIGN_UP, async (request) => {
      await answered.promise
      return network.backend.handle(request)
    })
    const { actor, emitted } = open()
    await startSubmit(actor)
    await vi.waitFor(() => expect(count(SIGN_UP)).toBe(1))
    actor.stop()
    answered.resolve()
    await vi.waitFor(async () => expect(await currentUser()).not.toBeNull())
    expect(network.sent.at(-1)).toMatch(SIGN_UP)
    expect(emitted).not.toHaveBeenCalled()
    expect(setupStateOf(network)).toMatchObject({ accountCreated: false, linkUsed: false })
  })
})
