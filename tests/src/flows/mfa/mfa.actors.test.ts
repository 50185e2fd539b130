import { beforeEach, describe, expect, test } from 'vitest'
import { createActor, type EventObject, waitFor } from 'xstate'
import { liveActors } from '../../../../src/flows/mfa/mfa.actors.ts'
import { mfaMachine } from '../../../../src/flows/mfa/mfa.machine.ts'
import { signIn } from '../../../../src/hosted/auth.ts'
import { challengeFactor, listFactors, verifyFactor } from '../../../../src/hosted/factors.ts'
import type { FactorType } from '../../../../src/modules/code-entry/codeEntry.ts'
import { USERS } from '../../../supabase/fixture.ts'
import type { MockNetwork } from '../../../support/flows/mockNetwork.ts'
import { answers, createMockNetwork, offline, PASSWORD } from '../../../support/flows/mockNetwork.ts'
import { codeOf, codeSent, enroll } from '../../../support/flows/secondFactor.ts'

const UNA = { email: USERS.una.email, password: PASSWORD }
const FACTORS = '/hosted/auth/v1/factors'

let network: MockNetwork
beforeEach(async () => {
  network = await createMockNetwork()
  await signIn(UNA)
})

const BUSY_STATES = ['loading', 'starting', 'texting', 'verifying', 'cancelling', 'unenrolling'] as const

