import { describe, expect, test, vi } from 'vitest'
import type { StateValueFrom } from 'xstate'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { SecondFactorErrorReason } from '../../../../src/flows/second-factor/secondFactor.errors.ts'
import type { CodeAnswer } from '../../../../src/flows/second-factor/secondFactor.machine.ts'
import { secondFactorMachine } from '../../../../src/flows/second-factor/secondFactor.machine.ts'
import type { Factor } from '../../../../src/hosted/factors.ts'
import { ReasonError } from '../../../../src/lib/xstate/ReasonError.ts'
import { eventually } from '../../../support/eventually.ts'

/** Retries the assertion for up to 5 seconds. */

const app: Factor = { id: 'app', type: 'totp', name: 'Authenticator', isVerified: true }
const phone: Factor = { id: 'phone', type: 'phone', name: 'Telephone', isVerified: true }
const unverified: Factor = { id: 'unverified', type: 'totp', name: 'Never finished', isVerified: false }

interface Calls {
  list: () => Promise<Factor[]>
  challenge: (factorId: string) => Promise<string>
  verify: (answer: CodeAnswer) => Promise<void>
}

const fails = (error: SecondFactorErrorReason) => async () => {
  throw new ReasonError('', error)
}

function start(given: Partial<Calls> = {}) {
  let challenges = 0
  const calls = {
    list: vi.fn(given.list ?? (async () => [phone, unverified, app])),
    challenge: vi.fn(
      given.challenge ??
        (async (id: string) => {
          challenges += 1
          return `${id}-${challenges}`
        }),
    ),
    verify: vi.fn(given.verify ?? (async () => {})),
  }
  const clock = new SimulatedClock()
  const actor = createActor(
    secondFactorMachine.provide({
      actors: {
        listFactors: fromPromise(() => calls.list()),
        challengeFactor: fromPromise<string, string>(({ input }) => calls.challenge(input)),
        verifyCode: fromPromise<void, CodeAnswer>(({ input }) => calls.verify(input)),
      },
    }),
    { clock },
  )
  const emitted = vi.fn()
  actor.on('*', emitted)
  actor.start()
  const until = (value: StateValueFrom<typeof secondFactorMachine>) =>
    waitFor(actor, (state) => state.matches(value), { timeout: 30_000 })
  const context = () => actor.getSnapshot().context
  async function enter(code: string) {
    await until({ challenged: 'entering' })
    actor.send({ type: 'code.edited', code })
    actor.send({ type: 'form.submitted' })
  }
  return { actor, calls, clock, emitted, until, context, enter }
}

