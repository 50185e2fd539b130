import { describe, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { NewAccount } from '../../../../src/domain/registration.ts'
import type { SetupMark } from '../../../../src/flows/setup/setup.machine.ts'
import { setupMachine } from '../../../../src/flows/setup/setup.machine.ts'
import type { AccountOutcome } from '../../../../src/hosted/createAccount.ts'
import type { SetupLookup } from '../../../../src/hosted/setup.ts'
import { fromCall } from '../../../../src/lib/xstate/fromCall.ts'

const TOKEN = 'a'.repeat(64)
const PERSON = { email: 'una@lab.example', firstName: 'Una', lastName: 'Lindqvist' }
const GOOD = 'Hippocampus-1953'

const found = (state: 'usable' | 'used' | 'expired', email: string | null = PERSON.email): SetupLookup => ({
  state,
  setup: { ...PERSON, email, id: 'setup-1', submissionId: 'submission-1', expiresAt: '2030-01-01T00:00:00Z' },
})

/** Calls that all succeed; tests replace single ones. */
function calls() {
  return {
    lookUp: vi.fn(async (_: string): Promise<SetupLookup> => found('usable')),
    signUp: vi.fn(async (_: NewAccount): Promise<AccountOutcome> => ({ kind: 'created' })),
    registerAtBackend: vi.fn(async (_: NewAccount) => {}),
    markRegistered: vi.fn(async (_: SetupMark) => {}),
    markCreated: vi.fn(async (_: SetupMark) => {}),
    signOut: vi.fn(async () => {}),
  }
}

function start(made = calls(), token: string | null = TOKEN) {
  const signals: AbortSignal[] = []
  const recorded = <Input, Output>(call: (input: Input) => Promise<Output>) =>
    fromCall<Output, Input>(({ input, signal }) => {
      signals.push(signal)
      return call(input)
    })
  const actor = createActor(
    setupMachine.provide({
      actors: {
        lookUp: recorded(made.lookUp),
        signUp: recorded(made.signUp),
        registerAtBackend: recorded(made.registerAtBackend),
        markRegistered: recorded(made.markRegistered),
        markCreated: recorded(made.markCreated),
        signOut: recorded(made.signOut),
      },
    }),
    { input: { token } },
  )
  const emitted = vi.fn()
  actor.on('*', emitted)
  return { actor: actor.start(), made, emitted, signals }
}

type Actor = ReturnType<typeof start>['actor']

const fails = (message: string) => async () => {
  throw new Error(message)
}
const never = () => new Promise<never>(() => {})

function type(actor: Actor, password: string, confirmPassword = password) {
  actor.send({ type: 'field.edited', name: 'password', value: password })
  actor.send({ type: 'field.edited', name: 'confirmPassword', value: confirmPassword })
}

/** A machine at the form, with a valid password. */
async function filled(made = calls()) {
  const started = start(made)
  await waitFor(started.actor, (state) => state.matches('form'))
  type(started.actor, GOOD)
  return started
}

const reaches = (actor: Actor, name: 'interrupted' | 'rejected' | 'done' | 'verifying') =>
  waitFor(actor, (state) => state.matches(name))
const reachesForm = (actor: Actor, name: 'failed' | 'alreadyExists') =>
  waitFor(actor, (state) => state.matches({ form: name }))

describe('the setup token', () => {
  test("a usable token opens the applicant's form", async () => {
    const { actor, made } = start()
    expect(actor.getSnapshot().value).toBe('verifying')
    const { context } = await waitFor(actor, (state) => state.matches({ form: 'choosingPassword' }))
    expect(context.applicant).toEqual({ ...PERSON, setupId: 'setup-1' })
    expect(made.lookUp).toHaveBeenCalledExactlyOnceWith(TOKEN)
  })

  test.each(['used', 'expired'] as const)('a token that is %s is rejected', async (state) => {
    const { actor } = start({ ...calls(), lookUp: vi.fn(async () => found(state)) })
    const { context } = await reaches(actor, 'rejected')
    expect(context).toMatchObject({ problem: state, applicant: null })
  })

  test.each(['unknown', 'malformed', 'missing'] as const)('a token that is %s is rejected', async (state) => {
    const { actor } = start({ ...calls(), lookUp: vi.fn(async () => ({ state })) })
    expect((await reaches(actor, 'rejected')).context.problem).toBe(state)
  })

  test('a missing token is looked up as an empty string', async () => {
    const { made } = start(calls(), null)
    expect(made.lookUp).toHaveBeenCalledExactlyOnceWith('')
  })

  test('a token is rejected if its application has no email', async () => {
    const { actor } = start({ ...calls(), lookUp: vi.fn(async () => found('usable', null)) })
    expect((await reaches(actor, 'rejected')).context.problem).toBe('noEmail')
  })

  test('a token can be checked again after the check failed', async () => {
    const lookUp = vi.fn(async (_: string) => found('usable')).mockRejectedValueOnce(new Error('offline'))
    const { actor } = start({ ...calls(), lookUp })
    expect((await reaches(actor, 'rejected')).context.problem).toBe('unverified')
    actor.send({ type: 'check.retried' })
    expect(actor.getSnapshot().value).toBe('verifying')
    expect((await waitFor(actor, (state) => state.matches('form'))).context.problem).toBeNull()
    expect(lookUp).toHaveBeenCalledTimes(2)
  })

  test('a token cannot be checked again after it was rejected', async () => {
    const { actor, made } = start({ ...calls(), lookUp: vi.fn(async () => found('used')) })
    await reaches(actor, 'rejected')
    expect(actor.getSnapshot().can({ type: 'check.retried' })).toBe(false)
    for (const event of [{ type: 'check.retried' }, { type: 'form.submitted' }] as const) actor.send(event)
    expect(actor.getSnapshot().value).toBe('rejected')
    expect(made.lookUp).toHaveBeenCalledOnce()
  })
})

describe('the form', () => {
  test.each([
    ['', '', { password: /^Password must contain: at least 8.*uppercase.*lowercase.*number$/ }],
    [
      'hippo',
      'hippo',
      { password: 'Password must contain: at least 8 characters, one uppercase letter, one number' },
    ],
    [GOOD, '', { confirmPassword: 'Passwords do not match' }],
    [GOOD, `${GOOD} `, { confirmPassword: 'Passwords do not match' }],
    ['hippo', 'Hippo', { password: /^Password must contain/, confirmPassword: 'Passwords do not match' }],
    [`Aa1${'x'.repeat(70)}`, `Aa1${'x'.repeat(70)}`, { password: /too long/ }],
  ])(
    'the form refuses the password %j with the confirmation %j',
    async (password, confirmPassword, errors) => {
      const { actor, made } = await filled()
      type(actor, password, confirmPassword)
      actor.send({ type: 'form.submitted' })
      const { value, context } = actor.getSnapshot()
      expect(value).toEqual({ form: 'choosingPassword' })
      expect(Object.keys(context.fields.errors)).toEqual(Object.keys(errors))
      for (const [name, said] of Object.entries(errors))
        expect(context.fields.errors[name as keyof typeof errors]).toMatch(said)
      expect(context.fields.values).toEqual({ password, confirmPassword })
      expect(made.signUp).not.toHaveBeenCalled()
    },
  )

  test('clears the mismatch error when the password is edited', async () => {
    const { actor } = await filled()
    type(actor, GOOD, 'other')
    actor.send({ type: 'form.submitted' })
    actor.send({ type: 'field.edited', name: 'password', value: 'other' })
    expect(actor.getSnapshot().context.fields.errors).toEqual({})
  })
})

describe('submitting', () => {
  test('creates the accounts, marks both rows and signs out, in this order', async () => {
    const { actor, made, emitted } = await filled()
    actor.send({ type: 'form.submitted' })
    await reaches(actor, 'done')
    const account = { ...PERSON, password: GOOD }
    expect(made.signUp).toHaveBeenCalledExactlyOnceWith(account)
    expect(made.registerAtBackend).toHaveBeenCalledExactlyOnceWith(account)
    expect(made.markRegistered).toHaveBeenCalledExactlyOnceWith({ email: PERSON.email, token: TOKEN })
    expect(made.markCreated).toHaveBeenCalledExactlyOnceWith({ email: PERSON.email, token: TOKEN })
    expect(made.signOut).toHaveBeenCalledOnce()
    const order = [made.signUp, made.registerAtBackend, made.markRegistered, made.markCreated, made.signOut]
    const times = order.map((call) => call.mock.invocationCallOrder[0] ?? 0)
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(emitted).toHaveBeenCalledExactlyOnceWith({ type: 'setup.finished' })
  })

  test('the form is sent once if submitted twice and cannot be edited while it is sent', async () => {
    const { actor, made } = await filled()
    actor.send({ type: 'form.submitted' })
    actor.send({ type: 'form.submitted' })
    actor.send({ type: 'field.edited', name: 'password', value: 'other' })
    await reaches(actor, 'done')
    expect(made.signUp).toHaveBeenCalledOnce()
    expect(made.registerAtBackend.mock.calls[0]?.[0].password).toBe(GOOD)
  })

  test('a refused sign-up shows the reason, keeps the password and can be retried', async () => {
    const signUp = vi
      .fn(async (_: NewAccount): Promise<AccountOutcome> => ({ kind: 'created' }))
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

  test('reports an account with another password and finishes with that password', async () => {
    const signUp = vi
      .fn(async (_: NewAccount): Promise<AccountOutcome> => ({ kind: 'created' }))
      .mockResolvedValueOnce({ kind: 'exists' })
    const { actor, made } = await filled({ ...calls(), signUp })
    actor.send({ type: 'form.submitted' })
    await reachesForm(actor, 'alreadyExists')
    expect(made.markCreated).not.toHaveBeenCalled()
    type(actor, 'The-old-one-1')
    actor.send({ type: 'form.submitted' })
    await reaches(actor, 'done')
  })

  test('finishes even if the backend registration fails', async () => {
    const { actor, made } = await filled({ ...calls(), registerAtBackend: vi.fn(fails('409')) })
    actor.send({ type: 'form.submitted' })
    await reaches(actor, 'done')
    expect(made.markRegistered).toHaveBeenCalledOnce()
  })

  test('finishes even if the sign-out fails', async () => {
    const { actor, emitted } = await filled({ ...calls(), signOut: vi.fn(fails('offline')) })
    actor.send({ type: 'form.submitted' })
    await reaches(actor, 'done')
    expect(emitted).toHaveBeenCalledOnce()
  })

  test.each(['markRegistered', 'markCreated'] as const)(
    'retries a failed %s without a second sign-up',
    async (step) => {
      const call = vi.fn(async (_: SetupMark) => {}).mockRejectedValueOnce(new Error('Network error'))
      const { actor, made, emitted } = await filled({ ...calls(), [step]: call })
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
      for (const other of ['signUp', 'registerAtBackend', 'signOut'] as const)
        expect(made[other]).toHaveBeenCalledOnce()
      expect(made.markRegistered).toHaveBeenCalledTimes(step === 'markRegistered' ? 2 : 1)
    },
  )

  test('signs out and finishes when the remaining steps are skipped', async () => {
    const { actor, made, emitted } = await filled({ ...calls(), markRegistered: vi.fn(fails('403')) })
    actor.send({ type: 'form.submitted' })
    await reaches(actor, 'interrupted')
    actor.send({ type: 'steps.skipped' })
    await reaches(actor, 'done')
    expect(made.signOut).toHaveBeenCalledOnce()
    expect(made.markCreated).not.toHaveBeenCalled()
    expect(emitted).toHaveBeenCalledOnce()
  })
})

describe('leaving the page', () => {
  test.each(['lookUp', 'signUp', 'registerAtBackend', 'markRegistered', 'markCreated', 'signOut'] as const)(
    'stopping the actor aborts %s and starts nothing else',
    async (step) => {
      const made = { ...calls(), [step]: vi.fn(never) }
      const { actor, signals, emitted } = step === 'lookUp' ? start(made) : await filled(made)
      actor.send({ type: 'form.submitted' })
      await vi.waitFor(() => expect(made[step]).toHaveBeenCalledOnce())
      const signal = signals.at(-1)
      expect(signal?.aborted).toBe(false)
      actor.stop()
      expect(signal?.aborted).toBe(true)
      expect(emitted).not.toHaveBeenCalled()
    },
  )
})
