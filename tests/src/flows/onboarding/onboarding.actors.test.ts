import { describe, expect, test } from 'vitest'
import { login, register } from '../../../../src/api/auth.ts'
import { waitlistRegistration } from '../../../../src/domain/registration.ts'
import type { CallState } from '../../../../src/flows/onboarding/onboarding.context.ts'
import { currentUser, signIn, signUp } from '../../../../src/hosted/auth.ts'
import { claimLink } from '../../../../src/hosted/setup.ts'
import { markLogin } from '../../../../src/hosted/waitlist.ts'
import {
  readSetupData,
  storeOnboardingProgress,
  storeSetupData,
} from '../../../../src/session/signUpStorage.ts'
import { answers, offline } from '../../../support/flows/mockNetwork.ts'
import {
  credentials,
  ended,
  network,
  noor,
  REQUESTS,
  sentCalls,
  setUpOnboarding,
  start,
  textOf,
} from '../../../support/flows/onboardingActors.ts'
import { NOOR, resetNoor, setupStateOf } from '../../../support/flows/setupLink.ts'
import { choose, finish, middling } from '../../../support/onboarding.ts'

setUpOnboarding()

const ORDER = Object.keys(REQUESTS).slice(1) as CallState[]

/** Does what /magic-setup does before it opens onboarding. */
async function completeMagicSetup() {
  await signUp(noor)
  await claimLink(NOOR.token)
  storeSetupData(noor)
  network.sent.length = 0
}

const storedValues = () =>
  [sessionStorage, network.device].flatMap((storage) =>
    Array.from({ length: storage.length }, (_, at) => storage.getItem(storage.key(at) ?? '')),
  )

