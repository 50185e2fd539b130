import { describe, expect, test, vi } from 'vitest'
import type { AnyActor, AnyStateMachine } from 'xstate'
import { waitFor } from 'xstate'
import type { SetupTokenProblem } from '../../../../src/domain/setupToken.ts'
import { magicSetupMachine } from '../../../../src/flows/magic-setup/magicSetup.machine.ts'
import { setupMachine } from '../../../../src/flows/setup/setup.machine.ts'
import { eventually } from '../../../support/eventually.ts'
import {
  found,
  lookUpCall,
  PERSON,
  startFilled,
  startMachine,
  TOKEN,
  type,
} from '../../../support/flows/setupLinkMachine.ts'

// The common behavior of the machines of /setup and /magic-setup.

interface Page {
  machine: AnyStateMachine
  /** The state during the look-up, and the one of a token that cannot be used. */
  checking: string
  unusable: string
  /** The calls after the look-up. */
  steps: readonly string[]
  validPassword: string
  refusedPasswords: readonly (readonly [
    password: string,
    confirmPassword: string,
    errors: Readonly<Record<string, string | RegExp>>,
  ])[]
}

const PAGES: Record<string, Page> = {
  '/setup': {
    machine: setupMachine,
    checking: 'verifying',
    unusable: 'rejected',
    steps: ['signUp', 'claim', 'registerAtBackend', 'markRegistered', 'signOut'],
    validPassword: 'Hippocampus-1953',
    refusedPasswords: [
      ['', '', { password: /^Password must contain: at least 8.*uppercase.*lowercase.*number$/ }],
      [
        'hippo',
        'hippo',
        { password: 'Password must contain: at least 8 characters, one uppercase letter, one number' },
      ],
      ['Hippocampus-1953', '', { confirmPassword: 'Passwords do not match' }],
      ['Hippocampus-1953', 'Hippocampus-1953 ', { confirmPassword: 'Passwords do not match' }],
      ['hippo', 'Hippo', { password: /^Password must contain/, confirmPassword: 'Passwords do not match' }],
      [`Aa1${'x'.repeat(70)}`, `Aa1${'x'.repeat(70)}`, { password: /too long/ }],
    ],
  },
  '/magic-setup': {
    machine: magicSetupMachine,
    checking: 'loading',
    unusable: 'invalid',
    steps: ['signUp', 'claim'],
    validPassword: 'sleep-spindle',
    refusedPasswords: [
      ['short', 'short', { password: 'Password must be at least 6 characters long' }],
      ['x', 'y', { password: /^Password must be/, confirmPassword: 'Passwords do not match' }],
      ['sleep-spindle', 'sleep-spindle ', { confirmPassword: 'Passwords do not match' }],
      ['é'.repeat(40), 'é'.repeat(40), { password: /too long/ }],
    ],
  },
}

