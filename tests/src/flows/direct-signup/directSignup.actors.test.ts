import { beforeEach, describe, expect, test } from 'vitest'
import { waitFor } from 'xstate'
import type { AccountValues } from '../../../../src/modules/account/accountFields.ts'
import { clearSecretAccess, grantSecretAccess } from '../../../../src/session/signUpStorage.ts'
import { USERS } from '../../../supabase/fixture.ts'
import { eventually } from '../../../support/eventually.ts'
import { BAD_EMAILS, GOOD_INPUT } from '../../../support/flows/accountInput.ts'
import type { MockNetwork } from '../../../support/flows/mockNetwork.ts'
import { createMockNetwork } from '../../../support/flows/mockNetwork.ts'
import {
  LOGIN,
  NEW_ACCOUNT,
  REGISTER,
  SIGN_UP,
  startLiveDirectSignup as start,
  submitAndWait,
} from '../../../support/flows/newAccount.ts'
import type { NewAccountActor } from '../../../support/newAccount.ts'

// More tests of the form and the account are in tests/src/modules/account.

let network: MockNetwork
beforeEach(async () => {
  network = await createMockNetwork()
  grantSecretAccess()
})

const submit = (actor: NewAccountActor, values: Partial<AccountValues> = {}) =>
  submitAndWait(actor, { ...NEW_ACCOUNT, ...values })

const newUser = () => network.backend.hosted.users.find('email', 'new@lab.example')

describe('access', () => {
  test('access is denied if the shortcut did not grant it', async () => {
    clearSecretAccess()
    const { actor, emitted } = start()
    await eventually(() => expect(emitted).toHaveBeenCalledExactlyOnceWith({ type: 'access.denied' }))
    expect(actor.getSnapshot().value).toBe('checkingAccess')
    expect(network.sent).toEqual([])
  })

  test('the direct sign-up shows the form if access was granted, also after a reload', async () => {
    for (const { actor } of [start(), start()])
      expect((await waitFor(actor, (state) => state.matches('editing'))).value).toBe('editing')
  })
})

describe('the form', () => {
  test.each(BAD_EMAILS)(
    'the direct sign-up shows errors and sends nothing for an invalid email: %j %j',
    async (input, errors) => {
      const { value, context } = await submit(start().actor, input)
      expect(value).toBe('editing')
      expect(context.fields.errors).toEqual(errors)
      expect(network.sent).toEqual([])
    },
  )

  test.each(GOOD_INPUT)(
    'the direct sign-up creates the account from unusual valid input: %j',
    async (values, names) => {
      await submit(start().actor, values)
      expect(newUser()?.metadata).toEqual({ first_name: names.firstName, last_name: names.lastName })
    },
  )
})

describe('the account', () => {
  test('the direct sign-up creates the accounts at the provider and at the backend', async () => {
    const { actor, emitted } = start()
    expect((await submit(actor)).value).toBe('fullAccess')
    expect(emitted).toHaveBeenCalledExactlyOnceWith({
      type: 'account.connected',
      grant: { token: expect.any(String), user: expect.objectContaining({ id: expect.any(String) }) },
      hostedUser: { id: newUser()?.id, email: 'new@lab.example', firstName: 'Una', lastName: 'Lindqvist' },
    })
    expect(network.sent.map((line) => line.replace(/\?.*/, ''))).toEqual([SIGN_UP, REGISTER, LOGIN])
  })

  test.each([USERS.una.email, USERS.una.email.toUpperCase()])(
    'the direct sign-up reports that %s has an account and accepts another email',
    async (email) => {
      const { actor } = start()
      const { value, context } = await submit(actor, { email })
      expect({ value, failure: context.failure }).toEqual({ value: 'failed', failure: { kind: 'exists' } })
      expect(context.fields.values).toEqual({ ...NEW_ACCOUNT, email })
      expect((await submit(actor)).value).toBe('fullAccess')
    },
  )

  test('the direct sign-up makes no further call after the page is left', async () => {
    const { actor, emitted } = start()
    network.answerWith(SIGN_UP, async (request) => {
      const answer = await network.backend.handle(request)
      actor.stop()
      return answer
    })
    void submit(actor).catch(() => {})
    await eventually(() => expect(newUser()).toBeDefined())
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(network.sent.at(-1)).toContain(SIGN_UP)
    expect(emitted).not.toHaveBeenCalled()
  })
})
