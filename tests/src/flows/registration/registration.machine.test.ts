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

test('asks to sign in if the account exists', async () => {
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
