import { describe, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { AccountRequest } from '../../../../src/flows/direct-signup/directSignup.machine.ts'
import { directSignupMachine } from '../../../../src/flows/direct-signup/directSignup.machine.ts'
import type { OpenedAccount } from '../../../../src/hosted/openAccount.ts'
import { fromCall } from '../../../../src/lib/xstate/fromCall.ts'
import type { AccountValues } from '../../../../src/modules/account/accountFields.ts'
import type { BackendGrant } from '../../../../src/session/session.types.ts'
import { mira } from '../../../../stories/support/users.ts'

const account: AccountValues = {
  firstName: 'Mira',
  lastName: 'Okafor',
  email: 'mira@lab.example',
  password: 'sleep-spindle-9',
  confirmPassword: 'sleep-spindle-9',
}
const hostedUser = { id: '3', email: account.email, firstName: 'Mira', lastName: 'Okafor' }
const grant: BackendGrant = { token: 'token-1', user: mira }

const failing = (message: string) => async () => {
  throw new Error(message)
}

interface Services {
  checkAccess(): Promise<boolean>
  createAccount(request: AccountRequest): Promise<OpenedAccount>
  connectBackend(account: AccountValues): Promise<BackendGrant>
}

function start(services: Partial<Services> = {}) {
  const calls = {
    createAccount: vi.fn(services.createAccount ?? (async () => ({ kind: 'created' as const, hostedUser }))),
    connectBackend: vi.fn(services.connectBackend ?? (async () => grant)),
  }
  const signals: AbortSignal[] = []
  const actor = createActor(
    directSignupMachine.provide({
      actors: {
        checkAccess: fromCall(services.checkAccess ?? (async () => true)),
        createAccount: fromCall(({ input, signal }) => {
          signals.push(signal)
          return calls.createAccount(input)
        }),
        connectBackend: fromCall(({ input }) => calls.connectBackend(input)),
      },
    }),
  )
  const emitted = vi.fn()
  actor.on('*', emitted)
  return { actor: actor.start(), ...calls, emitted, signals }
}

type Actor = ReturnType<typeof start>['actor']

const edit = (actor: Actor, values: Partial<AccountValues>) => {
  for (const [name, value] of Object.entries(values))
    actor.send({ type: 'field.edited', name: name as keyof AccountValues, value })
}

async function submit(actor: Actor) {
  await waitFor(actor, (state) => state.matches('editing'))
  edit(actor, account)
  actor.send({ type: 'form.submitted' })
}

const waitUntilIdle = (actor: Actor) =>
  waitFor(actor, (state) => !state.matches('creatingAccount') && !state.matches('connectingBackend'))

describe('access', () => {
  test('shows the form if access is granted', async () => {
    const { actor, emitted } = start()
    expect(actor.getSnapshot().value).toBe('checkingAccess')
    const { context } = await waitFor(actor, (state) => state.matches('editing'))
    expect(Object.values(context.fields.values)).toEqual(['', '', '', '', ''])
    expect(emitted).not.toHaveBeenCalled()
  })

  test.each([
    ['is not granted', async () => false],
    ['cannot be checked', failing('Storage is off')],
  ])('the form is not shown if access %s', async (_, checkAccess) => {
    const { actor, emitted, createAccount } = start({ checkAccess })
    await vi.waitFor(() => expect(emitted).toHaveBeenCalledExactlyOnceWith({ type: 'access.denied' }))
    edit(actor, account)
    actor.send({ type: 'form.submitted' })
    expect(actor.getSnapshot().value).toBe('checkingAccess')
    expect(createAccount).not.toHaveBeenCalled()
  })
})

describe('the form', () => {
  test('the form requires all five fields', async () => {
    const { actor, createAccount } = start()
    await waitFor(actor, (state) => state.matches('editing'))
    actor.send({ type: 'form.submitted' })
    expect(actor.getSnapshot().context.fields.errors).toEqual({
      firstName: 'Please enter your first name.',
      lastName: 'Please enter your last name.',
      email: 'Please enter your email.',
      password: 'Password must be at least 6 characters long',
    })
    edit(actor, { password: 'sleep-spindle-9' })
    actor.send({ type: 'form.submitted' })
    expect(actor.getSnapshot().context.fields.errors.confirmPassword).toBe('Passwords do not match')
    expect(createAccount).not.toHaveBeenCalled()
  })

  test('the form is sent once if submitted twice and cannot be edited while it is sent', async () => {
    const { actor, createAccount } = start()
    await submit(actor)
    actor.send({ type: 'form.submitted' })
    edit(actor, { email: 'other@lab.example' })
    expect(actor.getSnapshot().context.fields.values.email).toBe(account.email)
    await waitUntilIdle(actor)
    expect(createAccount).toHaveBeenCalledExactlyOnceWith({ account, allowExisting: false })
  })
})

describe('the account', () => {
  test('reaches full access if the backend accepts the login', async () => {
    const { actor, connectBackend, emitted } = start()
    await submit(actor)
    expect(actor.getSnapshot().value).toBe('creatingAccount')
    await waitFor(actor, (state) => state.matches('connectingBackend'))
    expect((await waitUntilIdle(actor)).value).toBe('fullAccess')
    expect(connectBackend).toHaveBeenCalledExactlyOnceWith(account)
    expect(emitted).toHaveBeenCalledExactlyOnceWith({ type: 'account.connected', grant, hostedUser })
  })

  test('reaches limited access with the reason if the backend refuses the login', async () => {
    const { actor, emitted } = start({ connectBackend: failing('The backend sleeps.') })
    await submit(actor)
    const { value, context } = await waitUntilIdle(actor)
    expect({ value, limitation: context.limitation }).toEqual({
      value: 'limitedAccess',
      limitation: 'The backend sleeps.',
    })
    expect(emitted).toHaveBeenCalledExactlyOnceWith({
      type: 'account.limited',
      hostedUser,
      reason: 'The backend sleeps.',
    })
  })

  test('reports an existing account and accepts another email', async () => {
    const { actor, createAccount } = start({ createAccount: async () => ({ kind: 'exists' }) })
    await submit(actor)
    const { value, context } = await waitUntilIdle(actor)
    expect({ value, failure: context.failure }).toEqual({ value: 'failed', failure: { kind: 'exists' } })
    expect(context.fields.values).toEqual(account)
    createAccount.mockResolvedValue({ kind: 'created', hostedUser })
    edit(actor, { email: 'other@lab.example' })
    actor.send({ type: 'form.submitted' })
    expect(actor.getSnapshot().context.failure).toBeNull()
    expect((await waitUntilIdle(actor)).value).toBe('fullAccess')
  })

  test('returns to the form with the input and an error at the password if it is refused as weak', async () => {
    const { actor } = start({
      createAccount: async () => ({ kind: 'refused', reason: 'Too common.', field: 'password' }),
    })
    await submit(actor)
    const { value, context } = await waitUntilIdle(actor)
    expect({ value, fields: context.fields }).toEqual({
      value: 'editing',
      fields: { values: account, errors: { password: 'Too common.' } },
    })
  })

  test('shows the reason when sign-up is refused', async () => {
    const { actor, createAccount } = start({
      createAccount: async () => ({ kind: 'refused', reason: 'Signups are closed.' }),
    })
    await submit(actor)
    const { value, context } = await waitUntilIdle(actor)
    expect({ value, failure: context.failure }).toEqual({
      value: 'failed',
      failure: { kind: 'failed', reason: 'Signups are closed.' },
    })
    actor.send({ type: 'form.submitted' })
    expect(createAccount).toHaveBeenLastCalledWith({ account, allowExisting: false })
  })

  test('keeps the input and accepts an existing account on retry after a failed sign-up', async () => {
    const { actor, createAccount, connectBackend } = start({ createAccount: failing('offline') })
    await submit(actor)
    const { value, context } = await waitUntilIdle(actor)
    expect({ value, failure: context.failure }).toEqual({
      value: 'failed',
      failure: { kind: 'failed', reason: 'offline' },
    })
    expect(context.fields.values).toEqual(account)
    createAccount.mockResolvedValue({ kind: 'created', hostedUser })
    actor.send({ type: 'form.submitted' })
    expect((await waitUntilIdle(actor)).value).toBe('fullAccess')
    // The first sign-up may have created the account.
    expect(createAccount).toHaveBeenLastCalledWith({ account, allowExisting: true })
    expect(createAccount).toHaveBeenCalledTimes(2)
    expect(connectBackend).toHaveBeenCalledOnce()
  })

  test('creates the account only once', async () => {
    const { actor, createAccount } = start({ connectBackend: () => new Promise(() => {}) })
    await submit(actor)
    await waitFor(actor, (state) => state.matches('connectingBackend'))
    actor.send({ type: 'form.submitted' })
    expect(actor.getSnapshot().value).toBe('connectingBackend')
    expect(createAccount).toHaveBeenCalledOnce()
  })

  test('aborts the call and emits nothing when the actor is stopped', async () => {
    const { actor, emitted, signals } = start({ createAccount: () => new Promise(() => {}) })
    await submit(actor)
    actor.stop()
    expect(signals[0]?.aborted).toBe(true)
    expect(emitted).not.toHaveBeenCalled()
  })
})
