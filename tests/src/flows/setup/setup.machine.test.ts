import { describe, expect, test, vi } from 'vitest'
import type { ActorRefFrom } from 'xstate'
import { waitFor } from 'xstate'
import type { NewAccount } from '../../../../src/domain/registration.ts'
import type { SetupTokenProblem } from '../../../../src/domain/setupToken.ts'
import { setupMachine } from '../../../../src/flows/setup/setup.machine.ts'
import type { OpenedAccount } from '../../../../src/hosted/openAccount.ts'
import {
  fails,
  lookUpCall,
  PERSON,
  startFilled,
  TOKEN,
  type,
} from '../../../support/flows/setupLinkMachine.ts'

// The behavior that /magic-setup shares is tested in tests/src/modules/setup-link.

const GOOD = 'Hippocampus-1953'
const CREATED: OpenedAccount = { kind: 'created', hostedUser: { id: 'user-1', ...PERSON } }

/** Calls that all succeed; tests replace single ones. */
function calls() {
  return {
    lookUp: lookUpCall(),
    signUp: vi.fn(async (_: NewAccount): Promise<OpenedAccount> => CREATED),
    registerAtBackend: vi.fn(async (_: NewAccount) => {}),
    markRegistered: vi.fn(async () => {}),
    claim: vi.fn(async (_: string): Promise<SetupTokenProblem | null> => null),
    signOut: vi.fn(async () => {}),
  }
}

/** A machine at the form, with a valid password. */
const filled = (made = calls()) => startFilled(setupMachine, made, GOOD)

type Actor = ActorRefFrom<typeof setupMachine>

const reaches = (actor: Actor, name: 'interrupted' | 'done') => waitFor(actor, (state) => state.matches(name))
const reachesForm = (actor: Actor, name: 'failed' | 'alreadyExists') =>
  waitFor(actor, (state) => state.matches({ form: name }))

describe('setupMachine', () => {
  test('the setup machine clears the mismatch error when the password is edited', async () => {
    const { actor } = await filled()
    type(actor, GOOD, 'other')
    actor.send({ type: 'form.submitted' })
    actor.send({ type: 'field.edited', name: 'password', value: 'other' })
    expect(actor.getSnapshot().context.fields.errors).toEqual({})
  })

  test('the setup machine creates the accounts, marks both rows and signs out, in this order', async () => {
    const { actor, made, emitted } = await filled()
    actor.send({ type: 'form.submitted' })
    await reaches(actor, 'done')
    const account = { ...PERSON, password: GOOD }
    expect(made.signUp).toHaveBeenCalledExactlyOnceWith(account)
    expect(made.registerAtBackend).toHaveBeenCalledExactlyOnceWith(account)
    expect(made.claim).toHaveBeenCalledExactlyOnceWith(TOKEN)
    expect(made.markRegistered).toHaveBeenCalledOnce()
    expect(made.signOut).toHaveBeenCalledOnce()
    const order = [made.signUp, made.claim, made.registerAtBackend, made.markRegistered, made.signOut]
    const times = order.map((call) => call.mock.invocationCallOrder[0] ?? 0)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(emitted).toHaveBeenCalledExactlyOnceWith({ type: 'setup.finished', outcome: 'complete' })
  })

  test('a refused sign-up shows the reason, keeps the password and can be retried', async () => {
    const signUp = vi
      .fn(async (_: NewAccount): Promise<OpenedAccount> => CREATED)
      .mockResolvedValueOnce({ kind: 'refused', reason: 'Signups not allowed' })
      .mockRejectedValueOnce(new Error('Network error'))
    const { actor, made } = await filled({ ...calls(), signUp })
    actor.send({ type: 'form.submitted' })
    const { context } = await reachesForm(actor, 'failed')
    expect(context.failure).toBe('Signups not allowed')
    expect(context.fields.values.password).toBe(GOOD)
    actor.send({ type: 'form.submitted' })
    expect(actor.getSnapshot().context.failure).toBeNull()
    expect((await reachesForm(actor, 'failed')).context.failure).toBe('Network error')
    expect(made.registerAtBackend).not.toHaveBeenCalled()
    type(actor, 'Another-1953')
    actor.send({ type: 'form.submitted' })
    await reaches(actor, 'done')
    expect(signUp.mock.lastCall?.[0].password).toBe('Another-1953')
  })

  test('the setup machine reports an account with another password and finishes with that password', async () => {
    const signUp = vi
      .fn(async (_: NewAccount): Promise<OpenedAccount> => CREATED)
      .mockResolvedValueOnce({ kind: 'exists' })
    const { actor, made } = await filled({ ...calls(), signUp })
    actor.send({ type: 'form.submitted' })
    await reachesForm(actor, 'alreadyExists')
    expect(made.claim).not.toHaveBeenCalled()
    type(actor, 'The-old-one-1')
    actor.send({ type: 'form.submitted' })
    await reaches(actor, 'done')
  })

  test('the setup machine reports that the backend account is missing if the backend registration fails', async () => {
    const { actor, made, emitted } = await filled({ ...calls(), registerAtBackend: vi.fn(fails('409')) })
    actor.send({ type: 'form.submitted' })
    await reaches(actor, 'done')
    expect(made.markRegistered).toHaveBeenCalledOnce()
    expect(emitted).toHaveBeenCalledExactlyOnceWith({ type: 'setup.finished', outcome: 'noBackendAccount' })
  })

  test('the setup machine finishes even if the sign-out fails', async () => {
    const { actor, emitted } = await filled({ ...calls(), signOut: vi.fn(fails('offline')) })
    actor.send({ type: 'form.submitted' })
    await reaches(actor, 'done')
    expect(emitted).toHaveBeenCalledOnce()
  })

  test('the setup machine retries a failed markRegistered without a second sign-up', async () => {
    const call = vi.fn(async () => {}).mockRejectedValueOnce(new Error('Network error'))
    const { actor, made, emitted } = await filled({ ...calls(), markRegistered: call })
    actor.send({ type: 'form.submitted' })
    expect((await reaches(actor, 'interrupted')).context.failure).toBe('Network error')
    expect(emitted).not.toHaveBeenCalled()
    // The account has this password, so it can no longer be edited.
    actor.send({ type: 'field.edited', name: 'password', value: 'other' })
    expect(actor.getSnapshot().context.fields.values.password).toBe(GOOD)
    actor.send({ type: 'form.submitted' })
    expect(actor.getSnapshot()).toMatchObject({ context: { failure: null } })
    await reaches(actor, 'done')
    expect(call).toHaveBeenCalledTimes(2)
    for (const other of ['signUp', 'claim', 'registerAtBackend', 'signOut'] as const)
      expect(made[other]).toHaveBeenCalledOnce()
  })

  test.each([
    ['claim', 'unclaimed'],
    ['markRegistered', 'unmarked'],
  ] as const)(
    'the setup machine signs out and reports the outcome if the steps from %s are skipped: %s',
    async (step, outcome) => {
      const { actor, made, emitted } = await filled({ ...calls(), [step]: vi.fn(fails('403')) })
      actor.send({ type: 'form.submitted' })
      await reaches(actor, 'interrupted')
      actor.send({ type: 'steps.skipped' })
      await reaches(actor, 'done')
      expect(made.signOut).toHaveBeenCalledOnce()
      expect(made.registerAtBackend).toHaveBeenCalledTimes(step === 'claim' ? 0 : 1)
      expect(emitted).toHaveBeenCalledExactlyOnceWith({ type: 'setup.finished', outcome })
    },
  )
})
