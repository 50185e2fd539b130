import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { StateValueFrom } from 'xstate'
import { waitFor } from 'xstate'
import type { secondFactorMachine } from '../../../../src/flows/second-factor/secondFactor.machine.ts'
import { signIn } from '../../../../src/hosted/auth.ts'
import { needsSecondFactor } from '../../../../src/hosted/factors.ts'
import { signOutHere } from '../../../../src/hosted/signOut.ts'
import { USERS } from '../../../supabase/fixture.ts'
import { eventually } from '../../../support/eventually.ts'
import {
  answers,
  createMockNetwork,
  type MockNetwork,
  offline,
  PASSWORD,
} from '../../../support/flows/mockNetwork.ts'
import { codeOf, codeSent, enroll, liveSecondFactor } from '../../../support/flows/secondFactor.ts'

/** Retries the assertion for up to 5 seconds. */

const { email } = USERS.una
const CHALLENGE = /^POST \/hosted\/auth\/v1\/factors\/.*\/challenge$/

let network: MockNetwork
beforeEach(async () => {
  network = await createMockNetwork()
})

/** Starts the second factor after a sign-in with the password. */
async function start() {
  await signIn({ email, password: PASSWORD })
  const actor = liveSecondFactor()
  const emitted = vi.fn()
  actor.on('*', emitted)
  actor.start()
  onTestFinished(() => {
    actor.stop()
  })
  const until = (value: StateValueFrom<typeof secondFactorMachine>) =>
    waitFor(actor, (state) => state.matches(value), { timeout: 30_000 })
  async function enter(code: string) {
    await until({ challenged: 'entering' })
    actor.send({ type: 'code.edited', code })
    actor.send({ type: 'form.submitted' })
  }
  const context = () => actor.getSnapshot().context
  return { actor, emitted, until, enter, context }
}

const challenges = () => network.sent.filter((line) => CHALLENGE.test(line)).length
const factorPath = (factorId: string | undefined, what: string) =>
  `/hosted/auth/v1/factors/${factorId}/${what}`

