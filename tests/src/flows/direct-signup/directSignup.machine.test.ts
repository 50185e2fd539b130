import { describe, expect, test } from 'vitest'
import { waitFor } from 'xstate'
import { eventually } from '../../../support/eventually.ts'
import {
  account,
  edit,
  failing,
  hostedUser,
  startDirectSignup,
  submit,
  waitUntilIdle,
} from '../../../support/newAccount.ts'

// The form and the creation of the account are tested in tests/src/modules/account.

describe('access', () => {
  test('the direct sign-up shows the form if access is granted', async () => {
    const { actor, emitted } = startDirectSignup()
    expect(actor.getSnapshot().value).toBe('checkingAccess')
    const { context } = await waitFor(actor, (state) => state.matches('editing'))
    expect(Object.values(context.fields.values)).toEqual(['', '', '', '', ''])
    expect(emitted).not.toHaveBeenCalled()
  })

  test.each([
    ['is not granted', async () => false],
    ['cannot be checked', failing('Storage is off')],
  ])('the form is not shown if access %s', async (_, checkAccess) => {
    const { actor, emitted, createAccount } = startDirectSignup({ checkAccess })
    await eventually(() => expect(emitted).toHaveBeenCalledExactlyOnceWith({ type: 'access.denied' }))
    edit(actor, account)
    actor.send({ type: 'form.submitted' })
    expect(actor.getSnapshot().value).toBe('checkingAccess')
    expect(createAccount).not.toHaveBeenCalled()
  })
})

test('the direct sign-up reports an existing account and accepts another email', async () => {
  const { actor, createAccount } = startDirectSignup({ createAccount: async () => ({ kind: 'exists' }) })
  await submit(actor)
  const { value, context } = await waitUntilIdle(actor)
  expect({ value, failure: context.failure }).toEqual({ value: 'failed', failure: { kind: 'exists' } })
  expect(context.fields.values).toEqual(account)
  createAccount.mockResolvedValue({ kind: 'created', hostedUser })
  await submit(actor, { email: 'other@lab.example' })
  expect(actor.getSnapshot().context.failure).toBeNull()
  expect((await waitUntilIdle(actor)).value).toBe('fullAccess')
})
