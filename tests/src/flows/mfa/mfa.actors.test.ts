import { beforeEach, describe, expect, test } from 'vitest'
import { createActor, type EventObject, waitFor } from 'xstate'
import { liveActors } from '../../../../src/flows/mfa/mfa.actors.ts'
import { mfaMachine } from '../../../../src/flows/mfa/mfa.machine.ts'
import { signIn } from '../../../../src/hosted/auth.ts'
import { challengeFactor, listFactors, verifyFactor } from '../../../../src/hosted/factors.ts'
import type { FactorType } from '../../../../src/modules/code-entry/codeEntry.ts'
import { USERS } from '../../../supabase/fixture.ts'
import { codeOf, codeSent, enroll } from '../../../support/flows/secondFactor.ts'
import type { Wire } from '../../../support/flows/wire.ts'
import { answers, createWire, offline, PASSWORD } from '../../../support/flows/wire.ts'

const UNA = { email: USERS.una.email, password: PASSWORD }
const FACTORS = '/hosted/auth/v1/factors'

let wire: Wire
beforeEach(async () => {
  wire = await createWire()
  await signIn(UNA)
})

const WAITING = ['loading', 'starting', 'texting', 'verifying', 'cancelling', 'unenrolling'] as const

/** The settings' section, opened by whoever is signed in. */
async function open() {
  const actor = createActor(mfaMachine.provide({ actors: liveActors }))
  const emitted: EventObject[] = []
  actor.on('*', (event) => emitted.push(event))
  actor.start()
  const rests = () =>
    waitFor(actor, (state) => WAITING.every((value) => !state.matches(value)), { timeout: 10_000 })
  await rests()

  const mfa = {
    actor,
    emitted,
    rests,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    async tell(...events: Parameters<typeof actor.send>[0][]) {
      for (const event of events) actor.send(event)
      await rests()
    },
    add: (factorType: FactorType, fields: { name?: string; phone?: string } = {}) =>
      mfa.tell(
        { type: 'enrollment.requested', factorType },
        ...Object.entries(fields).map(([name, value]) => ({
          type: 'field.edited' as const,
          name: name as 'name' | 'phone',
          value,
        })),
        { type: 'form.submitted' },
      ),
    give: (code: string) => mfa.tell({ type: 'code.edited', code }, { type: 'code.submitted' }),
    remove: (name: string) => {
      const factor = mfa.context().factors?.find((one) => one.name === name)
      if (factor === undefined) throw new Error(`No factor is called ${name}.`)
      return mfa.tell({ type: 'removal.requested', factor }, { type: 'removal.confirmed' })
    },
    /** The code that the app which is being added shows now. */
    shown: () => codeOf(wire, mfa.context().enrollment?.totp?.secret ?? ''),
  }
  return mfa
}

/** Una has an authenticator app, and has given her password alone. */
async function appOnAnotherDevice() {
  const { app } = await enroll(wire, UNA.email, ['app'])
  if (app === null) throw new Error('There is no app.')
  await signIn(UNA)
  return app
}