describe('onboarding with setup data', () => {
  test('the onboarding flow creates the accounts with five calls in order and leaves nothing on the device', async () => {
    await completeMagicSetup()
    const actor = start()
    finish(actor)
    expect((await ended(actor)).value).toBe('created')
    expect(sentCalls()).toEqual(ORDER)
    expect(textOf(actor)).toContain('Account created successfully! Please log in.')
    expect(setupStateOf(network)).toMatchObject({ status: 'registered', accountCreated: true })
    expect(storedValues()).toEqual([])
    expect(await currentUser()).toBeNull()

    expect((await signIn(credentials)).email).toBe('noor@lab.example')
    const { user } = await login(credentials)
    expect(user).toMatchObject({
      name: 'Noor Haddad',
      machine_name: 'Mnemosyne',
      contradiction_tolerance: 0.46,
      belief_sensitivity: 'moderate',
    })
  })

  test('the onboarding flow deletes the stored password after the application is marked and before the sign-out', async () => {
    await completeMagicSetup()
    const passwordStored: Record<string, boolean> = {}
    for (const [call, line] of Object.entries(REQUESTS))
      network.answerWith(line, (request) => {
        passwordStored[call] = JSON.stringify(storedValues()).includes(noor.password)
        return network.backend.handle(request)
      })
    const actor = start()
    finish(actor)
    await ended(actor)
    expect(passwordStored).toEqual({
      registering: true,
      signingUp: true,
      claiming: true,
      markingRegistered: true,
      signingOut: false,
    })
  })

  test('the onboarding flow creates the accounts and signs in again if a reload lost the session', async () => {
    await completeMagicSetup()
    network.device.clear()
    const actor = start()
    finish(actor)
    expect((await ended(actor)).value).toBe('created')
    expect(sentCalls()).toEqual(ORDER)
    expect(setupStateOf(network)).toMatchObject({ status: 'registered', accountCreated: true })
  })

  test('the onboarding flow marks no setup link if the URL has no token', async () => {
    await completeMagicSetup()
    const actor = start({ setupToken: null })
    finish(actor)
    expect((await ended(actor)).value).toBe('created')
    expect(sentCalls()).toEqual(ORDER.filter((call) => call !== 'claiming'))
    expect(setupStateOf(network).status).toBe('registered')
  })

  test('the onboarding flow ignores a malformed setup token and finishes', async () => {
    await completeMagicSetup()
    const actor = start({ setupToken: '<b>\n=1+1' })
    finish(actor)
    expect((await ended(actor)).value).toBe('created')
    expect(setupStateOf(network).status).toBe('registered')
  })

  test('the onboarding flow counts an existing backend account as registered', async () => {
    await completeMagicSetup()
    await register(waitlistRegistration(noor))
    const actor = start()
    finish(actor)
    expect((await ended(actor)).value).toBe('created')
  })

  test('the onboarding flow creates the provider account if it is missing', async () => {
    storeSetupData(noor)
    const actor = start()
    finish(actor)
    expect((await ended(actor)).value).toBe('created')
    expect(sentCalls()).toEqual(ORDER)
    expect(setupStateOf(network)).toMatchObject({ status: 'registered', accountCreated: true })
    expect((await signIn(credentials)).firstName).toBe('Noor')
  })

  const NETWORK = /^Network error: Unable to connect to the (backend server|sign-in service)\./

  test.each(ORDER)(
    'the onboarding flow shows a failure in %s and continues from there on retry',
    async (call) => {
      await completeMagicSetup()
      network.answerWith(REQUESTS[call], offline)
      const actor = start()
      finish(actor)
      const { context, value } = await ended(actor)
      expect(value).toBe('failed')
      expect(context.failure?.at).toBe(call)
      expect(context.failure?.message).toMatch(NETWORK)
      expect(textOf(actor)).toContain('Try again')

      network.answerAsUsual()
      network.sent.length = 0
      actor.send({ type: 'retry.requested' })
      expect((await ended(actor)).value).toBe('created')
      // This device is signed out even if the call failed, so the retry sends nothing.
      const left = call === 'signingOut' ? [] : ORDER.slice(ORDER.indexOf(call))
      expect(sentCalls()).toEqual(left)
      expect(setupStateOf(network)).toMatchObject({ status: 'registered', accountCreated: true })
      expect(storedValues()).toEqual([])
    },
  )

  test.each([
    ['registering', 500, { detail: 'The registry is resting.' }, 'The registry is resting.'],
    ['registering', 502, '', '502 Bad Gateway'],
    ['registering', 200, {}, 'Invalid response format'],
    [
      'registering',
      422,
      { detail: [{ loc: ['body', 'machine_name'], msg: 'Too odd' }] },
      'body.machine_name: Too odd',
    ],
    ['markingRegistered', 403, { message: 'permission denied', code: '42501' }, 'permission denied'],
    [
      'signingUp',
      422,
      { msg: 'Signups not allowed', code: 422, error_code: 'signup_disabled' },
      'Signups not allowed',
    ],
    [
      'signingUp',
      429,
      { msg: 'Too many requests', code: 429, error_code: 'over_request_rate_limit' },
      'Too many requests',
    ],
    ['claiming', 500, { message: 'The table is locked', code: '55P03' }, 'The table is locked'],
  ] as const)(
    'the onboarding flow shows the error message if %s is answered with %d %j: %s',
    async (call, status, body, message) => {
      await completeMagicSetup()
      network.answerWith(REQUESTS[call], answers(status, body))
      const actor = start()
      finish(actor)
      const { context } = await ended(actor)
      expect(context.failure).toMatchObject({ at: call })
      expect(context.failure?.message).toContain(message)
      expect(textOf(actor)).toContain(message)
    },
  )

  test('the onboarding flow shows a default message if the error has none', async () => {
    await completeMagicSetup()
    network.answerWith(REQUESTS.registering, () => {
      throw new Error('')
    })
    const actor = start()
    finish(actor)
    await ended(actor)
    expect(textOf(actor)).toContain('Failed to create account')
  })

  test('the onboarding flow registers with another name after the backend refused the first', async () => {
    await completeMagicSetup()
    network.answerWith(
      REQUESTS.registering,
      answers(422, { detail: [{ loc: ['body', 'machine_name'], msg: 'Taken' }] }),
    )
    const actor = start()
    finish(actor)
    await ended(actor)
    actor.send({ type: 'answers.reopened' })
    network.answerAsUsual()
    actor.send({ type: 'name.edited', value: 'Ada' })
    actor.send({ type: 'name.submitted' })
    for (const [id, answer] of Object.entries(middling)) choose(actor, id as keyof typeof middling, answer)
    expect((await ended(actor)).value).toBe('created')
    expect((await login(credentials)).user.machine_name).toBe('Ada')
  })

  test.each(['markingRegistered', 'signingUp', 'claiming', 'signingOut'] as const)(
    'the onboarding flow skips %s if it keeps failing, and the user can log in',
    async (call) => {
      await completeMagicSetup()
      network.answerWith(REQUESTS[call], answers(500))
      const actor = start()
      finish(actor)
      expect((await ended(actor)).context.failure?.at).toBe(call)
      actor.send({ type: 'skip.requested' })
      expect((await ended(actor)).value).toBe('created')
      expect(storedValues()).toEqual([])
      expect((await login(credentials)).user.name).toBe('Noor Haddad')
    },
  )

  test('the onboarding flow creates the accounts after a reload during the calls', async () => {
    await completeMagicSetup()
    network.answerWith(REQUESTS.signingUp, offline)
    const before = start()
    finish(before)
    await ended(before)
    before.stop()
    network.answerAsUsual()
    const actor = start()
    expect(actor.getSnapshot().value).toBe('question5')
    choose(actor, 'question5', 'moderate')
    expect((await ended(actor)).value).toBe('created')
    expect((await login(credentials)).user.machine_name).toBe('Mnemosyne')
  })

  test.each(['claiming', 'markingRegistered'] as const)(
    'the onboarding flow continues after a reload that interrupted %s',
    async (call) => {
      await completeMagicSetup()
      network.answerWith(REQUESTS[call], offline)
      const before = start()
      finish(before)
      await ended(before)
      before.stop()
      network.answerAsUsual()
      // The provider session is kept in memory only.
      network.device.clear()
      const actor = start()
      choose(actor, 'question5', 'moderate')
      expect((await ended(actor)).value).toBe('created')
      expect(setupStateOf(network)).toMatchObject({ status: 'registered', accountCreated: true })
      expect(storedValues()).toEqual([])
    },
  )

  test('the application has its owner and is active after the first login', async () => {
    await completeMagicSetup()
    const actor = start()
    finish(actor)
    await ended(actor)
    const { id } = await signIn(credentials)
    await markLogin()
    expect(network.backend.hosted.waitlistSubmissions.get(NOOR.submissionId)).toMatchObject({
      owner_id: id,
      status: 'active',
      last_login_at: expect.any(String),
    })
  })

  test('the onboarding flow says that the link was reset and lets the user continue without it', async () => {
    await completeMagicSetup()
    await resetNoor(network)
    const actor = start()
    finish(actor)
    const { context } = await ended(actor)
    expect(context.failure?.at).toBe('claiming')
    expect(textOf(actor)).toContain('The link was reset or has expired, or it belongs to another account.')
    actor.send({ type: 'skip.requested' })
    expect((await ended(actor)).value).toBe('created')
    expect((await login(credentials)).user.name).toBe('Noor Haddad')
  })

  test('the onboarding flow reports an account whose password was changed in the meantime', async () => {
    await completeMagicSetup()
    network.device.clear()
    storeSetupData({ ...noor, password: 'another-password-1' })
    const actor = start()
    finish(actor)
    expect((await ended(actor)).context.failure).toEqual({
      at: 'signingUp',
      message: 'This email has an account with another password.',
    })
  })

  test('the onboarding flow cancels the running call when the page is left', async () => {
    await completeMagicSetup()
    let signal: AbortSignal | undefined
    network.answerWith(REQUESTS.registering, (request) => {
      signal = request.signal
      return new Promise<never>(() => {})
    })
    const actor = start()
    finish(actor)
    await expect.poll(() => signal).toBeDefined()
    actor.stop()
    await expect.poll(() => signal?.aborted).toBe(true)
    expect(sentCalls()).toEqual(['registering'])
    expect(readSetupData()).toEqual(noor)
  })
})

