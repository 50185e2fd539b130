import { createElement } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { setupTokenFromQuery } from '../../../../src/domain/setupToken.ts'
import { MagicSetupView } from '../../../../src/flows/magic-setup/MagicSetupView.tsx'
import { liveActors } from '../../../../src/flows/magic-setup/magicSetup.actors.ts'
import { magicSetupMachine } from '../../../../src/flows/magic-setup/magicSetup.machine.ts'
import { currentUser, signIn } from '../../../../src/hosted/auth.ts'
import { SETUPS, TOKENS } from '../../../supabase/fixture.ts'
import {
  approveNoor,
  MALFORMED_TOKENS,
  NOOR,
  rowWithoutEmail,
  setupStateOf,
} from '../../../support/flows/setupLink.ts'
import type { Wire } from '../../../support/flows/wire.ts'
import { answers, createWire, offline, PASSWORD } from '../../../support/flows/wire.ts'
import { wordsOn } from '../../../support/flows/words.ts'

// The backdrop asks the browser how it should look.
vi.mock('../../../../src/ui/Backdrop/Backdrop.tsx', () => ({ Backdrop: () => null }))

const GOOD = 'sleep spindle'
const SIGN_UP = 'POST /hosted/auth/v1/signup'
const NETWORK = 'Network error: Unable to connect to the account service.'