describe.each(Object.entries(PAGES))('%s', (_path, page) => {
  const { machine, checking, unusable, steps, validPassword } = page

  /** Calls that all succeed. */
  const calls = (lookUp = lookUpCall()) => ({
    ...Object.fromEntries(steps.map((name) => [name, vi.fn(async () => {})])),
    claim: vi.fn(async (): Promise<SetupTokenProblem | null> => null),
    lookUp,
    signUp: vi.fn(async () => ({ kind: 'created' })),
  })
  const start = (lookUp?: ReturnType<typeof lookUpCall>, token?: string | null) =>
    startMachine(machine, calls(lookUp), token)
  const isUnusable = (actor: AnyActor) => waitFor(actor, (state) => state.matches(unusable))

  test("a usable token opens the applicant's form", async () => {
    const { actor, made } = start()
    expect(actor.getSnapshot().value).toBe(checking)
    const { context } = await waitFor(actor, (state) => state.matches({ form: 'choosingPassword' }))
    expect(context.applicant).toEqual({ ...PERSON, setupId: 'setup-1' })
    expect(made.lookUp).toHaveBeenCalledExactlyOnceWith(TOKEN)
  })

  test.each(['used', 'expired'] as const)(
    'a token that is %s cannot be used, and its applicant is known',
    async (state) => {
      const { actor } = start(vi.fn(async () => found(state)))
      expect((await isUnusable(actor)).context).toMatchObject({ problem: state, applicant: PERSON })
    },
  )

  test.each(['unknown', 'malformed', 'missing'] as const)(
    'a token that is %s cannot be used',
    async (state) => {
      const { actor } = start(vi.fn(async () => ({ state })))
      expect((await isUnusable(actor)).context).toMatchObject({ problem: state, applicant: null })
    },
  )

  test('a missing token is looked up as an empty string', () => {
    expect(start(undefined, null).made.lookUp).toHaveBeenCalledExactlyOnceWith('')
  })

  test('a token cannot be used if its application has no email', async () => {
    const { actor } = start(vi.fn(async () => found('usable', null)))
    expect((await isUnusable(actor)).context.problem).toBe('noEmail')
  })

  test('a token can be checked again after the check failed', async () => {
    const { actor, made } = start(lookUpCall().mockRejectedValueOnce(new Error('offline')))
    expect((await isUnusable(actor)).context.problem).toBe('unverified')
    actor.send({ type: 'check.retried' })
    expect(actor.getSnapshot().value).toBe(checking)
    expect((await waitFor(actor, (state) => state.matches('form'))).context.problem).toBeNull()
    expect(made.lookUp).toHaveBeenCalledTimes(2)
  })

  test('a token cannot be checked again if it cannot be used', async () => {
    const { actor, made } = start(vi.fn(async () => found('used')))
    await isUnusable(actor)
    expect(actor.getSnapshot().can({ type: 'check.retried' })).toBe(false)
    for (const event of [{ type: 'check.retried' }, { type: 'form.submitted' }]) actor.send(event)
    expect(actor.getSnapshot().value).toBe(unusable)
    expect(made.lookUp).toHaveBeenCalledOnce()
  })

  test.each(page.refusedPasswords)(
    'the form refuses the password %j with the confirmation %j',
    async (password, confirmPassword, errors) => {
      const { actor, made } = await startFilled(machine, calls(), validPassword)
      type(actor, password, confirmPassword)
      actor.send({ type: 'form.submitted' })
      const { value, context } = actor.getSnapshot()
      expect(value).toEqual({ form: 'choosingPassword' })
      expect(Object.keys(context.fields.errors)).toEqual(Object.keys(errors))
      for (const [name, error] of Object.entries(errors)) expect(context.fields.errors[name]).toMatch(error)
      expect(context.fields.values).toEqual({ password, confirmPassword })
      expect(made.signUp).not.toHaveBeenCalled()
    },
  )

  test.each(['used', 'expired', 'unknown'] as const)(
    'no account is created if the link is %s when the form is submitted',
    async (state) => {
      const { actor, made } = await startFilled(machine, calls(), validPassword)
      made.lookUp.mockResolvedValue(state === 'unknown' ? { state } : found(state))
      actor.send({ type: 'form.submitted' })
      expect((await isUnusable(actor)).context).toMatchObject({ problem: state, isAccountCreated: false })
      expect(made.signUp).not.toHaveBeenCalled()
    },
  )

  test('the form can be submitted again if the link could not be checked', async () => {
    const { actor, made } = await startFilled(machine, calls(), validPassword)
    made.lookUp.mockRejectedValueOnce(new Error('offline'))
    actor.send({ type: 'form.submitted' })
    const { context } = await waitFor(actor, (state) => state.matches({ form: 'failed' }))
    expect(JSON.stringify(context.failure)).toContain('offline')
    expect(made.signUp).not.toHaveBeenCalled()
    actor.send({ type: 'form.submitted' })
    await waitFor(actor, (state) => state.matches('done'))
  })

  test.each(['used', 'expired', 'unknown'] as const)(
    'a link that turns out to be %s after the sign-up is not reported as success',
    async (problem) => {
      const made = { ...calls(), claim: vi.fn(async () => problem) }
      const { actor, emitted } = await startFilled(machine, made, validPassword)
      actor.send({ type: 'form.submitted' })
      expect((await isUnusable(actor)).context).toMatchObject({ problem, isAccountCreated: true })
      expect(emitted).not.toHaveBeenCalled()
    },
  )

  test('claiming the application can be retried without a second sign-up', async () => {
    const { actor, made, emitted } = await startFilled(machine, calls(), validPassword)
    made.claim.mockRejectedValueOnce(new Error('offline'))
    actor.send({ type: 'form.submitted' })
    const { context } = await waitFor(actor, (state) => state.matches('interrupted'))
    expect(context.failure ?? context.claimFailure).toBe('offline')
    expect(emitted).not.toHaveBeenCalled()
    actor.send({ type: 'form.submitted' })
    await waitFor(actor, (state) => state.matches('done'))
    expect(made.signUp).toHaveBeenCalledOnce()
    expect(made.claim).toHaveBeenCalledTimes(2)
    expect(made.claim).toHaveBeenCalledWith(TOKEN)
  })

  test('the form is sent once if submitted twice and cannot be edited while it is sent', async () => {
    const { actor, made } = await startFilled(machine, calls(), validPassword)
    actor.send({ type: 'form.submitted' })
    actor.send({ type: 'form.submitted' })
    actor.send({ type: 'field.edited', name: 'password', value: 'other' })
    const { context } = await waitFor(actor, (state) => state.matches('done'))
    expect(made.signUp).toHaveBeenCalledOnce()
    expect(context.fields.values.password).toBe(validPassword)
  })

  test.each(['lookUp', ...steps])('stopping the actor aborts %s and starts nothing else', async (step) => {
    const stuck = vi.fn(() => new Promise<never>(() => {}))
    const made = { ...calls(), [step]: stuck }
    const { actor, signals, emitted } =
      step === 'lookUp' ? startMachine(machine, made) : await startFilled(machine, made, validPassword)
    actor.send({ type: 'form.submitted' })
    await eventually(() => expect(stuck).toHaveBeenCalledOnce())
    const signal = signals.at(-1)
    expect(signal?.aborted).toBe(false)
    actor.stop()
    expect(signal?.aborted).toBe(true)
    expect(emitted).not.toHaveBeenCalled()
  })
})
