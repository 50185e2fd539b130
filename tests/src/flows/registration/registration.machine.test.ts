import { describe, expect, test, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { registrationMachine } from '../../../../src/flows/registration/registration.machine.ts'
import type {
  AccountRequest,
  RegistrationInput,
} from '../../../../src/flows/registration/registration.types.ts'
import type { OpenedAccount } from '../../../../src/hosted/openAccount.ts'
import type { SetupLookup } from '../../../../src/hosted/setup.ts'
import { fromCall } from '../../../../src/lib/xstate/fromCall.ts'
import type { AccountValues, ApplicantField } from '../../../../src/modules/account/accountFields.ts'
import type { BackendGrant } from '../../../../src/session/session.types.ts'
import { mira } from '../../../../stories/support/users.ts'

const TOKEN = 'a'.repeat(64)
const EMAIL = 'mira@lab.example'

const setup = {
  id: '1',
  submissionId: '2',
  expiresAt: '',
  firstName: 'Mira',
  lastName: 'Okafor',
  email: EMAIL,
}
const usable: SetupLookup = { state: 'usable', setup }
const hostedUser = { id: '3', email: EMAIL, firstName: 'Mira', lastName: 'Okafor' }
const grant: BackendGrant = { token: 'token-1', user: mira }

const failing = (message: string) => async () => {
  throw new Error(message)
}

interface Services {
  lookUpToken(token: string | null): Promise<SetupLookup>
  createAccount(request: AccountRequest): Promise<OpenedAccount>
  connectBackend(account: AccountValues): Promise<BackendGrant>
}

function start(services: Partial<Services> = {}, input: Partial<RegistrationInput> = {}) {
  const calls = {
    lookUpToken: vi.fn(services.lookUpToken ?? (async () => usable)),
    createAccount: vi.fn(services.createAccount ?? (async () => ({ kind: 'created' as const, hostedUser }))),
    connectBackend: vi.fn(services.connectBackend ?? (async () => grant)),
  }
  const signals: AbortSignal[] = []
  const actor = createActor(
    registrationMachine.provide({
      actors: {
        lookUpToken: fromCall(({ input }) => calls.lookUpToken(input)),
        createAccount: fromCall(({ input, signal }) => {
          signals.push(signal)
          return calls.createAccount(input)
        }),
        connectBackend: fromCall(({ input }) => calls.connectBackend(input)),
      },
    }),
    { input: { token: TOKEN, accountExists: false, email: '', ...input } },
  )
  const emitted = vi.fn()
  actor.on('*', emitted)
  return { actor: actor.start(), ...calls, emitted, signals }
}

type Actor = ReturnType<typeof start>['actor']

const edit = (actor: Actor, values: Partial<Record<ApplicantField, string>>) => {
  for (const [name, value] of Object.entries(values))
    actor.send({ type: 'field.edited', name: name as ApplicantField, value })
}

async function fill(actor: Actor) {
  await waitFor(actor, (state) => state.matches('editing'))
  edit(actor, { password: 'sleep-spindle-9', confirmPassword: 'sleep-spindle-9' })
}

async function submit(actor: Actor) {
  await fill(actor)
  actor.send({ type: 'form.submitted' })
}

const waitUntilIdle = (actor: Actor) =>
  waitFor(actor, (state) => !state.matches('registering') && !state.matches('checkingToken'))

const account: AccountValues = {
  firstName: 'Mira',
  lastName: 'Okafor',
  email: EMAIL,
  password: 'sleep-spindle-9',
  confirmPassword: 'sleep-spindle-9',
}

describe('the setup link', () => {
  test('a usable link fills in the names and email of its application', async () => {
    const { actor, lookUpToken } = start()
    expect(actor.getSnapshot().value).toBe('checkingToken')
    const { value, context } = await waitUntilIdle(actor)
    expect(value).toBe('editing')
    expect(lookUpToken).toHaveBeenCalledExactlyOnceWith(TOKEN)
    expect(context.fields.values).toEqual({ ...account, password: '', confirmPassword: '' })
  })

  test.each<[SetupLookup, string, string]>([
    [{ state: 'missing' }, 'missing', ''],
    [{ state: 'malformed' }, 'malformed', ''],
    [{ state: 'unknown' }, 'unknown', ''],
    [{ state: 'expired', setup }, 'expired', EMAIL],
    [{ state: 'used', setup }, 'used', EMAIL],
    [{ state: 'usable', setup: { ...setup, email: null } }, 'unknown', ''],
  ])('a link with the look-up result %j is rejected as %s', async (found, problem, email) => {
    const { actor } = start({ lookUpToken: async () => found })
    const { value, context } = await waitUntilIdle(actor)
    expect(value).toBe('rejected')
    expect(context.problem).toBe(problem)
    expect(context.fields.values.email).toBe(email)
    expect(actor.getSnapshot().can({ type: 'form.submitted' })).toBe(false)
  })

  test('a link can be checked again after the check failed', async () => {
    const { actor, lookUpToken } = start({ lookUpToken: failing('offline') })
    expect((await waitUntilIdle(actor)).value).toBe('unverified')
    expect(actor.getSnapshot().context.problem).toBe('unverified')
    lookUpToken.mockResolvedValue(usable)
    actor.send({ type: 'check.retried' })
    // The problem stays until the next result.
    expect(actor.getSnapshot().context.problem).toBe('unverified')
    const { value, context } = await waitUntilIdle(actor)
    expect({ value, problem: context.problem }).toEqual({ value: 'editing', problem: null })
  })

  test('the link is not checked if the account exists', async () => {
    const { actor, lookUpToken } = start({}, { accountExists: true, email: EMAIL })
    expect(actor.getSnapshot().value).toBe('accountExists')
    expect(actor.getSnapshot().context.fields.values.email).toBe(EMAIL)
    await Promise.resolve()
    expect(lookUpToken).not.toHaveBeenCalled()
    expect(actor.getSnapshot().can({ type: 'form.submitted' })).toBe(false)
  })
})

describe('the form', () => {
  test('shows every invalid field at each submit and sends nothing', async () => {
    const { actor, createAccount } = start()
    await waitUntilIdle(actor)
    edit(actor, { firstName: ' ', lastName: '', password: 'short', confirmPassword: 'other' })
    actor.send({ type: 'form.submitted' })
    expect(actor.getSnapshot().value).toBe('editing')
    expect(actor.getSnapshot().context.fields.errors).toEqual({
      firstName: 'Please enter your first name.',
      lastName: 'Please enter your last name.',
      password: 'Password must be at least 6 characters long',
      confirmPassword: 'Passwords do not match',
    })
    edit(actor, { firstName: 'M' })
    expect(actor.getSnapshot().context.fields.errors.firstName).toBeUndefined()
    actor.send({ type: 'form.submitted' })
    expect(createAccount).not.toHaveBeenCalled()
  })

  test('clears the mismatch error when either password is edited', async () => {
    const { actor } = start()
    for (const name of ['password', 'confirmPassword'] as const) {
      await fill(actor)
      edit(actor, { confirmPassword: 'other' })
      actor.send({ type: 'form.submitted' })
      expect(actor.getSnapshot().context.fields.errors).toEqual({ confirmPassword: 'Passwords do not match' })
      edit(actor, { [name]: 'sleep' })
      expect(actor.getSnapshot().context.fields.errors).toEqual({})
    }
  })

  test('the form is sent once if submitted twice and cannot be edited while it is sent', async () => {
    const { actor, createAccount } = start()
    await submit(actor)
    actor.send({ type: 'form.submitted' })
    edit(actor, { password: 'something else' })
    expect(actor.getSnapshot().context.fields.values.password).toBe('sleep-spindle-9')
    await waitUntilIdle(actor)
    expect(createAccount).toHaveBeenCalledOnce()
    expect(createAccount).toHaveBeenCalledWith({ account, token: TOKEN })
  })
})

describe('the account', () => {
  test('reaches full access if the backend accepts the login', async () => {
    const { actor, connectBackend, emitted } = start()
    await submit(actor)
    expect(actor.getSnapshot().value).toEqual({ registering: 'creatingAccount' })
    expect((await waitUntilIdle(actor)).value).toBe('fullAccess')
    expect(connectBackend).toHaveBeenCalledExactlyOnceWith(account)
    expect(emitted).toHaveBeenCalledExactlyOnceWith({ type: 'account.connected', grant, hostedUser })
  })

  test('reaches provider-only access with the reason if the backend refuses the login', async () => {
    const { actor, emitted } = start({ connectBackend: failing('The backend sleeps.') })
    await submit(actor)
    const { value, context } = await waitUntilIdle(actor)
    expect({ value, limitation: context.limitation }).toEqual({
      value: 'providerOnly',
      limitation: 'The backend sleeps.',
    })
    expect(emitted).toHaveBeenCalledExactlyOnceWith({
      type: 'account.limited',
      hostedUser,
      reason: 'The backend sleeps.',
    })
  })

  test('asks to sign in if the account exists', async () => {
    const { actor, connectBackend, emitted } = start({ createAccount: async () => ({ kind: 'exists' }) })
    await submit(actor)
    const { value, context } = await waitUntilIdle(actor)
    expect(value).toBe('accountExists')
    expect(context.fields.values.email).toBe(EMAIL)
    expect(connectBackend).not.toHaveBeenCalled()
    expect(emitted).not.toHaveBeenCalled()
  })

  test('returns to the form with the input and an error at the password if it is refused as weak', async () => {
    const { actor, createAccount } = start({
      createAccount: async () => ({ kind: 'refused', reason: 'Too common.', field: 'password' }),
    })
    await submit(actor)
    const { value, context } = await waitUntilIdle(actor)
    expect(value).toBe('editing')
    expect(context.fields).toEqual({ values: account, errors: { password: 'Too common.' } })
    createAccount.mockResolvedValue({ kind: 'created', hostedUser })
    edit(actor, { password: 'sleep-spindle-10', confirmPassword: 'sleep-spindle-10' })
    actor.send({ type: 'form.submitted' })
    expect((await waitUntilIdle(actor)).value).toBe('fullAccess')
  })

  test('shows the reason and keeps the input when sign-up is refused', async () => {
    const { actor, createAccount } = start({
      createAccount: async () => ({ kind: 'refused', reason: 'Signups are closed.' }),
    })
    await submit(actor)
    const { value, context } = await waitUntilIdle(actor)
    expect({ value, failure: context.failure }).toEqual({ value: 'failed', failure: 'Signups are closed.' })
    expect(context.fields.values).toEqual(account)
    actor.send({ type: 'form.submitted' })
    expect(createAccount).toHaveBeenLastCalledWith({ account, token: TOKEN })
  })

  test('a failed sign-up keeps the input and can be retried', async () => {
    const { actor, createAccount, connectBackend } = start({ createAccount: failing('offline') })
    await submit(actor)
    const { value, context } = await waitUntilIdle(actor)
    expect({ value, failure: context.failure }).toEqual({ value: 'failed', failure: 'offline' })
    expect(context.fields.values).toEqual(account)
    createAccount.mockResolvedValue({ kind: 'created', hostedUser })
    actor.send({ type: 'form.submitted' })
    expect(actor.getSnapshot().context.failure).toBeNull()
    expect((await waitUntilIdle(actor)).value).toBe('fullAccess')
    expect(createAccount).toHaveBeenCalledTimes(2)
    expect(connectBackend).toHaveBeenCalledOnce()
  })

  test('creates the account only once', async () => {
    const { actor, createAccount } = start({ connectBackend: () => new Promise(() => {}) })
    await submit(actor)
    await waitFor(actor, (state) => state.matches({ registering: 'connectingBackend' }))
    for (const type of ['form.submitted', 'check.retried'] as const) actor.send({ type })
    expect(actor.getSnapshot().value).toEqual({ registering: 'connectingBackend' })
    expect(createAccount).toHaveBeenCalledOnce()
  })

  test('aborts the call and emits nothing when the actor is stopped', async () => {
    const { actor, emitted, signals } = start({ createAccount: () => new Promise(() => {}) })
    await submit(actor)
    actor.stop()
    expect(signals).toHaveLength(1)
    expect(signals[0]?.aborted).toBe(true)
    expect(emitted).not.toHaveBeenCalled()
  })
})
