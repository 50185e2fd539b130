import { describe, expect, test } from 'vitest'
import type { BackendResult, ProviderResult } from '../../../../src/flows/demo-login/demoLogin.base.ts'
import type { Calls } from '../../../support/flows/demoLoginMachine.ts'
import { answered, EMAIL, GRANTED, grant, HASH, start, una } from '../../../support/flows/demoLoginMachine.ts'

const REFUSED: ProviderResult = { outcome: 'refused', hostedUser: null }
const SECOND_FACTOR: ProviderResult = { outcome: 'secondFactor', hostedUser: una }

describe('sign-in with email and password', () => {
  test('the demo login signs in at the provider, then at the backend, with the same credentials', async () => {
    const { calls, emitted, order, submit, until, state } = start()
    submit(' mira@engram.example ', ' spaces belong to it ')
    expect(state().value).toEqual({ authenticating: 'signingInAtProvider' })
    await until('grantedBackend')
    expect(order).toEqual(['provider', 'backend'])
    const credentials = { email: EMAIL, password: ' spaces belong to it ' }
    expect(calls.provider).toHaveBeenCalledExactlyOnceWith(credentials)
    expect(calls.backend).toHaveBeenCalledExactlyOnceWith(credentials)
    expect(emitted).toHaveBeenCalledExactlyOnceWith({
      type: 'signIn.granted',
      sessionEvent: { type: 'backend.granted', grant, hostedUser: una },
      notice: null,
    })
  })

  test.each<ProviderResult>([REFUSED, { outcome: 'unreachable', hostedUser: null }])(
    'the demo login grants backend mode when the provider outcome is $outcome',
    async (answer) => {
      const { emitted, submit, until } = start({ provider: async () => answer })
      submit(EMAIL, 'secret')
      await until('grantedBackend')
      expect(emitted.mock.calls[0]?.[0].sessionEvent).toEqual({
        type: 'backend.granted',
        grant,
        hostedUser: null,
      })
    },
  )

  test.each([
    [401, null, 'noAccount'],
    [500, 'Server error. Please try again later or contact support.', 'unreachable'],
  ])(
    'the demo login grants hosted mode when the provider accepts and the backend returns %i',
    async (status, text, backendIssue) => {
      const { emitted, submit, until } = start({ backend: async () => answered(status) })
      submit(EMAIL, 'secret')
      await until('grantedHosted')
      expect(emitted).toHaveBeenCalledExactlyOnceWith({
        type: 'signIn.granted',
        sessionEvent: { type: 'hosted.granted', hostedUser: una, backendIssue },
        notice: text === null ? null : { title: 'Some features may be limited', text },
      })
    },
  )

  test('the demo login completes the setup only if the provider accepts and the backend has no account', async () => {
    const completed = start({ backend: async () => answered(401), complete: async () => GRANTED })
    completed.submit(EMAIL, 'secret')
    await completed.until('grantedBackend')
    expect(completed.order).toEqual(['provider', 'backend', 'complete'])

    const refused = start({ provider: async () => REFUSED, backend: async () => answered(401) })
    refused.submit(EMAIL, 'wrong')
    await refused.until('failed')
    expect(refused.calls.complete).not.toHaveBeenCalled()
  })

  test.each<[string, Partial<Calls>, string[]]>([
    ['after the password', {}, ['provider', 'claim', 'backend', 'complete']],
    [
      'after the second factor',
      { provider: async () => SECOND_FACTOR },
      ['provider', 'claim', 'backend', 'complete'],
    ],
    [
      'and continues if that fails',
      { claim: async () => Promise.reject(new Error('No.')) },
      ['provider', 'claim', 'backend', 'complete'],
    ],
  ])('the demo login claims the setup link that led to it %s', async (_, given, order) => {
    const login = start(
      { backend: async () => answered(401), complete: async () => GRANTED, ...given },
      '',
      0,
      'token-1',
    )
    login.submit(` ${EMAIL} `, 'secret')
    if (given.provider !== undefined) {
      await login.until('challenged')
      expect(login.order).toEqual(['provider'])
      login.actor.send({ type: 'secondFactor.verified' })
    }
    await login.until('grantedBackend')
    expect(login.order).toEqual(order)
    expect(login.calls.claim).toHaveBeenCalledExactlyOnceWith({ token: 'token-1', email: EMAIL })
  })

  test('the demo login claims no setup link if the provider refuses', async () => {
    const given = { provider: async () => REFUSED, backend: async () => answered(401) }
    const login = start(given, '', 0, 'token-1')
    login.submit(EMAIL, 'wrong')
    await login.until('failed')
    expect(login.calls.claim).not.toHaveBeenCalled()
  })

  test('the demo login ends the provider session of a disabled account before the next attempt', async () => {
    const left = Promise.withResolvers<void>()
    const { actor, calls, emitted, submit, until, state } = start({
      backend: async () => answered(403),
      leave: () => left.promise,
    })
    submit(EMAIL, 'secret')
    await until('signingOutOfProvider')
    expect(calls.leave).toHaveBeenCalledExactlyOnceWith('everywhere')
    expect(state().context.failure).toMatch(/^Access denied\. Your account may be disabled/)
    submit(EMAIL, 'again')
    expect(actor.getSnapshot().value).toBe('signingOutOfProvider')
    left.reject(new Error('Unreachable.'))
    await until('failed')
    expect(emitted).not.toHaveBeenCalled()
  })

  test('the demo login clears the password and keeps the email after a refusal', async () => {
    const { actor, calls, submit, until, state } = start({
      provider: async () => REFUSED,
      backend: async () => answered(401),
    })
    submit(EMAIL, 'wrong')
    const { context } = await until('failed')
    expect(context.fields.values).toEqual({ email: EMAIL, password: '' })
    expect(context.failure).toMatch(/^Invalid email or password/)

    actor.send({ type: 'field.edited', name: 'password', value: 'again' })
    expect(state().value).toBe('failed')
    actor.send({ type: 'form.submitted' })
    expect(state().context.failure).toBeNull()
    await until('failed')
    expect(calls.provider).toHaveBeenCalledTimes(2)
    expect(calls.leave).not.toHaveBeenCalled()
  })

  test.each<[string, Partial<Calls>, string[]]>([
    ['provider', { provider: async () => Promise.reject(new Error('No.')) }, ['provider']],
    ['backend', { backend: async () => Promise.reject(new Error('No.')) }, ['provider', 'backend', 'leave']],
  ])('the demo login shows an unexpected error of the %s as a failure', async (_, calls, order) => {
    const started = start(calls)
    started.submit(EMAIL, 'secret')
    const { context } = await started.until('failed')
    expect(context.failure).toBe('Authentication failed: No.')
    expect(context.fields.values.password).toBe('')
    expect(started.order).toEqual(order)
  })

  test('the demo login ignores further submits while signing in', async () => {
    const answer = Promise.withResolvers<BackendResult>()
    const { actor, calls, submit, until } = start({ backend: () => answer.promise })
    submit(EMAIL, 'secret')
    submit(EMAIL, 'other')
    await until({ authenticating: 'loggingInAtBackend' })
    actor.send({ type: 'form.submitted' })
    answer.resolve(GRANTED)
    await until('grantedBackend')
    expect(calls.provider).toHaveBeenCalledOnce()
    expect(calls.backend).toHaveBeenCalledExactlyOnceWith({ email: EMAIL, password: 'secret' })
  })

  test('the demo login grants nothing when stopped during the sign-in and keeps the tag hasProviderSession', async () => {
    const answer = Promise.withResolvers<BackendResult>()
    const { actor, emitted, submit, until, state } = start({ backend: () => answer.promise })
    submit(EMAIL, 'secret')
    await until({ authenticating: 'loggingInAtBackend' })
    actor.stop()
    expect(state().hasTag('hasProviderSession')).toBe(true)
    answer.resolve(GRANTED)
    await answer.promise
    expect(emitted).not.toHaveBeenCalled()
  })
})

