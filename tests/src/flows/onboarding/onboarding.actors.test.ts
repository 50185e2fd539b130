import { createElement } from 'react'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { login, register } from '../../../../src/api/auth.ts'
import { configureApi } from '../../../../src/api/settings.ts'
import { waitlistRegistration } from '../../../../src/domain/registration.ts'
import { OnboardingView } from '../../../../src/flows/onboarding/OnboardingView.tsx'
import { liveActors } from '../../../../src/flows/onboarding/onboarding.actors.ts'
import type { CallState, OnboardingInput } from '../../../../src/flows/onboarding/onboarding.context.ts'
import { onboardingMachine } from '../../../../src/flows/onboarding/onboarding.machine.ts'
import { currentProgress } from '../../../../src/flows/onboarding/progress.ts'
import { currentUser, signIn, signUp } from '../../../../src/hosted/auth.ts'
import { markAccountCreated } from '../../../../src/hosted/setup.ts'
import {
  clearOnboardingProgress,
  clearSetupData,
  readOnboardingProgress,
  readSetupData,
  storeOnboardingProgress,
  storeSetupData,
} from '../../../../src/session/signUpStorage.ts'
import { approveNoor, NOOR, setupStateOf } from '../../../support/flows/setupLink.ts'
import type { Wire } from '../../../support/flows/wire.ts'
import { answers, createWire, offline } from '../../../support/flows/wire.ts'
import { wordsOn } from '../../../support/flows/words.ts'
import { choose, finish, middling } from '../../../support/onboarding.ts'

const LINES: Record<CallState, string> = {
  savingProfile: 'PUT /api/v1/users/',
  registering: 'POST /api/v1/auth/register',
  markingRegistered: 'PATCH /hosted/rest/v1/waitlist_submissions',
  signingUp: 'POST /hosted/auth/v1/signup',
  markingCreated: 'PATCH /hosted/rest/v1/approved_users',
  signingOut: 'POST /hosted/auth/v1/logout',
}
const ORDER = Object.keys(LINES).slice(1) as CallState[]

const noor = {
  email: NOOR.email,
  password: 'sleep-spindle-9',
  firstName: NOOR.firstName,
  lastName: NOOR.lastName,
}

const credentials = { email: noor.email, password: noor.password }

let wire: Wire
beforeEach(async () => {
  wire = await createWire()
  await approveNoor(wire)
})

/** What magic setup has done, and left in the tab, before it sends somebody here. */
async function comeByMagicSetup() {
  await signUp(noor)
  await markAccountCreated(NOOR.token)
  storeSetupData(noor)
  wire.sent.length = 0
}

/** Onboarding as its screen runs it, from what the tab holds. */
function start(input: Partial<OnboardingInput> = {}) {
  const actor = createActor(onboardingMachine.provide({ actors: liveActors }), {
    input: {
      account: readSetupData(),
      setupToken: NOOR.token,
      userId: null,
      progress: readOnboardingProgress(),
      ...input,
    },
  })
  actor.on('setupData.used', clearSetupData)
  actor.subscribe((state) => {
    const progress = currentProgress(state)
    if (progress === null) clearOnboardingProgress()
    else storeOnboardingProgress(progress)
  })
  onTestFinished(() => {
    actor.stop()
  })
  return actor.start()
}

type Actor = ReturnType<typeof start>

const ended = (actor: Actor) =>
  waitFor(actor, ({ value }) => ['created', 'completed', 'failed'].includes(String(value)))

const wordsOf = (actor: Actor) =>
  wordsOn(
    createElement(OnboardingView, {
      state: actor.getSnapshot(),
      send: () => {},
      firstName: '',
      contactEmail: 'hello@engram.example',
    }),
  )

/** The calls that were made, by their states. */
const made = () =>
  wire.sent.flatMap((line) => {
    const call = Object.entries(LINES).find(([, start]) => line.startsWith(start))
    return call === undefined ? [] : [call[0]]
  })

const stored = () =>
  [sessionStorage, wire.device].flatMap((storage) =>
    Array.from({ length: storage.length }, (_, at) => storage.getItem(storage.key(at) ?? '')),
  )