/** Starts the machine with the live actors for the signed-in user. */
async function open() {
  const actor = createActor(mfaMachine.provide({ actors: liveActors }))
  const emitted: EventObject[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const idle = () =>
    waitFor(actor, (state) => BUSY_STATES.every((value) => !state.matches(value)), { timeout: 10_000 })
  await idle()

  const mfa = {
    actor,
    emitted,
    idle,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    async sendAll(...events: Parameters<typeof actor.send>[0][]) {
      for (const event of events) actor.send(event)
      await idle()
    },
    add: (factorType: FactorType, fields: { name?: string; phone?: string } = {}) =>
      mfa.sendAll(
        { type: 'enrollment.requested', factorType },
        ...Object.entries(fields).map(([name, value]) => ({
          type: 'field.edited' as const,
          name: name as 'name' | 'phone',
          value,
        })),
        { type: 'form.submitted' },
      ),
    submitCode: (code: string) => mfa.sendAll({ type: 'code.edited', code }, { type: 'code.submitted' }),
    remove: (name: string) => {
      const factor = mfa.context().factors?.find((one) => one.name === name)
      if (factor === undefined) throw new Error(`No factor is called ${name}.`)
      return mfa.sendAll({ type: 'removal.requested', factor }, { type: 'removal.confirmed' })
    },
    /** The current code of the app that is being added. */
    shown: () => codeOf(network, mfa.context().enrollment?.totp?.secret ?? ''),
  }
  return mfa
}

/** Una has an authenticator app and signed in with the password only. */
async function appOnAnotherDevice() {
  const { app } = await enroll(network, UNA.email, ['app'])
  if (app === null) throw new Error('There is no app.')
  await signIn(UNA)
  return app
}

describe('authenticator app', () => {
  test('the two-factor section adds an app with its current code', async () => {
    const mfa = await open()
    expect(mfa.value()).toBe('none')
    await mfa.add('totp')
    expect(mfa.value()).toBe('enrolling')
    expect(mfa.context().enrollment?.totp).toMatchObject({
      uri: expect.stringMatching(/^otpauth:\/\/totp\/Engram:/),
    })
    await mfa.submitCode(await mfa.shown())
    expect(mfa.value()).toBe('enrolled')
    expect(await listFactors()).toMatchObject([{ type: 'totp', name: 'Authenticator app', isVerified: true }])
    expect(mfa.emitted).toMatchObject([{ type: 'factor.verified', factor: { name: 'Authenticator app' } }])
  })

  test('the two-factor section does not add an app with a wrong code', async () => {
    const mfa = await open()
    await mfa.add('totp')
    const right = await mfa.shown()
    await mfa.submitCode(right === '000000' ? '000001' : '000000')
    expect(mfa.context().code.errors.code).toBe('Incorrect code. Enter the current code from your app.')
    await mfa.submitCode(right)
    expect(mfa.value()).toBe('enrolled')
  })

  test('the two-factor section accepts the code after any time', async () => {
    const mfa = await open()
    await mfa.add('totp')
    await network.clock.advance(20 * 60_000)
    await mfa.submitCode(await mfa.shown())
    expect(mfa.value()).toBe('enrolled')
  })

  test('the two-factor section shows an error when another factor has the name', async () => {
    const mfa = await open()
    await mfa.add('totp', { name: 'Tablet' })
    await mfa.submitCode(await mfa.shown())
    await mfa.add('totp', { name: ' Tablet ' })
    expect(mfa.value()).toBe('naming')
    expect(mfa.context().fields.errors.name).toBe('You already use this name. Please choose another.')
  })

  test('the two-factor section removes a cancelled app', async () => {
    const mfa = await open()
    await mfa.add('totp')
    await mfa.sendAll({ type: 'enrollment.cancelled' })
    expect(mfa.value()).toBe('none')
    expect(await listFactors()).toEqual([])
  })

  test('the two-factor section removes an unverified app before adding one with the same name', async () => {
    const left = await open()
    await left.add('totp', { name: 'Tablet' })
    left.actor.stop()
    const mfa = await open()
    expect(mfa.value()).toBe('none')
    expect(mfa.context().factors).toMatchObject([{ name: 'Tablet', isVerified: false }])
    await mfa.add('totp', { name: 'Tablet' })
    expect(mfa.value()).toBe('enrolling')
    expect(await listFactors()).toHaveLength(1)
  })

  test('the two-factor section returns to the form when another tab removed the app', async () => {
    const mfa = await open()
    await mfa.add('totp')
    const other = await open()
    await other.remove('Authenticator app')
    await mfa.submitCode('123456')
    expect(mfa.value()).toBe('naming')
    expect(mfa.context().failure).toBe('This timed out. Please start again.')
  })

  test.each([
    ['one letter', 'a'],
    ['emoji', '📱📱'],
    ['right to left', 'هاتف'],
    ['markup', '<script>alert(1)</script>'],
    ['a formula', '=HYPERLINK("x")'],
    ['sixty characters', 'n'.repeat(60)],
  ])('the two-factor section accepts any name: %s', async (_, name) => {
    const mfa = await open()
    await mfa.add('totp', { name })
    await mfa.submitCode(await mfa.shown())
    expect(mfa.context().factors).toMatchObject([{ name, isVerified: true }])
  })

  test.each(['', '   ', 'n'.repeat(61)])('the two-factor section rejects the name %j', async (name) => {
    const mfa = await open()
    await mfa.add('totp', { name })
    expect(mfa.value()).toBe('naming')
    expect(mfa.context().fields.errors.name).toBeDefined()
    expect(network.sent.filter((line) => line.startsWith(`POST ${FACTORS}`))).toEqual([])
  })
})

describe('phone', () => {
  const NUMBER = '0046 70-123 45 67'

  test('the two-factor section adds a phone with the code of its message', async () => {
    const mfa = await open()
    await mfa.add('phone', { phone: NUMBER })
    expect(mfa.value()).toBe('enrolling')
    expect(network.backend.hosted.outbox.list().at(-1)?.to).toBe('+46701234567')
    await mfa.submitCode(codeSent(network))
    expect(mfa.value()).toBe('enrolled')
    expect(await listFactors()).toMatchObject([{ type: 'phone', name: 'Phone', isVerified: true }])
  })

  test('the two-factor section sends another code when the first expired', async () => {
    const mfa = await open()
    await mfa.add('phone', { phone: NUMBER })
    const late = codeSent(network)
    await network.clock.advance(6 * 60_000)
    await mfa.submitCode(late)
    expect(mfa.value()).toBe('enrolling')
    expect(mfa.context().code.errors.code).toMatch(/^That code has expired/)
    expect(codeSent(network)).not.toBe(late)
    await mfa.submitCode(codeSent(network))
    expect(mfa.value()).toBe('enrolled')
  })

  test('the two-factor section shows the rate limit for messages in quick succession', async () => {
    const mfa = await open()
    await mfa.add('phone', { phone: NUMBER })
    await mfa.sendAll({ type: 'message.requested' })
    expect(mfa.context().failure).toBe('Too many attempts. Wait a minute, then try again.')
    await network.clock.advance(6_000)
    await mfa.sendAll({ type: 'message.requested' })
    expect(mfa.context()).toMatchObject({ failure: null, note: expect.stringMatching(/^We've sent a new/) })
    await mfa.submitCode(codeSent(network))
    expect(mfa.value()).toBe('enrolled')
  })

  test('the two-factor section shows the phone message for a wrong code', async () => {
    const mfa = await open()
    await mfa.add('phone', { phone: NUMBER })
    await mfa.submitCode(codeSent(network) === '000000' ? '000001' : '000000')
    expect(mfa.context().code.errors.code).toMatch(/latest message/)
  })

  test('the two-factor section does not add a number twice', async () => {
    const mfa = await open()
    await mfa.add('phone', { phone: NUMBER })
    await mfa.submitCode(codeSent(network))
    await mfa.add('phone', { phone: '+46 70 123 45 67' })
    expect(mfa.value()).toBe('naming')
    expect(mfa.context().fields.errors.phone).toBe('You have already added this number.')
  })

  test('the two-factor section shows a number that the provider rejects as an error at its field', async () => {
    network.answerWith(
      `POST ${FACTORS}`,
      answers(400, { code: 400, error_code: 'validation_failed', msg: 'No.' }),
    )
    const mfa = await open()
    await mfa.add('phone', { phone: NUMBER })
    expect(mfa.context().fields.errors.phone).toMatch(/^This number was not accepted/)
  })

  test('the two-factor section allows the first message to be sent later', async () => {
    network.answerWith(`POST ${FACTORS}/`, offline)
    const mfa = await open()
    await mfa.add('phone', { phone: NUMBER })
    expect(mfa.value()).toBe('enrolling')
    expect(mfa.context()).toMatchObject({
      challengeId: null,
      failure: expect.stringMatching(/^Network error/),
    })
    network.answerAsUsual()
    await mfa.sendAll({ type: 'message.requested' })
    await mfa.submitCode(codeSent(network))
    expect(mfa.value()).toBe('enrolled')
  })
})

describe('removal', () => {
  test('the two-factor section removes the factor', async () => {
    const mfa = await open()
    await mfa.add('totp')
    await mfa.submitCode(await mfa.shown())
    await mfa.remove('Authenticator app')
    expect(mfa.value()).toBe('none')
    expect(mfa.emitted.at(-1)).toMatchObject({ type: 'factor.removed' })
    expect(await listFactors()).toEqual([])
  })

  test('the two-factor section succeeds when the factor is already removed', async () => {
    const mfa = await open()
    await mfa.add('totp')
    await mfa.submitCode(await mfa.shown())
    const other = await open()
    await other.remove('Authenticator app')
    await mfa.remove('Authenticator app')
    expect(mfa.value()).toBe('none')
  })

  test('the two-factor section requires the second factor for a removal', async () => {
    const { factorId, secret } = await appOnAnotherDevice()
    const mfa = await open()
    await mfa.remove(mfa.context().factors?.[0]?.name ?? '')
    expect(mfa.value()).toBe('challenged')
    expect(await listFactors()).toHaveLength(1)
    await network.clock.advance(60_000)
    await verifyFactor({
      factorId,
      challengeId: await challengeFactor(factorId),
      code: await codeOf(network, secret),
    })
    await mfa.sendAll({ type: 'secondFactor.verified' })
    expect(mfa.value()).toBe('none')
    expect(await listFactors()).toEqual([])
  })
})

test('the two-factor section requires the second factor before adding another factor', async () => {
  await appOnAnotherDevice()
  const mfa = await open()
  await mfa.add('totp', { name: 'Tablet' })
  expect(mfa.value()).toBe('challenged')
  await mfa.sendAll({ type: 'secondFactor.cancelled' })
  expect(mfa.value()).toBe('naming')
  expect(mfa.context().failure).toMatch(/^Nothing was changed/)
})

describe('errors', () => {
  test.each([
    ['the network is down', offline, /^Network error: Unable to connect to the sign-in service/],
    [
      'too many calls',
      answers(429, { code: 429, error_code: 'over_request_rate_limit', msg: 'No.' }),
      /^Too many attempts/,
    ],
    [
      'the provider is broken',
      answers(500, { code: 500, msg: 'Oh.' }),
      /^The sign-in service is having problems/,
    ],
    [
      'a gateway answers',
      () => new Response('<html>', { status: 502 }),
      /^(The sign-in service is having problems|Network error)/,
    ],
    [
      'the session has ended',
      answers(403, { code: 403, error_code: 'session_not_found', msg: 'No.' }),
      /^Your session has expired/,
    ],
    [
      'there are ten',
      answers(422, { code: 422, error_code: 'too_many_enrolled_mfa_factors', msg: 'No.' }),
      /^You have reached the limit of ten/,
    ],
    [
      'apps are off',
      answers(422, { code: 422, error_code: 'mfa_totp_enroll_not_enabled', msg: 'No.' }),
      /^Authenticator apps can't be added/,
    ],
  ])('the two-factor section shows the error and allows a retry: %s', async (_, answer, words) => {
    const mfa = await open()
    network.answerWith(`POST ${FACTORS}`, answer)
    await mfa.add('totp')
    expect(mfa.value()).toBe('naming')
    expect(mfa.context().failure).toMatch(words)
    network.answerAsUsual()
    await mfa.sendAll({ type: 'form.submitted' })
    expect(mfa.value()).toBe('enrolling')
    expect(mfa.context().failure).toBeNull()
  })

  test('the two-factor section shows the error when the list cannot be loaded', async () => {
    network.answerWith('GET /hosted/auth/v1/user', offline)
    const mfa = await open()
    expect(mfa.value()).toBe('failed')
    expect(mfa.context().failure).toMatch(/^Network error/)
    network.answerAsUsual()
    await mfa.sendAll({ type: 'reload.requested' })
    expect(mfa.value()).toBe('none')
  })
})