let wire: Wire
let expiresAt: number
beforeEach(async () => {
  wire = await createWire()
  expiresAt = (await approveNoor(wire)).expiresAt
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

function open(token: string | null = NOOR.token) {
  const actor = createActor(magicSetupMachine.provide({ actors: liveActors }), { input: { token } })
  const emitted = vi.fn()
  actor.on('*', emitted)
  return { actor: actor.start(), emitted }
}

type Actor = ReturnType<typeof open>['actor']

/** What the person reads. */
const words = (actor: Actor) =>
  wordsOn(
    createElement(MagicSetupView, {
      state: actor.getSnapshot(),
      send: () => {},
      contactEmail: 'us@app.example',
      onboardingPath: null,
    }),
  )

/** Until nothing is under way. */
const rests = (actor: Actor) =>
  waitFor(actor, (state) => !['loading', 'creatingAccount', 'marking'].some((busy) => state.value === busy))

/** What the page of a token says once it was looked up. */
async function saidOf(token: string | null): Promise<string> {
  const { actor } = open(token)
  await rests(actor)
  return words(actor)
}

async function press(actor: Actor, password = GOOD, confirmPassword = password) {
  await rests(actor)
  actor.send({ type: 'field.edited', name: 'password', value: password })
  actor.send({ type: 'field.edited', name: 'confirmPassword', value: confirmPassword })
  actor.send({ type: 'form.submitted' })
}

async function submit(actor: Actor, password = GOOD, confirmPassword = password) {
  await press(actor, password, confirmPassword)
  await rests(actor)
}

const count = (start: string) => wire.sent.filter((line) => line.startsWith(start)).length
const invalid = (message: string) => `Invalid Setup Link ${message}`

describe('the token', () => {
  test('usable opens the form with the address, which cannot be changed', async () => {
    const { actor } = open()
    expect(words(actor)).toContain('Checking your link')
    await rests(actor)
    expect(words(actor)).toContain('Welcome, Noor.')
    // It is read by a GET, and spent by nothing but a submit.
    expect(wire.sent.every((line) => line.startsWith('GET '))).toBe(true)
    expect(setupStateOf(wire)).toMatchObject({ status: 'approved', accountCreated: false, linkUsed: false })
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
    // The first of several, and setup_token before token.
    [`?setup_token=${TOKENS.used}&setup_token=${NOOR.token}`, invalid('This registration link has already')],
    [`?token=${NOOR.token}&setup_token=${TOKENS.expired}`, invalid('This registration link has expired')],
    [`?setup_token=&token=${NOOR.token}`, 'Welcome, Noor.'],
  ])('of the address %s', async (query, message) => {
    expect(await saidOf(setupTokenFromQuery(new URLSearchParams(query)))).toContain(message)
  })

  test.each(MALFORMED_TOKENS.map((token) => [token.slice(0, 40), token]))(
    'malformed: %s',
    async (_name, token) => {
      const said = await saidOf(token)
      expect(said).toContain(invalid('Invalid setup token'))
      expect(said).toContain('Return to Home')
      expect(wire.sent).toEqual([])
    },
  )

  test('works up to the second at which it expires', async () => {
    vi.useFakeTimers({ now: expiresAt, toFake: ['Date'] })
    expect(await saidOf(NOOR.token)).toContain('Welcome, Noor.')
    vi.setSystemTime(expiresAt + 1)
    expect(await saidOf(NOOR.token)).toContain('This registration link has expired')
    vi.useRealTimers()
  })

  test('used and expired is used', async () => {
    await wire.backend.hosted.approvedUsers.update(SETUPS.used.id, { expires_at: '2020-01-01T00:00:00Z' })
    expect(await saidOf(TOKENS.used)).toContain('This registration link has already been used')
  })

  test('of an application without an address', async () => {
    wire.answerWith('GET /hosted/rest/v1/approved_users', rowWithoutEmail)
    expect(await saidOf(NOOR.token)).toContain(invalid('User email not found'))
  })

  test.each([
    ['no network', offline],
    ['a fault', answers(500, { message: 'broken' })],
    ['a web page', () => new Response('<html>', { status: 502 })],
  ])('that cannot be looked up for %s can be looked up again', async (_name, answer) => {
    wire.answerWith('/hosted', answer)
    const { actor } = open()
    await rests(actor)
    expect(words(actor)).toMatch(/Failed to validate setup token.*Try again.*Return to Home/)
    expect(words(actor)).not.toContain('Invalid Setup Link')
    wire.answerAsUsual()
    actor.send({ type: 'check.retried' })
    await rests(actor)
    expect(words(actor)).toContain('Welcome, Noor.')
  })
})

describe('the password', () => {
  test.each(['a', '     ', '🧠🧠🧠🧠🧠', 'مرحبا', '<b/>', '=1+1'])(
    '%j is too short, and nothing is sent',
    async (password) => {
      const { actor } = open()
      await submit(actor, password)
      expect(words(actor)).toContain('Password must be at least 6 characters long')
      expect(count(SIGN_UP)).toBe(0)
    },
  )

  test('of 10 kB is too long', async () => {
    const { actor } = open()
    await submit(actor, 'x'.repeat(10_240))
    expect(words(actor)).toContain('This password is too long.')
    expect(count(SIGN_UP)).toBe(0)
  })

  test('empty cannot be sent', async () => {
    const { actor } = open()
    await submit(actor, '')
    expect(actor.getSnapshot().context.fields.errors).toEqual({})
    expect(count(SIGN_UP)).toBe(0)
  })

  test('typed differently the second time', async () => {
    const { actor } = open()
    await submit(actor, GOOD, 'Sleep spindle')
    expect(words(actor)).toContain('Passwords do not match')
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
  ])('%j is taken as it is', async (password) => {
    const { actor, emitted } = open()
    await submit(actor, password)
    expect(emitted.mock.calls[0]?.[0]).toMatchObject({ type: 'account.created', data: { password } })
    expect(await signIn({ email: NOOR.email, password })).toMatchObject({ firstName: 'Noor' })
  })
})

describe('submitting', () => {
  test('makes the account, marks the row and its link, and hands on to onboarding', async () => {
    const { actor, emitted } = open()
    await submit(actor)
    expect(actor.getSnapshot().value).toBe('done')
    expect(emitted).toHaveBeenCalledExactlyOnceWith({
      type: 'account.created',
      token: NOOR.token,
      data: { email: NOOR.email, password: GOOD, firstName: 'Noor', lastName: 'Haddad' },
    })
    expect(setupStateOf(wire)).toMatchObject({
      // Registered is what onboarding makes of it.
      status: 'approved',
      accountCreated: true,
      linkUsed: true,
      linkUsedAt: expect.any(String),
    })
    expect(count('POST /api/v1/auth/register')).toBe(0)
    expect(await saidOf(NOOR.token)).toContain('This registration link has already been used')
  })

  test('an account that exists is marked, told and sent to sign in', async () => {
    const { actor, emitted } = open(TOKENS.unused)
    await submit(actor, PASSWORD)
    expect(words(actor)).toContain('Account already exists Please sign in with your existing credentials.')
    expect(emitted).toHaveBeenCalledExactlyOnceWith({ type: 'account.existed', token: TOKENS.unused })
    expect(wire.backend.hosted.approvedUsers.get(SETUPS.unused.id)?.account_created).toBe(true)
    expect(wire.backend.hosted.magicLinks.find('approvedUser', SETUPS.unused.id)?.used).toBe(true)
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
  ])('%s is told with its reason, and can be tried again', async (_name, answer, reason) => {
    wire.answerWith(SIGN_UP, answer)
    const { actor, emitted } = open()
    await submit(actor)
    expect(words(actor)).toContain(`Failed to create account ${reason}`)
    expect(setupStateOf(wire)).toMatchObject({ accountCreated: false, linkUsed: false })
    wire.answerAsUsual()
    actor.send({ type: 'form.submitted' })
    await rests(actor)
    expect(emitted).toHaveBeenCalledOnce()
  })

  test.each([
    ['offline', offline, NETWORK],
    ['a fault', answers(500, { msg: 'see the logs' }), 'Something went wrong at the account service.'],
    [
      'a web page',
      () => new Response('<html>', { status: 502 }),
      'Something went wrong at the account service.',
    ],
    ['nothing of use', answers(200, {}), 'Something went wrong at the account service.'],
  ])('%s asks to try again, and the password stays', async (_name, answer, reason) => {
    wire.answerWith(SIGN_UP, answer)
    const { actor, emitted } = open()
    await submit(actor)
    expect(words(actor)).toContain(`Failed to create account. Please try again. ${reason}`)
    expect(actor.getSnapshot().context.fields.values.password).toBe(GOOD)
    wire.answerAsUsual()
    actor.send({ type: 'form.submitted' })
    await rests(actor)
    expect(emitted.mock.calls[0]?.[0]).toMatchObject({ type: 'account.created' })
  })

  test('an account whose answer was lost is found again, and goes on as a new one', async () => {
    wire.answerWith(SIGN_UP, async (request) => {
      await wire.backend.handle(request)
      return offline(request)
    })
    const { actor, emitted } = open()
    await submit(actor)
    expect(words(actor)).toContain('Failed to create account. Please try again.')
    wire.answerAsUsual()
    actor.send({ type: 'form.submitted' })
    await rests(actor)
    expect(emitted.mock.calls[0]?.[0]).toMatchObject({ type: 'account.created', data: { password: GOOD } })
    expect(setupStateOf(wire)).toMatchObject({ accountCreated: true, linkUsed: true })
  })

  test.each([
    ['row', 'PATCH /hosted/rest/v1/approved_users', { accountCreated: false, linkUsed: true }],
    ['link', 'PATCH /hosted/rest/v1/magic_links', { accountCreated: true, linkUsed: false }],
  ])('a %s that cannot be marked holds nobody up, nor the other', async (_name, line, marked) => {
    wire.answerWith(line, offline)
    const { actor, emitted } = open()
    await submit(actor)
    expect(emitted.mock.calls[0]?.[0]).toMatchObject({ type: 'account.created' })
    expect(setupStateOf(wire)).toMatchObject(marked)
    const logged = JSON.stringify(vi.mocked(console.warn).mock.calls)
    expect(logged).toContain('could not be marked')
    expect(logged).not.toContain(NOOR.token)
  })

  test('a link that expires while the form is open is still finished by its owner', async () => {
    const { actor } = open()
    await rests(actor)
    await wire.backend.hosted.approvedUsers.update(NOOR.setupId, { expires_at: '2020-01-01T00:00:00Z' })
    await submit(actor)
    expect(setupStateOf(wire)).toMatchObject({ accountCreated: true, linkUsed: true })
  })

  test('pressed twice it is sent once', async () => {
    const { actor, emitted } = open()
    await press(actor)
    actor.send({ type: 'form.submitted' })
    await rests(actor)
    expect(count(SIGN_UP)).toBe(1)
    expect(emitted).toHaveBeenCalledOnce()
  })

  test('left in the middle nothing follows, and the link is not spent', async () => {
    const answered = Promise.withResolvers<void>()
    wire.answerWith(SIGN_UP, async (request) => {
      await answered.promise
      return wire.backend.handle(request)
    })
    const { actor, emitted } = open()
    await press(actor)
    await vi.waitFor(() => expect(count(SIGN_UP)).toBe(1))
    actor.stop()
    answered.resolve()
    await vi.waitFor(async () => expect(await currentUser()).not.toBeNull())
    expect(wire.sent.at(-1)).toMatch(SIGN_UP)
    expect(emitted).not.toHaveBeenCalled()
    expect(setupStateOf(wire)).toMatchObject({ accountCreated: false, linkUsed: false })
  })
})