describe('the AI name', () => {
  test.each([
    ['', 'Please provide an AI name'],
    ['   ', 'Please provide an AI name'],
    ['a'.repeat(101), 'The AI name can be at most 100 characters long. Please shorten it.'],
  ])('the onboarding flow rejects the AI name %j with: %s', (name, message) => {
    const actor = start()
    actor.send({ type: 'setup.started' })
    actor.send({ type: 'name.edited', value: name })
    actor.send({ type: 'name.submitted' })
    expect(textOf(actor)).toContain(message)
    expect(network.sent).toEqual([])
  })

  test.each([
    'A',
    '🧠',
    'ذاكرة',
    '<script>alert(1)</script>',
    '=1+1',
    'the assistant',
    '$&',
    'm'.repeat(100),
  ])('the onboarding flow registers the AI name %j unchanged and shows it in the questions', async (name) => {
    await completeMagicSetup()
    const actor = start()
    actor.send({ type: 'setup.started' })
    actor.send({ type: 'name.edited', value: ` ${name} ` })
    actor.send({ type: 'name.submitted' })
    expect(textOf(actor).replace(/\s+/g, ' ')).toContain(`What should ${name} do first?`)
    for (const [id, answer] of Object.entries(middling)) choose(actor, id as keyof typeof middling, answer)
    expect((await ended(actor)).value).toBe('created')
    expect((await login(credentials)).user.machine_name).toBe(name)
  })
})

test('the onboarding flow returns to the unanswered question of the stored progress and shows a message', () => {
  const { question3: _, ...answers } = middling
  storeOnboardingProgress({ step: 'question5', aiName: 'Ada', answers })
  const actor = start({ setupToken: null })
  choose(actor, 'question5', 'low')
  expect(actor.getSnapshot().value).toBe('question3')
  expect(textOf(actor)).toContain('Please complete all questions')
})