describe('with setup data', () => {
  test('five calls in their order make the accounts, and nothing of it stays on the device', async () => {
    await comeByMagicSetup()
    const actor = start()
    finish(actor)
    expect((await ended(actor)).value).toBe('created')
    expect(made()).toEqual(ORDER)
    expect(wordsOf(actor)).toContain('Account created successfully! Please log in.')
    expect(setupStateOf(wire)).toMatchObject({ status: 'registered', accountCreated: true })
    expect(stored()).toEqual([])
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

  test('the password has left storage before the link is marked', async () => {
    await comeByMagicSetup()
    const atCall: Record<string, boolean> = {}
    for (const [calling, line] of Object.entries(LINES))
      wire.answerWith(line, (request) => {
        atCall[calling] = JSON.stringify(stored()).includes(noor.password)
        return wire.backend.handle(request)
      })
    const actor = start()
    finish(actor)
    await ended(actor)
    expect(atCall).toEqual({
      registering: true,
      markingRegistered: true,
      signingUp: true,
      markingCreated: false,
      signingOut: false,
    })
  })

  test('whoever has lost the session by a reload is known by the token', async () => {
    await comeByMagicSetup()
    wire.device.clear()
    const actor = start()
    finish(actor)
    expect((await ended(actor)).value).toBe('created')
    // Nobody was signed in, so nobody had to be signed out.
    expect(made()).toEqual(ORDER.filter((call) => call !== 'signingOut'))
    expect(setupStateOf(wire)).toMatchObject({ status: 'registered', accountCreated: true })
  })

  test('without a token in the address no link is marked', async () => {
    await comeByMagicSetup()
    const actor = start({ setupToken: null })
    finish(actor)
    expect((await ended(actor)).value).toBe('created')
    expect(made()).toEqual(ORDER.filter((call) => call !== 'markingCreated'))
    expect(setupStateOf(wire).status).toBe('registered')
  })

  test('a token that is none opens nothing, and holds nobody up', async () => {
    await comeByMagicSetup()
    const actor = start({ setupToken: '<b>\n=1+1' })
    finish(actor)
    expect((await ended(actor)).value).toBe('created')
    expect(setupStateOf(wire).status).toBe('registered')
  })

  test('an account that the backend has already counts as registered', async () => {
    await comeByMagicSetup()
    await register(waitlistRegistration(noor))
    const actor = start()
    finish(actor)
    expect((await ended(actor)).value).toBe('created')
  })

  test('whoever has no account at the provider yet is given one', async () => {
    storeSetupData(noor)
    const actor = start()
    finish(actor)
    expect((await ended(actor)).value).toBe('created')
    expect(made()).toEqual(ORDER)
    expect((await signIn(credentials)).firstName).toBe('Noor')
  })

  const NETWORK = /^Network error: Unable to connect to the (backend server|account service)\./

  test.each(ORDER)('%s fails, is told, and is continued from', async (calling) => {
    await comeByMagicSetup()
    wire.answerWith(LINES[calling], offline)
    const actor = start()
    finish(actor)
    const { context, value } = await ended(actor)
    expect(value).toBe('failed')
    expect(context.failure?.at).toBe(calling)
    expect(context.failure?.message).toMatch(NETWORK)
    expect(wordsOf(actor)).toContain('Try again')

    wire.answerAsUsual()
    wire.sent.length = 0
    actor.send({ type: 'retry.requested' })
    expect((await ended(actor)).value).toBe('created')
    // On this device the sign-out has happened even where it could not be told.
    const left = calling === 'signingOut' ? [] : ORDER.slice(ORDER.indexOf(calling))
    expect(made()).toEqual(left)
    expect(setupStateOf(wire)).toMatchObject({ status: 'registered', accountCreated: true })
    expect(stored()).toEqual([])
  })

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
    ['markingCreated', 500, { message: 'The table is locked', code: '55P03' }, 'The table is locked'],
  ] as const)('%s answered with %d %j: %s', async (calling, status, body, message) => {
    await comeByMagicSetup()
    wire.answerWith(LINES[calling], answers(status, body))
    const actor = start()
    finish(actor)
    const { context } = await ended(actor)
    expect(context.failure).toMatchObject({ at: calling })
    expect(context.failure?.message).toContain(message)
    expect(wordsOf(actor)).toContain(message)
  })

  test('a failure without words is told as what it is', async () => {
    await comeByMagicSetup()
    wire.answerWith(LINES.registering, () => {
      throw new Error('')
    })
    const actor = start()
    finish(actor)
    await ended(actor)
    expect(wordsOf(actor)).toContain('Failed to create account')
  })

  test('a backend that refuses the name takes another', async () => {
    await comeByMagicSetup()
    wire.answerWith(
      LINES.registering,
      answers(422, { detail: [{ loc: ['body', 'machine_name'], msg: 'Taken' }] }),
    )
    const actor = start()
    finish(actor)
    await ended(actor)
    actor.send({ type: 'answers.reopened' })
    wire.answerAsUsual()
    actor.send({ type: 'name.edited', value: 'Ada' })
    actor.send({ type: 'name.submitted' })
    for (const [id, answer] of Object.entries(middling)) choose(actor, id as keyof typeof middling, answer)
    expect((await ended(actor)).value).toBe('created')
    expect((await login(credentials)).user.machine_name).toBe('Ada')
  })

  test.each(['markingRegistered', 'signingUp', 'markingCreated', 'signingOut'] as const)(
    '%s fails for good and is left out: the person can log in',
    async (calling) => {
      await comeByMagicSetup()
      wire.answerWith(LINES[calling], answers(500))
      const actor = start()
      finish(actor)
      expect((await ended(actor)).context.failure?.at).toBe(calling)
      actor.send({ type: 'skip.requested' })
      expect((await ended(actor)).value).toBe('created')
      expect(stored()).toEqual([])
      expect((await login(credentials)).user.name).toBe('Noor Haddad')
    },
  )

  test('a reload in the middle of the ending makes the accounts all the same', async () => {
    await comeByMagicSetup()
    wire.answerWith(LINES.signingUp, offline)
    const before = start()
    finish(before)
    await ended(before)
    before.stop()
    wire.answerAsUsual()
    const actor = start()
    expect(actor.getSnapshot().value).toBe('question5')
    choose(actor, 'question5', 'moderate')
    expect((await ended(actor)).value).toBe('created')
    expect((await login(credentials)).user.machine_name).toBe('Mnemosyne')
  })

  test('leaving in the middle cancels the call', async () => {
    await comeByMagicSetup()
    let signal: AbortSignal | undefined
    wire.answerWith(LINES.registering, (request) => {
      signal = request.signal
      return new Promise<never>(() => {})
    })
    const actor = start()
    finish(actor)
    await expect.poll(() => signal).toBeDefined()
    actor.stop()
    await expect.poll(() => signal?.aborted).toBe(true)
    expect(made()).toEqual(['registering'])
    expect(readSetupData()).toEqual(noor)
  })
})