describe('validation', () => {
  test.each(['', '   '])('the demo login shows an error for the empty email %j', (email) => {
    const { actor, order, submit, state } = start()
    submit(email, 'secret')
    expect(state().value).toBe('editing')
    expect(state().context.fields).toEqual({
      values: { email, password: 'secret' },
      errors: { email: 'Please enter your email.' },
    })
    actor.send({ type: 'field.edited', name: 'email', value: 'm' })
    expect(state().context.fields.errors).toEqual({})
    expect(order).toEqual([])
  })

  test.each(['m', 'mira@', '@engram.example', 'mira@engram', 'a b@engram.example', '<b>@x.example'])(
    'the demo login shows an error for the incomplete email %j',
    (email) => {
      const { order, submit, state } = start({}, HASH)
      submit(email, 'secret')
      expect(state().context.fields.errors.email).toMatch(/^Please enter a complete email address/)
      expect(order).toEqual([])
    },
  )

  test('cannot be submitted without a password', () => {
    const { order, submit, state } = start({}, HASH)
    submit(EMAIL, '')
    expect(state().can({ type: 'form.submitted' })).toBe(false)
    submit('', '')
    expect(state().value).toBe('editing')
    expect(order).toEqual([])
  })
})

describe('second factor', () => {
  test('the demo login requires the second factor before the backend login and before any grant', async () => {
    const { actor, emitted, order, submit, until, state } = start({ provider: async () => SECOND_FACTOR })
    submit(EMAIL, 'secret')
    await until('challenged')
    expect(order).toEqual(['provider'])
    expect(emitted).not.toHaveBeenCalled()
    expect(state().hasTag('hasProviderSession')).toBe(true)
    submit(EMAIL, 'other')
    expect(state().value).toBe('challenged')

    actor.send({ type: 'secondFactor.verified' })
    await until('grantedBackend')
    expect(order).toEqual(['provider', 'backend'])
    expect(emitted.mock.calls[0]?.[0].sessionEvent).toEqual({
      type: 'backend.granted',
      grant,
      hostedUser: una,
    })
  })

  test('the demo login grants hosted mode after the second factor when the backend refuses', async () => {
    const { actor, emitted, submit, until } = start({
      provider: async () => SECOND_FACTOR,
      backend: async () => answered(401),
    })
    submit(EMAIL, 'secret')
    await until('challenged')
    actor.send({ type: 'secondFactor.verified' })
    await until('grantedHosted')
    expect(emitted.mock.calls[0]?.[0].sessionEvent).toEqual({
      type: 'hosted.granted',
      hostedUser: una,
      backendIssue: 'noAccount',
    })
  })

  test('the demo login ends the provider session on this device and clears the password when the second factor is cancelled', async () => {
    const { actor, calls, emitted, submit, until, order } = start({ provider: async () => SECOND_FACTOR })
    submit(EMAIL, 'secret')
    await until('challenged')
    actor.send({ type: 'secondFactor.cancelled' })
    const { context } = await until('editing')
    expect(calls.leave).toHaveBeenCalledExactlyOnceWith('here')
    expect(context.failure).toBeNull()
    expect(context.fields.values).toEqual({ email: EMAIL, password: '' })
    expect(order).toEqual(['provider', 'leave'])
    expect(emitted).not.toHaveBeenCalled()
  })
})
