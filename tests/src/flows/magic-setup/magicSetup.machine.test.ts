import { describe, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { AccountRequest, MagicSetupMark } from '../../../../src/flows/magic-setup/magicSetup.machine.ts'
import { magicSetupMachine } from '../../../../src/flows/magic-setup/magicSetup.machine.ts'
import type { AccountOutcome } from '../../../../src/hosted/createAccount.ts'
import type { SetupLookup } from '../../../../src/hosted/setup.ts'
import { fromCall } from '../../../../src/lib/xstate/fromCall.ts'

const TOKEN = 'a'.repeat(64)
const PERSON = { email: 'una@lab.example', firstName: 'Una', lastName: 'Lindqvist' }
const GOOD = 'sleep-spindle'
const ACCOUNT = { ...PERSON, password: GOOD }

const found = (state: 'usable' | 'used' | 'expired', email: string | null = PERSON.email): SetupLookup => ({
  state,
  setup: { ...PERSON, email, id: 'setup-1', submissionId: 'submission-1', expiresAt: '2030-01-01T00:00:00Z' },
})

/** Calls that all succeed; tests replace single ones. */
function calls() {
  return {
    lookUp: vi.fn(async (_: string): Promise<SetupLookup> => found('usable')),
    signUp: vi.fn(async (_: AccountRequest): Promise<AccountOutcome> => ({ kind: 'created' })),
    markUsed: vi.fn(async (_: MagicSetupMark) => {}),
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
    magicSetupMachine.provide({
      actors: {
        lookUp: recorded(made.lookUp),
        signUp: recorded(made.signUp),
        markUsed: recorded(made.markUsed),
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

const reaches = (actor: Actor, name: 'invalid' | 'alreadyExists' | 'done') =>
  waitFor(actor, (state) => state.matches(name))
const failsInForm = (actor: Actor) => waitFor(actor, (state) => state.matches({ form: 'failed' }))

describe('the setup token', () => {
  test("a usable token opens the applicant's form", async () => {
    const { actor, made } = start()
    expect(actor.getSnapshot().value).toBe('loading')
    const { context } = await waitFor(actor, (state) => state.matches({ form: 'choosingPassword' }))
    expect(context.applicant).toEqual({ ...PERSON, setupId: 'setup-1' })
    expect(made.lookUp).toHaveBeenCalledExactlyOnceWith(TOKEN)
  })

  test.each(['used', 'expired'] as const)(
    'a token that is %s is invalid, and its applicant is known',
    async (state) => {
      const { actor } = start({ ...calls(), lookUp: vi.fn(async () => found(state)) })
      const { context } = await reaches(actor, 'invalid')
      expect(context).toMatchObject({ problem: state, applicant: PERSON })
    },
  )

  test.each(['unknown', 'malformed', 'missing'] as const)('a token that is %s is invalid', async (state) => {
    const { actor } = start({ ...calls(), lookUp: vi.fn(async () => ({ state })) })
    expect((await reaches(actor, 'invalid')).context).toMatchObject({ problem: state, applicant: null })
  })

  test('a missing token is looked up as an empty string', async () => {
    const { made } = start(calls(), null)
    expect(made.lookUp).toHaveBeenCalledExactlyOnceWith('')
  })

  test('a token is invalid if its application has no email', async () => {
    const { actor } = start({ ...calls(), lookUp: vi.fn(async () => found('usable', null)) })
    expect((await reaches(actor, 'invalid')).context.problem).toBe('noEmail')
  })

  test('a token can be checked again after the check failed', async () => {
    const lookUp = vi.fn(async (_: string) => found('usable')).mockRejectedValueOnce(new Error('offline'))
    const { actor } = start({ ...calls(), lookUp })
    expect((await reaches(actor, 'invalid')).context.problem).toBe('unverified')
    actor.send({ type: 'check.retried' })
    expect(actor.getSnapshot().value).toBe('loading')
    expect((await waitFor(actor, (state) => state.matches('form'))).context.problem).toBeNull()
  })

  test('a token cannot be checked again after it was rejected', async () => {
    const { actor, made } = start({ ...calls(), lookUp: vi.fn(async () => found('used')) })
    await reaches(actor, 'invalid')
    expect(actor.getSnapshot().can({ type: 'check.retried' })).toBe(false)
    actor.send({ type: 'form.submitted' })
    expect(actor.getSnapshot().value).toBe('invalid')
    expect(made.lookUp).toHaveBeenCalledOnce()
  })
})

describe('the form', () => {
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

  test.each([
    ['short', 'short', { password: 'Password must be at least 6 characters long' }],
    ['x', 'y', { password: /^Password must be/, confirmPassword: 'Passwords do not match' }],
    [GOOD, `${GOOD} `, { confirmPassword: 'Passwords do not match' }],
    ['é'.repeat(40), 'é'.repeat(40), { password: /too long/ }],
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
      expect(made.signUp).not.toHaveBeenCalled()
    },
  )
})

describe('submitting', () => {
  test('creates the account, marks the link and emits the setup data', async () => {
    const { actor, made, emitted } = await filled()
    actor.send({ type: 'form.submitted' })
    expect(actor.getSnapshot().value).toBe('creatingAccount')
    await waitFor(actor, (state) => state.matches('marking'))
    await reaches(actor, 'done')
    expect(made.signUp).toHaveBeenCalledExactlyOnceWith({ account: ACCOUNT, allowExisting: false })
    expect(made.markUsed).toHaveBeenCalledExactlyOnceWith({ setupId: 'setup-1', token: TOKEN })
    expect(emitted).toHaveBeenCalledExactlyOnceWith({ type: 'account.created', data: ACCOUNT, token: TOKEN })
  })

  test('the form is sent once if submitted twice and cannot be edited while it is sent', async () => {
    const { actor, made, emitted } = await filled()
    actor.send({ type: 'form.submitted' })
    actor.send({ type: 'form.submitted' })
    actor.send({ type: 'field.edited', name: 'password', value: 'another' })
    await reaches(actor, 'done')
    expect(made.signUp).toHaveBeenCalledOnce()
    expect(emitted.mock.calls[0]?.[0].data.password).toBe(GOOD)
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

describe('leaving the page', () => {
  test.each(['lookUp', 'signUp', 'markUsed'] as const)(
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
