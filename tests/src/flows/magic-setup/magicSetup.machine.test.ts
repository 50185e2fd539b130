import { describe, expect, test, vi } from 'vitest'
import type { ActorRefFrom } from 'xstate'
import { waitFor } from 'xstate'
import type { AccountRequest, MagicSetupMark } from '../../../../src/flows/magic-setup/magicSetup.machine.ts'
import { magicSetupMachine } from '../../../../src/flows/magic-setup/magicSetup.machine.ts'
import type { AccountOutcome } from '../../../../src/hosted/createAccount.ts'
import {
  fails,
  lookUpCall,
  PERSON,
  startFilled,
  TOKEN,
  type,
} from '../../../support/flows/setupLinkMachine.ts'

// The behavior that /setup shares is tested in tests/src/modules/setup-link.

const GOOD = 'sleep-spindle'
const ACCOUNT = { ...PERSON, password: GOOD }

/** Calls that all succeed; tests replace single ones. */
function calls() {
  return {
    lookUp: lookUpCall(),
    signUp: vi.fn(async (_: AccountRequest): Promise<AccountOutcome> => ({ kind: 'created' })),
    markUsed: vi.fn(async (_: MagicSetupMark) => {}),
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

  test('creates the account, marks the link and emits the setup data', async () => {
    const { actor, made, emitted } = await filled()
    actor.send({ type: 'form.submitted' })
    expect(actor.getSnapshot().value).toBe('creatingAccount')
    await waitFor(actor, (state) => state.matches('marking'))
    await reaches(actor, 'done')
    expect(made.signUp).toHaveBeenCalledExactlyOnceWith({ account: ACCOUNT, allowExisting: false })
    expect(made.markUsed).toHaveBeenCalledExactlyOnceWith({ token: TOKEN })
    expect(emitted).toHaveBeenCalledExactlyOnceWith({ type: 'account.created', data: ACCOUNT, token: TOKEN })
  })

  test('marks the link and emits no password if the account exists', async () => {
    const signUp = vi.fn(async (): Promise<AccountOutcome> => ({ kind: 'exists' }))
    const { actor, made, emitted } = await filled({ ...calls(), signUp })
    actor.send({ type: 'form.submitted' })
    await reaches(actor, 'alreadyExists')
    expect(made.markUsed).toHaveBeenCalledOnce()
    expect(emitted).toHaveBeenCalledExactlyOnceWith({ type: 'account.existed', token: TOKEN })
  })

  test.each([
    ['created', 'done'],
    ['exists', 'alreadyExists'],
  ] as const)('continues if the link cannot be marked: %s', async (kind, end) => {
    const signUp = vi.fn(async (): Promise<AccountOutcome> => ({ kind }))
    const { actor, emitted } = await filled({ ...calls(), signUp, markUsed: vi.fn(fails('offline')) })
    actor.send({ type: 'form.submitted' })
    await reaches(actor, end)
    expect(emitted).toHaveBeenCalledOnce()
  })

  test('a refused sign-up shows the reason, keeps the password and can be retried', async () => {
    const signUp = vi
      .fn(async (_: AccountRequest): Promise<AccountOutcome> => ({ kind: 'created' }))
      .mockResolvedValueOnce({ kind: 'refused', reason: 'Signups not allowed' })
    const { actor } = await filled({ ...calls(), signUp })
    actor.send({ type: 'form.submitted' })
    const { context } = await failsInForm(actor)
    expect(context.failure).toEqual({ message: 'Failed to create account', reason: 'Signups not allowed' })
    expect(context.fields.values.password).toBe(GOOD)
    actor.send({ type: 'form.submitted' })
    expect(actor.getSnapshot().context.failure).toBeNull()
    await reaches(actor, 'done')
    expect(signUp.mock.lastCall?.[0].allowExisting).toBe(false)
  })

  test('accepts an existing account on retry if the first response was lost', async () => {
    const signUp = vi
      .fn(async (_: AccountRequest): Promise<AccountOutcome> => ({ kind: 'created' }))
      .mockRejectedValueOnce(new Error('Check your connection.'))
    const { actor } = await filled({ ...calls(), signUp })
    actor.send({ type: 'form.submitted' })
    expect((await failsInForm(actor)).context.failure).toEqual({
      message: 'Failed to create account. Please try again.',
      reason: 'Check your connection.',
    })
    actor.send({ type: 'form.submitted' })
    await reaches(actor, 'done')
    expect(signUp.mock.lastCall?.[0]).toEqual({ account: ACCOUNT, allowExisting: true })
  })
})
