import { describe, expect, test, vi } from 'vitest'
import type { StateValueFrom } from 'xstate'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { SecondFactorErrorReason } from '../../../../src/flows/second-factor/secondFactor.errors.ts'
import { SecondFactorError } from '../../../../src/flows/second-factor/secondFactor.errors.ts'
import type { CodeAnswer } from '../../../../src/flows/second-factor/secondFactor.machine.ts'
import { secondFactorMachine } from '../../../../src/flows/second-factor/secondFactor.machine.ts'
import type { Factor } from '../../../../src/hosted/factors.ts'

/** Waits until it holds; long enough for a machine under load. */
const eventually = (holds: () => void | Promise<void>) => vi.waitFor(holds, { timeout: 5000 })

const app: Factor = { id: 'app', type: 'totp', name: 'Authenticator', isVerified: true }
const phone: Factor = { id: 'phone', type: 'phone', name: 'Telephone', isVerified: true }
const begun: Factor = { id: 'begun', type: 'totp', name: 'Never finished', isVerified: false }

interface Calls {
  list: () => Promise<Factor[]>
  challenge: (factorId: string) => Promise<string>
  verify: (answer: CodeAnswer) => Promise<void>
}

const fails = (error: SecondFactorErrorReason) => async () => {
  throw new SecondFactorError(error)
}

function start(given: Partial<Calls> = {}) {
  let asked = 0
  const calls = {
    list: vi.fn(given.list ?? (async () => [phone, begun, app])),
    challenge: vi.fn(
      given.challenge ??
        (async (id: string) => {
          asked += 1
          return `${id}-${asked}`
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
    waitFor(actor, (state) => state.matches(value), { timeout: 5000 })
  const context = () => actor.getSnapshot().context
  async function enter(code: string) {
    await until({ challenged: 'entering' })
    actor.send({ type: 'code.edited', code })
    actor.send({ type: 'form.submitted' })
  }
  return { actor, calls, clock, emitted, until, context, enter }
}

describe('second factor machine', () => {
  test('asks a verified factor, an app before a telephone, and tells when its code was right', async () => {
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

  test.each(['', '4', '49203'])('%j is no whole code and is not sent', async (code) => {
    const { calls, enter, context, actor } = start()
    await enter(code)
    expect(context()).toMatchObject({ code, error: 'incomplete' })
    actor.send({ type: 'code.edited', code: '1' })
    expect(context().error).toBeNull()
    expect(calls.verify).not.toHaveBeenCalled()
  })

  test('a second press while the first is under way sends nothing more', async () => {
    const { actor, calls, until, enter } = start()
    await enter('492039')
    actor.send({ type: 'form.submitted' })
    actor.send({ type: 'code.edited', code: '1' })
    await until('verified')
    expect(calls.verify).toHaveBeenCalledOnce()
    expect(calls.verify.mock.calls[0]?.[0].code).toBe('492039')
  })

  test('a code that was there before the factor was asked is checked as soon as it is', async () => {
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

  test('a wrong code is cleared, and the challenge goes on', async () => {
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
    'a code that could not be checked (%s) is kept',
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

  test('a challenge that has expired is asked anew by itself, and that is said', async () => {
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
    '%s ends the asking',
    async (error) => {
      const { context, until, enter } = start({ verify: fails(error) })
      await enter('492039')
      await until('failed')
      expect(context()).toMatchObject({ code: '', error })
    },
  )

  test('another factor can be chosen; the one before is forgotten', async () => {
    const { actor, calls, context, until } = start()
    await until({ challenged: 'entering' })
    actor.send({ type: 'code.edited', code: '49' })
    for (const factorId of ['app', 'begun', 'unknown']) actor.send({ type: 'factor.chosen', factorId })
    expect(actor.getSnapshot().value).toEqual({ challenged: 'entering' })
    actor.send({ type: 'factor.chosen', factorId: 'phone' })
    await until({ challenged: 'entering' })
    expect(context()).toMatchObject({ factorId: 'phone', challengeId: 'phone-2', code: '' })
    expect(calls.challenge.mock.calls).toEqual([['app'], ['phone']])
  })

  test('a telephone gets another message after a pause, and after each a pause anew', async () => {
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

  test('a wrong code does not make the pause longer', async () => {
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

  test('an app is never asked for another message', async () => {
    const { clock, context, until } = start()
    await until({ challenged: 'entering' })
    clock.increment(60_000)
    expect(context().canResend).toBe(false)
  })

  test('where another message could not be sent the last one is still good', async () => {
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

  test('a factor that cannot be asked can be tried again, or another instead', async () => {
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
    ['there is none', { list: async () => [begun] }, 'noFactor'],
    ['the sign-in has ended', { list: fails('signInEnded') }, 'signInEnded'],
  ])('where %s only signing in anew helps', async (_, calls, error) => {
    const { actor, context, until } = start(calls)
    await until('failed')
    expect(context().error).toBe(error)
    expect(actor.getSnapshot().can({ type: 'retry.requested' })).toBe(false)
  })

  test('what nobody foresaw can be tried again', async () => {
    const list = vi.fn<Calls['list']>().mockRejectedValueOnce(new TypeError('No.')).mockResolvedValue([app])
    const { actor, context, until } = start({ list })
    await until('failed')
    expect(context().error).toBe('unexpected')
    actor.send({ type: 'retry.requested' })
    await until({ challenged: 'entering' })
  })

  test('the way back is open all the time, and heard once done', async () => {
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

  test('left in the middle it tells nothing more', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { actor, emitted, enter } = start({ verify: () => promise })
    await enter('492039')
    actor.stop()
    resolve()
    await Promise.resolve()
    expect(emitted).not.toHaveBeenCalled()
  })
})