describe('the AI name', () => {
  test.each([
    ['', 'Please provide an AI name'],
    ['   ', 'Please provide an AI name'],
    ['a'.repeat(101), 'The AI name can be at most 100 characters long. Please shorten it.'],
  ])('%j: %s', (name, message) => {
    const actor = start()
    actor.send({ type: 'setup.started' })
    actor.send({ type: 'name.edited', value: name })
    actor.send({ type: 'name.submitted' })
    expect(wordsOf(actor)).toContain(message)
    expect(wire.sent).toEqual([])
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
  ])('%j is registered as it is, and stands in the questions', async (name) => {
    await comeByMagicSetup()
    const actor = start()
    actor.send({ type: 'setup.started' })
    actor.send({ type: 'name.edited', value: ` ${name} ` })
    actor.send({ type: 'name.submitted' })
    expect(wordsOf(actor).replace(/\s+/g, ' ')).toContain(`What should ${name} do first?`)
    for (const [id, answer] of Object.entries(middling)) choose(actor, id as keyof typeof middling, answer)
    expect((await ended(actor)).value).toBe('created')
    expect((await login(credentials)).user.machine_name).toBe(name)
  })
})

test('a gap in what a reload found is told, and closed', () => {
  const { question3: _, ...answers } = middling
  storeOnboardingProgress({ step: 'question5', aiName: 'Ada', answers })
  const actor = start({ setupToken: null })
  choose(actor, 'question5', 'low')
  expect(actor.getSnapshot().value).toBe('question3')
  expect(wordsOf(actor)).toContain('Please complete all questions')
})

describe('without setup data', () => {
  /** Signs in at the backend, as direct account creation does before it sends somebody here. */
  async function signInAtBackend() {
    await register(waitlistRegistration(noor))
    const { access_token, user } = await login(credentials)
    configureApi({
      baseUrl: 'https://app.example/api/v1',
      getToken: () => access_token,
      onUnauthorized: () => {},
    })
    wire.sent.length = 0
    return user.id
  }

  test('nothing is called in the other modes', async () => {
    const actor = start({ setupToken: null })
    finish(actor)
    expect(actor.getSnapshot().value).toBe('completed')
    expect(wordsOf(actor)).toContain('Profile setup completed! Redirecting to dashboard...')
    expect(wire.sent).toEqual([])
    expect(stored()).toEqual([])
  })

  test('in backend mode the answers are kept first', async () => {
    const userId = await signInAtBackend()
    const actor = start({ userId })
    finish(actor)
    expect((await ended(actor)).value).toBe('completed')
    expect(made()).toEqual(['savingProfile'])
    expect((await login(credentials)).user).toMatchObject({
      name: 'Noor Haddad',
      machine_name: 'Mnemosyne',
      contradiction_tolerance: 0.46,
      belief_sensitivity: 'moderate',
    })
  })

  test.each([
    ['retry.requested', 'Mnemosyne'],
    ['skip.requested', 'Assistant'],
  ] as const)('that fails, is told, and %s goes on', async (type, machine_name) => {
    const userId = await signInAtBackend()
    wire.answerWith(LINES.savingProfile, answers(500, { detail: 'The registry is resting.' }))
    const actor = start({ userId })
    finish(actor)
    await ended(actor)
    expect(wordsOf(actor)).toContain('The registry is resting.')
    expect(wordsOf(actor)).toContain('Continue without saving')
    wire.answerAsUsual()
    actor.send({ type })
    expect((await ended(actor)).value).toBe('completed')
    expect((await login(credentials)).user.machine_name).toBe(machine_name)
  })
})
