import { describe, expect, test } from 'vitest'
import type { SetupLookup } from '../../../../src/hosted/setup.ts'
import {
  account,
  failing,
  setup,
  startRegistration,
  submit,
  TOKEN,
  waitUntilIdle,
} from '../../../support/newAccount.ts'

// The form and the creation of the account are tested in tests/src/modules/account.

describe('the setup link', () => {
  test('a usable link fills in the names and email of its application', async () => {
    const { actor, lookUpToken } = startRegistration()
    expect(actor.getSnapshot().value).toBe('checkingToken')
    const { value, context } = await waitUntilIdle(actor)
    expect(value).toBe('editing')
    expect(lookUpToken).toHaveBeenCalledExactlyOnceWith(TOKEN)
    expect(context.fields.values).toEqual({ ...account, password: '', confirmPassword: '' })
  })

  test.each<[SetupLookup, string, string]>([
    [{ state: 'missing' }, 'missing', ''],
    [{ state: 'malformed' }, 'malformed', ''],
    [{ state: 'unknown' }, 'unknown', ''],
    [{ state: 'expired', setup }, 'expired', account.email],
    [{ state: 'used', setup }, 'used', account.email],
    [{ state: 'usable', setup: { ...setup, email: null } }, 'unknown', ''],
  ])('a link with the look-up result %j is rejected as %s', async (found, problem, email) => {
    const { actor } = startRegistration({ lookUpToken: async () => found })
    const { value, context } = await waitUntilIdle(actor)
    expect(value).toBe('rejected')
    expect(context.problem).toBe(problem)
    expect(context.fields.values.email).toBe(email)
    expect(actor.getSnapshot().can({ type: 'form.submitted' })).toBe(false)
  })

  test('a link can be checked again after the check failed', async () => {
    const { actor, lookUpToken } = startRegistration({ lookUpToken: failing('offline') })
    expect((await waitUntilIdle(actor)).value).toBe('unverified')
    expect(actor.getSnapshot().context.problem).toBe('unverified')
    lookUpToken.mockResolvedValue({ state: 'usable', setup })
    actor.send({ type: 'check.retried' })
    // The problem stays until the next result.
    expect(actor.getSnapshot().context.problem).toBe('unverified')
    const { value, context } = await waitUntilIdle(actor)
    expect({ value, problem: context.problem }).toEqual({ value: 'editing', problem: null })
  })

  test('the link is not checked if the account exists', async () => {
    const { actor, lookUpToken } = startRegistration({}, { accountExists: true, email: account.email })
    expect(actor.getSnapshot().value).toBe('accountExists')
    expect(actor.getSnapshot().context.fields.values.email).toBe(account.email)
    await Promise.resolve()
    expect(lookUpToken).not.toHaveBeenCalled()
    expect(actor.getSnapshot().can({ type: 'form.submitted' })).toBe(false)
  })
})

test('the registration machine asks to sign in if the account exists', async () => {
  const { actor, connectBackend, emitted } = startRegistration({
    createAccount: async () => ({ kind: 'exists' }),
  })
  await submit(actor)
  const { value, context } = await waitUntilIdle(actor)
  expect(value).toBe('accountExists')
  expect(context.fields.values.email).toBe(account.email)
  expect(connectBackend).not.toHaveBeenCalled()
  expect(emitted).not.toHaveBeenCalled()
})

describe('the setup link when the form is submitted', () => {
  test.each(['used', 'expired', 'unknown'] as const)(
    'no account is created if the link is %s by then',
    async (state) => {
      const { actor, lookUpToken, createAccount } = startRegistration()
      await waitUntilIdle(actor)
      lookUpToken.mockResolvedValue(state === 'unknown' ? { state } : { state, setup })
      await submit(actor)
      const { value, context } = await waitUntilIdle(actor)
      expect({ value, problem: context.problem }).toEqual({ value: 'rejected', problem: state })
      expect(context.fields.values.email).toBe(account.email)
      expect(createAccount).not.toHaveBeenCalled()
    },
  )

  test('the form can be submitted again if the link could not be checked', async () => {
    const { actor, lookUpToken, createAccount } = startRegistration()
    await waitUntilIdle(actor)
    lookUpToken.mockRejectedValueOnce(new Error('offline'))
    await submit(actor)
    const { value, context } = await waitUntilIdle(actor)
    expect(value).toBe('failed')
    expect(context.failure).toEqual({ kind: 'failed', reason: 'offline' })
    expect(createAccount).not.toHaveBeenCalled()
    actor.send({ type: 'form.submitted' })
    expect((await waitUntilIdle(actor)).value).toBe('fullAccess')
  })

  test('a link that turns out to be unusable after the sign-up is not reported as success', async () => {
    const { actor, connectBackend, emitted } = startRegistration({ claim: async () => 'unknown' })
    await submit(actor)
    const { value, context } = await waitUntilIdle(actor)
    expect({ value, problem: context.problem }).toEqual({ value: 'rejected', problem: 'unknown' })
    expect(context.hostedUser).not.toBeNull()
    expect(connectBackend).not.toHaveBeenCalled()
    expect(emitted).not.toHaveBeenCalled()
  })

  test('claiming the application can be retried without a second sign-up', async () => {
    const { actor, claim, createAccount } = startRegistration()
    claim.mockRejectedValueOnce(new Error('offline'))
    await submit(actor)
    const { value, context } = await waitUntilIdle(actor)
    expect(value).toBe('unclaimed')
    expect(context.failure).toEqual({ kind: 'unclaimed', reason: 'offline' })
    actor.send({ type: 'form.submitted' })
    expect((await waitUntilIdle(actor)).value).toBe('fullAccess')
    expect(createAccount).toHaveBeenCalledOnce()
    expect(claim).toHaveBeenLastCalledWith(TOKEN)
  })
})
