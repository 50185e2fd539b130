import { describe, expect, test } from 'vitest'
import { answered, EMAIL, HASH, start } from '../../../support/flows/demoLoginMachine.ts'

describe('master access code', () => {
  const isRight = async ({ typed }: { typed: string }) => typed === 'open sesame'

  test('the demo login grants demo mode without an email and without calling a service', async () => {
    const { calls, emitted, order, submit, until } = start({ code: isRight }, HASH)
    submit('  ', 'open sesame')
    await until('grantedDemo')
    expect(calls.code).toHaveBeenCalledExactlyOnceWith({ typed: 'open sesame', hash: HASH })
    expect(order).toEqual(['code'])
    expect(emitted.mock.calls.flat()).toEqual([
      { type: 'signIn.granted', sessionEvent: { type: 'demo.granted' }, notice: null },
      { type: 'wrongCodes.changed', count: 0 },
    ])
  })

  test('the demo login does not check the access code when an email is given', async () => {
    const { calls, submit, until } = start({ backend: async () => answered(401), code: isRight }, HASH)
    submit(EMAIL, 'open sesame')
    await until('grantedHosted')
    expect(calls.code).not.toHaveBeenCalled()
  })

  test.each(['', 'pbkdf2-sha256:1:00:00', 'open sesame'])(
    'the demo login shows the email error for the invalid hash %j',
    (hash) => {
      const { order, submit, state } = start({ code: isRight }, hash)
      submit('', 'open sesame')
      expect(state().context.fields.errors.email).toBe('Please enter your email.')
      expect(order).toEqual([])
    },
  )

  test('the demo login doubles the delay of the check after each wrong code', async () => {
    const { calls, clock, submit, until, state } = start({ code: isRight }, HASH)
    submit('', 'wrong')
    const { context } = await until('failed')
    expect(context.failure).toBe('Please enter your email, or the master access code as the password.')
    expect(context.fields.values.password).toBe('')

    for (const seconds of [1, 2, 4]) {
      submit('', 'wrong again')
      expect(state().value).toBe('delayingCheck')
      expect(state().context.failure).toBeNull()
      clock.increment(seconds * 1000 - 1)
      expect(state().value).toBe('delayingCheck')
      clock.increment(1)
      await until('failed')
    }
    expect(calls.code).toHaveBeenCalledTimes(4)

    submit('', 'open sesame')
    clock.increment(8000)
    await until('grantedDemo')
  })

  test('the demo login continues the delays of wrong codes that were entered before a reload', async () => {
    const { calls, clock, emitted, submit, until, state } = start({ code: isRight }, HASH, 3)
    submit('', 'wrong')
    clock.increment(3999)
    expect(state().value).toBe('delayingCheck')
    clock.increment(1)
    await until('failed')
    expect(calls.code).toHaveBeenCalledOnce()
    expect(emitted).toHaveBeenLastCalledWith({ type: 'wrongCodes.changed', count: 4 })

    submit('', 'open sesame')
    clock.increment(8000)
    await until('grantedDemo')
    expect(emitted).toHaveBeenLastCalledWith({ type: 'wrongCodes.changed', count: 0 })
  })

  test('the demo login cancels a delayed check on edit and signs in with an email without a delay', async () => {
    const { clock, calls, submit, until, state, actor } = start({}, HASH)
    submit('', 'wrong')
    await until('failed')
    submit('', 'wrong again')
    actor.send({ type: 'form.submitted' })
    expect(state().value).toBe('delayingCheck')
    actor.send({ type: 'field.edited', name: 'email', value: EMAIL })
    expect(state().value).toBe('editing')
    expect(state().context.fields.values.password).toBe('wrong again')
    clock.increment(60_000)
    expect(calls.code).toHaveBeenCalledOnce()
    actor.send({ type: 'form.submitted' })
    await until('grantedBackend')
  })

  test('the demo login shows an error when the code cannot be checked and does not count it as wrong', async () => {
    const { submit, until } = start({ code: async () => Promise.reject(new Error('Not over http.')) }, HASH)
    submit('', 'open sesame')
    const { context } = await until('failed')
    expect(context).toMatchObject({ failure: 'Not over http.', wrongCodes: 0 })
    expect(context.fields.values.password).toBe('')
  })
})