describe('an authenticator app', () => {
  test('is added with the code it shows', async () => {
    const mfa = await open()
    expect(mfa.value()).toBe('none')
    await mfa.add('totp')
    expect(mfa.value()).toBe('enrolling')
    expect(mfa.context().enrollment?.totp).toMatchObject({
      qr: expect.stringMatching(/^data:image\/svg\+xml/),
      uri: expect.stringMatching(/^otpauth:\/\/totp\/Engram:/),
    })
    await mfa.give(await mfa.shown())
    expect(mfa.value()).toBe('enrolled')
    expect(await listFactors()).toMatchObject([{ type: 'totp', name: 'Authenticator app', isVerified: true }])
    expect(mfa.emitted).toMatchObject([{ type: 'factor.verified', factor: { name: 'Authenticator app' } }])
  })

  test('is not added with another code', async () => {
    const mfa = await open()
    await mfa.add('totp')
    const right = await mfa.shown()
    await mfa.give(right === '000000' ? '000001' : '000000')
    expect(mfa.context().code.errors.code).toBe('That code is not right. Enter the one your app shows now.')
    await mfa.give(right)
    expect(mfa.value()).toBe('enrolled')
  })

  test('may be looked for as long as it takes', async () => {
    const mfa = await open()
    await mfa.add('totp')
    await wire.clock.advance(20 * 60_000)
    await mfa.give(await mfa.shown())
    expect(mfa.value()).toBe('enrolled')
  })

  test('of a name that another has is not added, and its form says so', async () => {
    const mfa = await open()
    await mfa.add('totp', { name: 'Tablet' })
    await mfa.give(await mfa.shown())
    await mfa.add('totp', { name: ' Tablet ' })
    expect(mfa.value()).toBe('naming')
    expect(mfa.context().fields.errors.name).toBe(
      'You have a factor of this name already. Please choose another.',
    )
  })

  test('that was given up is gone', async () => {
    const mfa = await open()
    await mfa.add('totp')
    await mfa.tell({ type: 'enrollment.cancelled' })
    expect(mfa.value()).toBe('none')
    expect(await listFactors()).toEqual([])
  })

  test('that was left behind makes room for the next, of the same name', async () => {
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

  test('that another tab has removed meanwhile begins again', async () => {
    const mfa = await open()
    await mfa.add('totp')
    const other = await open()
    await other.remove('Authenticator app')
    await mfa.give('123456')
    expect(mfa.value()).toBe('naming')
    expect(mfa.context().failure).toBe('This took too long, so it has to begin again.')
  })

  test.each([
    ['one letter', 'a'],
    ['emoji', '📱📱'],
    ['right to left', 'هاتف'],
    ['markup', '<script>alert(1)</script>'],
    ['a formula', '=HYPERLINK("x")'],
    ['sixty characters', 'n'.repeat(60)],
  ])('may be called anything: %s', async (_, name) => {
    const mfa = await open()
    await mfa.add('totp', { name })
    await mfa.give(await mfa.shown())
    expect(mfa.context().factors).toMatchObject([{ name, isVerified: true }])
  })

  test.each(['', '   ', 'n'.repeat(61)])('is not called %j', async (name) => {
    const mfa = await open()
    await mfa.add('totp', { name })
    expect(mfa.value()).toBe('naming')
    expect(mfa.context().fields.errors.name).toBeDefined()
    expect(wire.sent.filter((line) => line.startsWith(`POST ${FACTORS}`))).toEqual([])
  })
})

describe('a telephone', () => {
  const NUMBER = '0046 70-123 45 67'

  test('is added with the code of its message', async () => {
    const mfa = await open()
    await mfa.add('phone', { phone: NUMBER })
    expect(mfa.value()).toBe('enrolling')
    expect(wire.backend.hosted.outbox.list().at(-1)?.to).toBe('+46701234567')
    await mfa.give(codeSent(wire))
    expect(mfa.value()).toBe('enrolled')
    expect(await listFactors()).toMatchObject([{ type: 'phone', name: 'Phone', isVerified: true }])
  })

  test('is sent another code when the first has expired', async () => {
    const mfa = await open()
    await mfa.add('phone', { phone: NUMBER })
    const late = codeSent(wire)
    await wire.clock.advance(6 * 60_000)
    await mfa.give(late)
    expect(mfa.value()).toBe('enrolling')
    expect(mfa.context().code.errors.code).toMatch(/^That code has expired/)
    expect(codeSent(wire)).not.toBe(late)
    await mfa.give(codeSent(wire))
    expect(mfa.value()).toBe('enrolled')
  })

  test('is not sent one message after the other', async () => {
    const mfa = await open()
    await mfa.add('phone', { phone: NUMBER })
    await mfa.tell({ type: 'message.requested' })
    expect(mfa.context().failure).toBe('Too many attempts. Wait a minute, then try again.')
    await wire.clock.advance(6_000)
    await mfa.tell({ type: 'message.requested' })
    expect(mfa.context()).toMatchObject({ failure: null, note: expect.stringMatching(/^We have sent a new/) })
    await mfa.give(codeSent(wire))
    expect(mfa.value()).toBe('enrolled')
  })

  test('with a wrong code is told apart from an app', async () => {
    const mfa = await open()
    await mfa.add('phone', { phone: NUMBER })
    await mfa.give(codeSent(wire) === '000000' ? '000001' : '000000')
    expect(mfa.context().code.errors.code).toMatch(/newest message/)
  })

  test('that is a factor already is not added again', async () => {
    const mfa = await open()
    await mfa.add('phone', { phone: NUMBER })
    await mfa.give(codeSent(wire))
    await mfa.add('phone', { phone: '+46 70 123 45 67' })
    expect(mfa.value()).toBe('naming')
    expect(mfa.context().fields.errors.phone).toBe('This number is one of your factors already.')
  })

  test('whose number the provider does not take is told at its field', async () => {
    wire.answerWith(
      `POST ${FACTORS}`,
      answers(400, { code: 400, error_code: 'validation_failed', msg: 'No.' }),
    )
    const mfa = await open()
    await mfa.add('phone', { phone: NUMBER })
    expect(mfa.context().fields.errors.phone).toMatch(/^The account service does not take this number/)
  })

  test('can be sent its first message later', async () => {
    wire.answerWith(`POST ${FACTORS}/`, offline)
    const mfa = await open()
    await mfa.add('phone', { phone: NUMBER })
    expect(mfa.value()).toBe('enrolling')
    expect(mfa.context()).toMatchObject({
      challengeId: null,
      failure: expect.stringMatching(/^Network error/),
    })
    wire.answerAsUsual()
    await mfa.tell({ type: 'message.requested' })
    await mfa.give(codeSent(wire))
    expect(mfa.value()).toBe('enrolled')
  })
})

describe('a removal', () => {
  test('takes the factor away', async () => {
    const mfa = await open()
    await mfa.add('totp')
    await mfa.give(await mfa.shown())
    await mfa.remove('Authenticator app')
    expect(mfa.value()).toBe('none')
    expect(mfa.emitted.at(-1)).toMatchObject({ type: 'factor.removed' })
    expect(await listFactors()).toEqual([])
  })

  test('of a factor that is gone already is as good', async () => {
    const mfa = await open()
    await mfa.add('totp')
    await mfa.give(await mfa.shown())
    const other = await open()
    await other.remove('Authenticator app')
    await mfa.remove('Authenticator app')
    expect(mfa.value()).toBe('none')
  })

  test('waits for the second factor where the session has given one alone', async () => {
    const { factorId, secret } = await appOnAnotherDevice()
    const mfa = await open()
    await mfa.remove(mfa.context().factors?.[0]?.name ?? '')
    expect(mfa.value()).toBe('challenged')
    expect(await listFactors()).toHaveLength(1)
    await wire.clock.advance(60_000)
    await verifyFactor({
      factorId,
      challengeId: await challengeFactor(factorId),
      code: await codeOf(wire, secret),
    })
    await mfa.tell({ type: 'secondFactor.verified' })
    expect(mfa.value()).toBe('none')
    expect(await listFactors()).toEqual([])
  })
})

test('another factor waits for the second factor where the session has given one alone', async () => {
  await appOnAnotherDevice()
  const mfa = await open()
  await mfa.add('totp', { name: 'Tablet' })
  expect(mfa.value()).toBe('challenged')
  await mfa.tell({ type: 'secondFactor.cancelled' })
  expect(mfa.value()).toBe('naming')
  expect(mfa.context().failure).toMatch(/^Nothing was changed/)
})

describe('what went wrong', () => {
  test.each([
    ['the network is down', offline, /^Network error: Unable to connect to the account service/],
    [
      'too many calls',
      answers(429, { code: 429, error_code: 'over_request_rate_limit', msg: 'No.' }),
      /^Too many attempts/,
    ],
    ['the provider is broken', answers(500, { code: 500, msg: 'Oh.' }), /^The account service has a problem/],
    [
      'a gateway answers',
      () => new Response('<html>', { status: 502 }),
      /^(The account service has a problem|Network error)/,
    ],
    [
      'the session has ended',
      answers(403, { code: 403, error_code: 'session_not_found', msg: 'No.' }),
      /^Your sign-in is not accepted any more/,
    ],
    [
      'there are ten',
      answers(422, { code: 422, error_code: 'too_many_enrolled_mfa_factors', msg: 'No.' }),
      /^An account can have ten/,
    ],
    [
      'apps are off',
      answers(422, { code: 422, error_code: 'mfa_totp_enroll_not_enabled', msg: 'No.' }),
      /^Authenticator apps cannot be added/,
    ],
  ])('is told, and can be tried again: %s', async (_, answer, words) => {
    const mfa = await open()
    wire.answerWith(`POST ${FACTORS}`, answer)
    await mfa.add('totp')
    expect(mfa.value()).toBe('naming')
    expect(mfa.context().failure).toMatch(words)
    wire.answerAsUsual()
    await mfa.tell({ type: 'form.submitted' })
    expect(mfa.value()).toBe('enrolling')
    expect(mfa.context().failure).toBeNull()
  })

  test('is told where the list cannot be loaded', async () => {
    wire.answerWith('GET /hosted/auth/v1/user', offline)
    const mfa = await open()
    expect(mfa.value()).toBe('failed')
    expect(mfa.context().failure).toMatch(/^Network error/)
    wire.answerAsUsual()
    await mfa.tell({ type: 'reload.requested' })
    expect(mfa.value()).toBe('none')
  })
})
