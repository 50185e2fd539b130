import { describe, expect, test } from 'vitest'
import { waitFor } from 'xstate'
import {
  account,
  edit,
  failing,
  grant,
  hostedUser,
  startDirectSignup,
  startRegistration,
  submit,
  waitUntilIdle,
} from '../../../support/newAccount.ts'

const FLOWS = [
  ['registration', startRegistration, { account, allowExisting: true }],
  ['direct sign-up', startDirectSignup, { account, allowExisting: false }],
] as const

describe.each(FLOWS)('%s', (_, start, request) => {
  test('the new-account machine shows an error at each invalid field, and clears it when the field is edited', async () => {
    const { actor, createAccount } = start()
    await submit(actor, {
      firstName: ' ',
      lastName: '',
      email: '',
      password: 'short',
      confirmPassword: 'other',
    })
    expect(actor.getSnapshot().value).toBe('editing')
    expect(actor.getSnapshot().context.fields.errors).toEqual({
      firstName: 'Please enter your first name.',
      lastName: 'Please enter your last name.',
      email: 'Please enter your email.',
      password: 'Password must be at least 6 characters long',
      confirmPassword: 'Passwords do not match',
    })
    edit(actor, { firstName: 'M' })
    expect(actor.getSnapshot().context.fields.errors.firstName).toBeUndefined()
    actor.send({ type: 'form.submitted' })
    expect(createAccount).not.toHaveBeenCalled()
  })

  test('the new-account machine clears the mismatch error when either password is edited', async () => {
    const { actor } = start()
    for (const name of ['password', 'confirmPassword'] as const) {
      await submit(actor, { ...account, confirmPassword: 'other' })
      expect(actor.getSnapshot().context.fields.errors).toEqual({ confirmPassword: 'Passwords do not match' })
      edit(actor, { [name]: 'sleep' })
      expect(actor.getSnapshot().context.fields.errors).toEqual({})
    }
  })

  test('the new-account machine sends the form once if it is submitted twice, and cannot be edited while it is sent', async () => {
    const { actor, createAccount } = start()
    await submit(actor)
    actor.send({ type: 'form.submitted' })
    edit(actor, { email: 'other@lab.example', password: 'something else' })
    expect(actor.getSnapshot().context.fields.values).toEqual(account)
    await waitUntilIdle(actor)
    expect(createAccount).toHaveBeenCalledExactlyOnceWith(request)
  })

  test('the new-account machine reaches full access if the backend accepts the login', async () => {
    const { actor, connectBackend, emitted } = start()
    await submit(actor)
    await waitFor(actor, ({ value }) => value === 'creatingAccount')
    await waitFor(actor, ({ value }) => value === 'connectingBackend')
    expect((await waitUntilIdle(actor)).value).toBe('fullAccess')
    expect(connectBackend).toHaveBeenCalledExactlyOnceWith(account)
    expect(emitted).toHaveBeenCalledExactlyOnceWith({ type: 'account.connected', grant, hostedUser })
  })

  test('the new-account machine reaches limited access with the reason if the backend refuses the login', async () => {
    const reason = 'The backend sleeps.'
    const { actor, emitted } = start({ connectBackend: failing(reason) })
    await submit(actor)
    const { value, context } = await waitUntilIdle(actor)
    expect({ value, limitation: context.limitation }).toEqual({ value: 'limitedAccess', limitation: reason })
    expect(emitted).toHaveBeenCalledExactlyOnceWith({ type: 'account.limited', hostedUser, reason })
  })

  test('the new-account machine returns to the form with the input and an error at the password if it is refused as weak', async () => {
    const { actor, createAccount } = start({
      createAccount: async () => ({ kind: 'refused', reason: 'Too common.', field: 'password' }),
    })
    await submit(actor)
    const { value, context } = await waitUntilIdle(actor)
    expect(value).toBe('editing')
    expect(context.fields).toEqual({ values: account, errors: { password: 'Too common.' } })
    createAccount.mockResolvedValue({ kind: 'created', hostedUser })
    await submit(actor, { password: 'sleep-spindle-10', confirmPassword: 'sleep-spindle-10' })
    expect((await waitUntilIdle(actor)).value).toBe('fullAccess')
  })

  test('the new-account machine shows the reason and keeps the input when sign-up is refused', async () => {
    const reason = 'Signups are closed.'
    const { actor, createAccount } = start({ createAccount: async () => ({ kind: 'refused', reason }) })
    await submit(actor)
    const { value, context } = await waitUntilIdle(actor)
    expect({ value, failure: context.failure }).toEqual({
      value: 'failed',
      failure: { kind: 'failed', reason },
    })
    expect(context.fields.values).toEqual(account)
    actor.send({ type: 'form.submitted' })
    await waitUntilIdle(actor)
    expect(createAccount).toHaveBeenCalledTimes(2)
    expect(createAccount).toHaveBeenLastCalledWith(request)
  })

  test('the new-account machine keeps the input and accepts an existing account on retry after a failed sign-up', async () => {
    const { actor, createAccount, connectBackend } = start({ createAccount: failing('offline') })
    await submit(actor)
    const { value, context } = await waitUntilIdle(actor)
    expect({ value, failure: context.failure }).toEqual({
      value: 'failed',
      failure: { kind: 'failed', reason: 'offline' },
    })
    expect(context.fields.values).toEqual(account)
    createAccount.mockResolvedValue({ kind: 'created', hostedUser })
    actor.send({ type: 'form.submitted' })
    expect(actor.getSnapshot().context.failure).toBeNull()
    expect((await waitUntilIdle(actor)).value).toBe('fullAccess')
    // The first sign-up may have created the account.
    expect(createAccount).toHaveBeenLastCalledWith({ ...request, allowExisting: true })
    expect(createAccount).toHaveBeenCalledTimes(2)
    expect(connectBackend).toHaveBeenCalledOnce()
  })

  test('the new-account machine creates the account only once', async () => {
    const { actor, createAccount } = start({ connectBackend: () => new Promise(() => {}) })
    await submit(actor)
    await waitFor(actor, ({ value }) => value === 'connectingBackend')
    for (const type of ['form.submitted', 'check.retried'] as const) actor.send({ type })
    expect(actor.getSnapshot().value).toBe('connectingBackend')
    expect(createAccount).toHaveBeenCalledOnce()
  })

  test('the new-account machine aborts the call and emits nothing when the actor is stopped', async () => {
    const { actor, emitted, signals } = start({ createAccount: () => new Promise(() => {}) })
    await submit(actor)
    await waitFor(actor, ({ value }) => value === 'creatingAccount')
    actor.stop()
    expect(signals).toHaveLength(1)
    expect(signals[0]?.aborted).toBe(true)
    expect(emitted).not.toHaveBeenCalled()
  })
})