describe('authenticator app', () => {
  test('the second-factor form raises the session to two factors with the correct code', async () => {
    const { app } = await enroll(network, email, ['app'])
    const { emitted, enter, until } = await start()
    expect(await needsSecondFactor()).toBe(true)
    await enter(await codeOf(network, app?.secret ?? ''))
    await until('verified')
    expect(emitted).toHaveBeenCalledExactlyOnceWith({ type: 'secondFactor.verified' })
    expect(await needsSecondFactor()).toBe(false)
    expect(challenges()).toBe(1)
  })

  test('the second-factor form clears a wrong code, shows the error and accepts the correct one', async () => {
    const { app } = await enroll(network, email, ['app'])
    const { enter, until, context } = await start()
    const right = await codeOf(network, app?.secret ?? '')
    await enter(right === '000000' ? '000001' : '000000')
    await eventually(() => expect(context()).toMatchObject({ error: 'wrongCode', code: '' }))
    await enter(right)
    await until('verified')
    expect(challenges()).toBe(1)
  })

  test('the second-factor form requests a new challenge after five minutes', async () => {
    const { app } = await enroll(network, email, ['app'])
    const { enter, until, context } = await start()
    await until({ challenged: 'entering' })
    await network.clock.advance(6 * 60_000)
    await enter(await codeOf(network, app?.secret ?? ''))
    await eventually(() => expect(context()).toMatchObject({ notice: 'expired', code: '' }))
    await enter(await codeOf(network, app?.secret ?? ''))
    await until('verified')
    expect(challenges()).toBe(2)
  })

  test.each([
    [
      'too many attempts',
      answers(429, { error_code: 'over_request_rate_limit', msg: 'Slow down' }),
      'rateLimited',
    ],
    ['no connection', offline, 'unreachable'],
    ['a broken provider', answers(500, { msg: 'Broken' }), 'unexpected'],
  ])(
    'the second-factor form shows the error and keeps the code for a retry: %s',
    async (_, answer, error) => {
      const { app } = await enroll(network, email, ['app'])
      const { actor, enter, until, context } = await start()
      const code = await codeOf(network, app?.secret ?? '')
      network.answerWith(factorPath(app?.factorId, 'verify'), answer)
      await enter(code)
      await eventually(() => expect(context()).toMatchObject({ error, code }))
      network.answerAsUsual()
      actor.send({ type: 'form.submitted' })
      await until('verified')
    },
  )

  test('the second-factor form requests a new challenge when the IP address changed', async () => {
    const { app } = await enroll(network, email, ['app'])
    const { enter, context } = await start()
    const body = { error_code: 'mfa_ip_address_mismatch', msg: 'Challenge and verify IP addresses mismatch' }
    network.answerWith(factorPath(app?.factorId, 'verify'), answers(422, body))
    await enter('492039')
    await eventually(() => expect(context()).toMatchObject({ notice: 'expired', code: '' }))
    expect(challenges()).toBe(2)
  })

  test('the second-factor form allows a retry when the challenge fails', async () => {
    const { app } = await enroll(network, email, ['app'])
    network.answerWith(factorPath(app?.factorId, 'challenge'), offline)
    const { actor, until, context } = await start()
    await until('failed')
    expect(context().error).toBe('unreachable')
    network.answerAsUsual()
    actor.send({ type: 'retry.requested' })
    await until({ challenged: 'entering' })
  })

  test('the second-factor form changes to failed when the factor was removed on another device', async () => {
    const { app } = await enroll(network, email, ['app'])
    const { actor, enter, until, context } = await start()
    await until({ challenged: 'entering' })
    network.backend.hosted.factors.delete(app?.factorId ?? '')
    await enter('492039')
    await until('failed')
    expect(context().error).toBe('factorNotFound')
    actor.send({ type: 'retry.requested' })
    await until('loading')
    await until('failed')
    expect(context().error).toBe('noFactor')
  })

  test('the second-factor form changes to failed when the sign-in was ended on another device', async () => {
    await enroll(network, email, ['app'])
    const { enter, until, context } = await start()
    await until({ challenged: 'entering' })
    for (const { id } of network.backend.hosted.sessions.list()) network.backend.hosted.sessions.delete(id)
    await enter('492039')
    await until('failed')
    expect(context().error).toBe('signInEnded')
  })
})

describe('phone', () => {
  test('the second-factor form accepts the code from the text message', async () => {
    await enroll(network, email, ['phone'])
    const before = network.backend.hosted.outbox.count()
    const { enter, until } = await start()
    await until({ challenged: 'entering' })
    expect(network.backend.hosted.outbox.count()).toBe(before + 1)
    await enter(codeSent(network))
    await until('verified')
  })

  test('the second-factor form shows the rate limit when a message was just sent', async () => {
    await enroll(network, email, ['phone'])
    const { until } = await start()
    await until({ challenged: 'entering' })
    await signOutHere()
    const again = await start()
    await again.until('failed')
    expect(again.context().error).toBe('rateLimited')
    await network.clock.advance(5000)
    again.actor.send({ type: 'retry.requested' })
    await again.until({ challenged: 'entering' })
  })
})

test('the second-factor form challenges an app first and the phone when it is chosen', async () => {
  const { app, phone } = await enroll(network, email, ['phone', 'app'])
  const { actor, enter, until, context } = await start()
  await until({ challenged: 'entering' })
  expect(context().factorId).toBe(app?.factorId)
  actor.send({ type: 'factor.chosen', factorId: phone ?? '' })
  await until({ challenged: 'entering' })
  await enter(codeSent(network))
  await until('verified')
})

test('the second-factor form emits nothing when stopped during the check', async () => {
  const { app } = await enroll(network, email, ['app'])
  const { actor, emitted, enter } = await start()
  await enter(await codeOf(network, app?.secret ?? ''))
  actor.stop()
  await eventually(async () => expect(await needsSecondFactor()).toBe(false))
  expect(emitted).not.toHaveBeenCalled()
})
