import { describe, expect, test, vi } from 'vitest'
import type { ActorRefFrom } from 'xstate'
import { waitFor } from 'xstate'
import type { SetupTokenProblem } from '../../../../src/domain/setupToken.ts'
import { magicSetupMachine } from '../../../../src/flows/magic-setup/magicSetup.machine.ts'
import type { AccountDetails } from '../../../../src/hosted/createAccount.ts'
import type { OpenedAccount } from '../../../../src/hosted/openAccount.ts'
import type { BackendGrant } from '../../../../src/session/session.types.ts'
import { lookUpCall, PERSON, startFilled, TOKEN, type } from '../../../support/flows/setupLinkMachine.ts'
import { grant, hostedUser } from '../../../support/newAccount.ts'

// The behavior that /setup shares is tested in tests/src/modules/setup-link.

const GOOD = 'sleep-spindle'
const ACCOUNT = { ...PERSON, password: GOOD }
const CREATED = { kind: 'created', hostedUser } as const

/** Calls that all succeed; tests replace single ones. */
function calls() {
  return {
    lookUp: lookUpCall(),
    signUp: vi.fn(async (_: AccountDetails): Promise<OpenedAccount> => CREATED),
    claim: vi.fn(async (_: string): Promise<SetupTokenProblem | null> => null),
    logInAtBackend: vi.fn(async (_: AccountDetails): Promise<BackendGrant | null> => null),
  }
}

/** A machine at the form, with a valid password. */
const filled = (made = calls()) => startFilled(magicSetupMachine, made, GOOD)

type Actor = ActorRefFrom<typeof magicSetupMachine>

const reaches = (actor: Actor, name: 'alreadyExists' | 'done') =>
  waitFor(actor, (state) => state.matches(name))
const failsInForm = (actor: Actor) => waitFor(actor, (state) => state.matches({ form: 'failed' }))

describe('magicSetupMachine', () => {
  test.each([
    ['', ''],
    [GOOD, ''],
    ['', GOOD],
  ])(
    'the form cannot be submitted with the password %j and the confirmation %j',
    async (password, confirmPassword) => {
      const { actor, made } = await filled()
      type(actor, password, confirmPassword)
      expect(actor.getSnapshot().can({ type: 'form.submitted' })).toBe(false)
      actor.send({ type: 'form.submitted' })
      expect(made.signUp).not.toHaveBeenCalled()
    },
  )

  test('the magic-setup machine creates the account, claims the application and emits the setup data', async () => {
    const { actor, made, emitted } = await filled()
    actor.send({ type: 'form.submitted' })
    expect(actor.getSnapshot().value).toBe('checkingLink')
    await waitFor(actor, (state) => state.matches('claiming'))
    await reaches(actor, 'done')
    expect(made.signUp).toHaveBeenCalledExactlyOnceWith(ACCOUNT)
    expect(made.claim).toHaveBeenCalledExactlyOnceWith(TOKEN)
    expect(made.logInAtBackend).not.toHaveBeenCalled()
    expect(emitted).toHaveBeenCalledExactlyOnceWith({ type: 'account.created', data: ACCOUNT, token: TOKEN })
  })

  test('the magic-setup machine claims nothing and emits no password if the account exists with another password', async () => {
    const signUp = vi.fn(async (): Promise<OpenedAccount> => ({ kind: 'exists' }))
    const { actor, made, emitted } = await filled({ ...calls(), signUp })
    actor.send({ type: 'form.submitted' })
    await reaches(actor, 'alreadyExists')
    expect(made.claim).not.toHaveBeenCalled()
    expect(emitted).toHaveBeenCalledExactlyOnceWith({ type: 'account.existed', token: TOKEN })
  })

  test.each([
    ['continues to onboarding', null, { type: 'account.created', data: ACCOUNT, token: TOKEN }],
    ['opens the dashboard', grant, { type: 'account.opened', grant, hostedUser }],
  ])('an existing account that accepts the password %s (%#)', async (_, granted, event) => {
    const signUp = vi.fn(async (): Promise<OpenedAccount> => ({ ...CREATED, existed: true }))
    const logInAtBackend = vi.fn(async () => granted)
    const { actor, made, emitted } = await filled({ ...calls(), signUp, logInAtBackend })
    actor.send({ type: 'form.submitted' })
    await waitFor(actor, (state) => state.status === 'done')
    expect(made.claim).toHaveBeenCalledExactlyOnceWith(TOKEN)
    expect(logInAtBackend).toHaveBeenCalledExactlyOnceWith(ACCOUNT)
    expect(emitted).toHaveBeenCalledExactlyOnceWith(event)
  })

  test('a refused sign-up shows the reason, keeps the password and can be retried', async () => {
    const signUp = vi
      .fn(async (_: AccountDetails): Promise<OpenedAccount> => CREATED)
      .mockResolvedValueOnce({ kind: 'refused', reason: 'Signups not allowed' })
    const { actor } = await filled({ ...calls(), signUp })
    actor.send({ type: 'form.submitted' })
    const { context } = await failsInForm(actor)
    expect(context.failure).toEqual({ message: 'Failed to create account', reason: 'Signups not allowed' })
    expect(context.fields.values.password).toBe(GOOD)
    actor.send({ type: 'form.submitted' })
    expect(actor.getSnapshot().context.failure).toBeNull()
    await reaches(actor, 'done')
  })

  test('can be retried if the response of the sign-up was lost', async () => {
    const signUp = vi
      .fn(async (_: AccountDetails): Promise<OpenedAccount> => CREATED)
      .mockRejectedValueOnce(new Error('Check your connection.'))
    const { actor } = await filled({ ...calls(), signUp })
    actor.send({ type: 'form.submitted' })
    expect((await failsInForm(actor)).context.failure).toEqual({
      message: 'Failed to create account. Please try again.',
      reason: 'Check your connection.',
    })
    actor.send({ type: 'form.submitted' })
    await reaches(actor, 'done')
    expect(signUp).toHaveBeenCalledTimes(2)
  })
})
