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

/** The calls, all of which succeed; a test replaces what it is about. */
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
  const heard = <Input, Output>(call: (input: Input) => Promise<Output>) =>
    fromCall<Output, Input>(({ input, signal }) => {
      signals.push(signal)
      return call(input)
    })
  const actor = createActor(
    setupMachine.provide({
      actors: {
        lookUp: heard(made.lookUp),
        signUp: heard(made.signUp),
        registerAtBackend: heard(made.registerAtBackend),
        markRegistered: heard(made.markRegistered),
        markCreated: heard(made.markCreated),
        signOut: heard(made.signOut),
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

/** Up to the form, filled in well. */
async function filled(made = calls()) {
  const started = start(made)
  await waitFor(started.actor, (state) => state.matches('form'))
  type(started.actor, GOOD)
  return started
}

const reaches = (actor: Actor, name: 'interrupted' | 'rejected' | 'done' | 'verifying') =>
  waitFor(actor, (state) => state.matches(name))
const settlesInForm = (actor: Actor, name: 'failed' | 'alreadyExists') =>
  waitFor(actor, (state) => state.matches({ form: name }))

describe('the token', () => {
  test('usable leads to the form of its person', async () => {
    const { actor, made } = start()
    expect(actor.getSnapshot().value).toBe('verifying')
    const { context } = await waitFor(actor, (state) => state.matches({ form: 'choosingPassword' }))
    expect(context.applicant).toEqual({ ...PERSON, setupId: 'setup-1' })
    expect(made.lookUp).toHaveBeenCalledExactlyOnceWith(TOKEN)
  })

  test.each(['used', 'expired'] as const)('%s is rejected', async (state) => {
    const { actor } = start({ ...calls(), lookUp: vi.fn(async () => found(state)) })
    const { context } = await reaches(actor, 'rejected')
    expect(context).toMatchObject({ problem: state, applicant: null })
  })

  test.each(['unknown', 'malformed', 'missing'] as const)('%s is rejected', async (state) => {
    const { actor } = start({ ...calls(), lookUp: vi.fn(async () => ({ state })) })
    expect((await reaches(actor, 'rejected')).context.problem).toBe(state)
  })

  test('none is looked up as an empty one', async () => {
    const { made } = start(calls(), null)
    expect(made.lookUp).toHaveBeenCalledExactlyOnceWith('')
  })

  test('of an application without an address is rejected', async () => {
    const { actor } = start({ ...calls(), lookUp: vi.fn(async () => found('usable', null)) })
    expect((await reaches(actor, 'rejected')).context.problem).toBe('noEmail')
  })

  test('that could not be looked up is looked up again on request', async () => {
    const lookUp = vi.fn(async (_: string) => found('usable')).mockRejectedValueOnce(new Error('offline'))
    const { actor } = start({ ...calls(), lookUp })
    expect((await reaches(actor, 'rejected')).context.problem).toBe('unverified')
    actor.send({ type: 'check.retried' })
    expect(actor.getSnapshot().value).toBe('verifying')
    expect((await waitFor(actor, (state) => state.matches('form'))).context.problem).toBeNull()
    expect(lookUp).toHaveBeenCalledTimes(2)
  })

  test('that is worth nothing is not looked up again', async () => {
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
  ])('refuses %j and %j', async (password, confirmPassword, errors) => {
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
  })

  test('a mismatch is no more where either of the two was edited', async () => {
    const { actor } = await filled()
    type(actor, GOOD, 'other')
    actor.send({ type: 'form.submitted' })
    actor.send({ type: 'field.edited', name: 'password', value: 'other' })
    expect(actor.getSnapshot().context.fields.errors).toEqual({})
  })
})

describe('submitting', () => {
  test('makes the accounts, marks both rows and signs out, in this order', async () => {
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

  test('a second press sends nothing more, and what was typed stays as it is', async () => {
    const { actor, made } = await filled()
    actor.send({ type: 'form.submitted' })
    actor.send({ type: 'form.submitted' })
    actor.send({ type: 'field.edited', name: 'password', value: 'other' })
    await reaches(actor, 'done')
    expect(made.signUp).toHaveBeenCalledOnce()
    expect(made.registerAtBackend.mock.calls[0]?.[0].password).toBe(GOOD)
  })

  test('a sign-up that was refused says why, keeps the password and can be tried again', async () => {
    const signUp = vi
      .fn(async (_: NewAccount): Promise<AccountOutcome> => ({ kind: 'created' }))
      .mockResolvedValueOnce({ kind: 'refused', reason: 'Signups not allowed' })
      .mockRejectedValueOnce(new Error('Network error'))
    const { actor, made } = await filled({ ...calls(), signUp })
    actor.send({ type: 'form.submitted' })
    const { context } = await settlesInForm(actor, 'failed')
    expect(context.failure).toBe('Signups not allowed')
    expect(context.fields.values.password).toBe(GOOD)
    actor.send({ type: 'form.submitted' })
    expect(actor.getSnapshot().context.failure).toBeNull()
    expect((await settlesInForm(actor, 'failed')).context.failure).toBe('Network error')
    expect(made.registerAtBackend).not.toHaveBeenCalled()
    type(actor, 'Another-1953')
    actor.send({ type: 'form.submitted' })
    await reaches(actor, 'done')
    expect(signUp.mock.lastCall?.[0].password).toBe('Another-1953')
  })

  test('an account with another password is told, and opened by its own', async () => {
    const signUp = vi
      .fn(async (_: NewAccount): Promise<AccountOutcome> => ({ kind: 'created' }))
      .mockResolvedValueOnce({ kind: 'exists' })
    const { actor, made } = await filled({ ...calls(), signUp })
    actor.send({ type: 'form.submitted' })
    await settlesInForm(actor, 'alreadyExists')
    expect(made.markCreated).not.toHaveBeenCalled()
    type(actor, 'The-old-one-1')
    actor.send({ type: 'form.submitted' })
    await reaches(actor, 'done')
  })

  test('the backend may fail', async () => {
    const { actor, made } = await filled({ ...calls(), registerAtBackend: vi.fn(fails('409')) })
    actor.send({ type: 'form.submitted' })
    await reaches(actor, 'done')
    expect(made.markRegistered).toHaveBeenCalledOnce()
  })

  test('so may the sign-out', async () => {
    const { actor, emitted } = await filled({ ...calls(), signOut: vi.fn(fails('offline')) })
    actor.send({ type: 'form.submitted' })
    await reaches(actor, 'done')
    expect(emitted).toHaveBeenCalledOnce()
  })

  test.each(['markRegistered', 'markCreated'] as const)(
    '%s that failed is tried again without a second sign-up',
    async (step) => {
      const call = vi.fn(async (_: SetupMark) => {}).mockRejectedValueOnce(new Error('Network error'))
      const { actor, made, emitted } = await filled({ ...calls(), [step]: call })
      actor.send({ type: 'form.submitted' })
      expect((await reaches(actor, 'interrupted')).context.failure).toBe('Network error')
      expect(emitted).not.toHaveBeenCalled()
      // The account has this password: it cannot be edited any more.
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

  test('whoever does not wait for the rest is signed out and goes on', async () => {
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

describe('leaving', () => {
  test.each(['lookUp', 'signUp', 'registerAtBackend', 'markRegistered', 'markCreated', 'signOut'] as const)(
    'in the middle of %s aborts it, and nothing follows',
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