describe('secondFactorMachine', () => {
  test('the second-factor form challenges an app before a phone and emits secondFactor.verified for the correct code', async () => {
    const { actor, calls, emitted, until, enter } = start()
    expect(actor.getSnapshot().value).toBe('loading')
    await until('challenging')
    await enter('492039')
    await until('verified')
    expect(calls.challenge).toHaveBeenCalledExactlyOnceWith('app')
    expect(calls.verify).toHaveBeenCalledExactlyOnceWith({
      factorId: 'app',
      challengeId: 'app-1',
      code: '492039',
    })
    expect(emitted).toHaveBeenCalledExactlyOnceWith({ type: 'secondFactor.verified' })
  })

  test.each(['', '4', '49203'])(
    'the second-factor form does not send the incomplete code %j',
    async (code) => {
      const { calls, enter, context, actor } = start()
      await enter(code)
      expect(context()).toMatchObject({ code, error: 'incomplete' })
      actor.send({ type: 'code.edited', code: '1' })
      expect(context().error).toBeNull()
      expect(calls.verify).not.toHaveBeenCalled()
    },
  )

  test('the second-factor form ignores further submits while verifying', async () => {
    const { actor, calls, until, enter } = start()
    await enter('492039')
    actor.send({ type: 'form.submitted' })
    actor.send({ type: 'code.edited', code: '1' })
    await until('verified')
    expect(calls.verify).toHaveBeenCalledOnce()
    expect(calls.verify.mock.calls[0]?.[0].code).toBe('492039')
  })

  test('the second-factor form verifies a code that was typed before the challenge as soon as the challenge exists', async () => {
    const challenge = Promise.withResolvers<string>()
    const { actor, calls, until } = start({ challenge: () => challenge.promise })
    await until('challenging')
    actor.send({ type: 'code.edited', code: '492039' })
    actor.send({ type: 'form.submitted' })
    expect(actor.getSnapshot().value).toBe('challenging')
    challenge.resolve('app-1')
    await until('verified')
    expect(calls.verify).toHaveBeenCalledExactlyOnceWith({
      factorId: 'app',
      challengeId: 'app-1',
      code: '492039',
    })
  })

  test('the second-factor form clears a wrong code and keeps the challenge', async () => {
    const verify = vi.fn<Calls['verify']>().mockImplementationOnce(fails('wrongCode')).mockResolvedValue()
    const { calls, context, until, enter } = start({ verify })
    await enter('000000')
    await eventually(() =>
      expect(context()).toMatchObject({ code: '', error: 'wrongCode', challengeId: 'app-1' }),
    )
    await enter('492039')
    await until('verified')
    expect(calls.challenge).toHaveBeenCalledOnce()
  })

  test.each<SecondFactorErrorReason>(['rateLimited', 'unreachable', 'unexpected'])(
    'the second-factor form keeps a code that could not be checked (%s)',
    async (error) => {
      const verify = vi.fn<Calls['verify']>().mockImplementationOnce(fails(error)).mockResolvedValue()
      const { actor, context, until, enter } = start({ verify })
      await enter('492039')
      await eventually(() => expect(context()).toMatchObject({ code: '492039', error }))
      actor.send({ type: 'form.submitted' })
      expect(context().error).toBeNull()
      await until('verified')
    },
  )

  test('the second-factor form requests a new challenge and shows a notice when the challenge expired', async () => {
    const verify = vi.fn<Calls['verify']>().mockImplementationOnce(fails('codeExpired'))
    const { calls, context, until, enter } = start({ verify })
    await enter('492039')
    await until('challenging')
    await until({ challenged: 'entering' })
    expect(context()).toMatchObject({ code: '', notice: 'expired', error: null, challengeId: 'app-2' })
    await enter('118204')
    await until('verified')
    expect(calls.verify).toHaveBeenLastCalledWith({
      factorId: 'app',
      challengeId: 'app-2',
      code: '118204',
    })
  })

  test.each<SecondFactorErrorReason>(['factorNotFound', 'signInEnded'])(
    'the second-factor form changes to failed for the error %s',
    async (error) => {
      const { context, until, enter } = start({ verify: fails(error) })
      await enter('492039')
      await until('failed')
      expect(context()).toMatchObject({ code: '', error })
    },
  )

  test('the second-factor form challenges another factor when it is chosen', async () => {
    const { actor, calls, context, until } = start()
    await until({ challenged: 'entering' })
    actor.send({ type: 'code.edited', code: '49' })
    for (const factorId of ['app', 'unverified', 'unknown']) actor.send({ type: 'factor.chosen', factorId })
    expect(actor.getSnapshot().value).toEqual({ challenged: 'entering' })
    actor.send({ type: 'factor.chosen', factorId: 'phone' })
    await until({ challenged: 'entering' })
    expect(context()).toMatchObject({ factorId: 'phone', challengeId: 'phone-2', code: '' })
    expect(calls.challenge.mock.calls).toEqual([['app'], ['phone']])
  })

  test('the second-factor form allows a new text message only after a delay, every time', async () => {
    const { actor, calls, clock, context, until } = start({ list: async () => [phone] })
    await until({ challenged: 'entering' })
    actor.send({ type: 'code.resendRequested' })
    clock.increment(29_999)
    expect(context().canResend).toBe(false)
    clock.increment(1)
    expect(actor.getSnapshot().can({ type: 'code.resendRequested' })).toBe(true)
    actor.send({ type: 'code.resendRequested' })
    await until('challenging')
    await until({ challenged: 'entering' })
    expect(context()).toMatchObject({ notice: 'resent', canResend: false, challengeId: 'phone-2' })
    expect(calls.challenge).toHaveBeenCalledTimes(2)
  })

  test('the second-factor form does not restart the resend delay after a wrong code', async () => {
    const { clock, context, until, enter } = start({
      list: async () => [phone],
      verify: fails('wrongCode'),
    })
    await until({ challenged: 'entering' })
    clock.increment(20_000)
    await enter('000000')
    await eventually(() => expect(context().error).toBe('wrongCode'))
    clock.increment(10_000)
    expect(context().canResend).toBe(true)
  })

  test('never allows a new message for an app', async () => {
    const { clock, context, until } = start()
    await until({ challenged: 'entering' })
    clock.increment(60_000)
    expect(context().canResend).toBe(false)
  })

  test('the second-factor form keeps the last challenge when a new message could not be sent', async () => {
    const challenge = vi
      .fn<Calls['challenge']>()
      .mockResolvedValueOnce('phone-1')
      .mockImplementationOnce(fails('rateLimited'))
    const { actor, calls, clock, context, until, enter } = start({ list: async () => [phone], challenge })
    await until({ challenged: 'entering' })
    clock.increment(30_000)
    actor.send({ type: 'code.resendRequested' })
    await until('challenging')
    await until({ challenged: 'entering' })
    expect(context()).toMatchObject({ challengeId: 'phone-1', error: 'rateLimited', notice: null })
    await enter('492039')
    await until('verified')
    expect(calls.verify.mock.calls[0]?.[0].challengeId).toBe('phone-1')
  })

  test('the second-factor form allows a retry or another factor when the challenge fails', async () => {
    const challenge = vi
      .fn<Calls['challenge']>()
      .mockImplementationOnce(fails('unreachable'))
      .mockImplementationOnce(fails('rateLimited'))
      .mockResolvedValue('phone-3')
    const { actor, calls, context, until } = start({ challenge })
    await until('failed')
    expect(context().error).toBe('unreachable')
    actor.send({ type: 'retry.requested' })
    await until('loading')
    await until('failed')
    expect(calls.list).toHaveBeenCalledTimes(2)
    actor.send({ type: 'factor.chosen', factorId: 'phone' })
    await until({ challenged: 'entering' })
    expect(context()).toMatchObject({ factorId: 'phone', error: null })
  })

  test.each<[string, Partial<Calls>, SecondFactorErrorReason]>([
    ['there is no verified factor', { list: async () => [unverified] }, 'noFactor'],
    ['the sign-in has ended', { list: fails('signInEnded') }, 'signInEnded'],
  ])('the second-factor form allows no retry when %s', async (_, calls, error) => {
    const { actor, context, until } = start(calls)
    await until('failed')
    expect(context().error).toBe(error)
    expect(actor.getSnapshot().can({ type: 'retry.requested' })).toBe(false)
  })

  test('the second-factor form allows a retry after an unexpected error', async () => {
    const list = vi.fn<Calls['list']>().mockRejectedValueOnce(new TypeError('No.')).mockResolvedValue([app])
    const { actor, context, until } = start({ list })
    await until('failed')
    expect(context().error).toBe('unexpected')
    actor.send({ type: 'retry.requested' })
    await until({ challenged: 'entering' })
  })

  test('the second-factor form emits secondFactor.cancelled in every state', async () => {
    const { actor, emitted, until, enter } = start({ verify: () => new Promise(() => {}) })
    const cancelled = { type: 'secondFactor.cancelled' }
    actor.send({ type: 'back.requested' })
    expect(emitted).toHaveBeenLastCalledWith(cancelled)
    await until({ challenged: 'entering' })
    actor.send({ type: 'back.requested' })
    await enter('492039')
    actor.send({ type: 'back.requested' })
    expect(emitted.mock.calls).toEqual([[cancelled], [cancelled], [cancelled]])
  })

  test('the second-factor form emits nothing after it was stopped', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { actor, emitted, enter } = start({ verify: () => promise })
    await enter('492039')
    actor.stop()
    resolve()
    await Promise.resolve()
    expect(emitted).not.toHaveBeenCalled()
  })
})
