import { vi } from 'vitest'
import type { ActorRefFrom } from 'xstate'
import { createActor, waitFor } from 'xstate'
import type { SetupTokenProblem } from '../../src/domain/setupToken.ts'
import { directSignupMachine } from '../../src/flows/direct-signup/directSignup.machine.ts'
import type { RegistrationInput } from '../../src/flows/registration/registration.machine.ts'
import { registrationMachine } from '../../src/flows/registration/registration.machine.ts'
import type { OpenedAccount } from '../../src/hosted/openAccount.ts'
import type { SetupLookup } from '../../src/hosted/setup.ts'
import { fromCall } from '../../src/lib/xstate/fromCall.ts'
import type { AccountValues } from '../../src/modules/account/accountFields.ts'
import type { AccountRequest } from '../../src/modules/account/newAccount.base.ts'
import type { BackendGrant } from '../../src/session/session.types.ts'
import { mira } from '../../stories/support/users.ts'

// For tests of registration and direct sign-up.

export type NewAccountActor =
  | ActorRefFrom<typeof registrationMachine>
  | ActorRefFrom<typeof directSignupMachine>

export function edit(actor: NewAccountActor, values: Partial<AccountValues>) {
  for (const [name, value] of Object.entries(values))
    actor.send({ type: 'field.edited', name: name as keyof AccountValues, value })
}

/** Waits for the form, enters the values and submits them. */
export async function submit(actor: NewAccountActor, values: Partial<AccountValues> = account) {
  await waitFor(actor, ({ value }) => value === 'editing' || value === 'failed')
  edit(actor, values)
  actor.send({ type: 'form.submitted' })
}

const BUSY_STATES = [
  'checkingAccess',
  'checkingToken',
  'recheckingToken',
  'creatingAccount',
  'claiming',
  'connectingBackend',
]

export const waitUntilIdle = (actor: NewAccountActor) =>
  waitFor(actor, ({ value }) => !BUSY_STATES.includes(value))

// The rest is for machine tests, with actors provided by the test.

export const TOKEN = 'a'.repeat(64)

export const account: AccountValues = {
  firstName: 'Mira',
  lastName: 'Okafor',
  email: 'mira@lab.example',
  password: 'sleep-spindle-9',
  confirmPassword: 'sleep-spindle-9',
}
export const setup = {
  id: '1',
  submissionId: '2',
  expiresAt: '',
  firstName: account.firstName,
  lastName: account.lastName,
  email: account.email,
}
export const hostedUser = { id: '3', email: account.email, firstName: 'Mira', lastName: 'Okafor' }
export const grant: BackendGrant = { token: 'token-1', user: mira }

export const failing = (message: string) => async () => {
  throw new Error(message)
}

interface Services {
  checkAccess(): Promise<boolean>
  lookUpToken(token: string | null): Promise<SetupLookup>
  createAccount(request: AccountRequest): Promise<OpenedAccount>
  claim(token: string): Promise<SetupTokenProblem | null>
  connectBackend(account: AccountValues): Promise<BackendGrant>
}

function createServices(services: Partial<Services>) {
  const calls = {
    lookUpToken: vi.fn(services.lookUpToken ?? (async () => ({ state: 'usable' as const, setup }))),
    createAccount: vi.fn(services.createAccount ?? (async () => ({ kind: 'created' as const, hostedUser }))),
    claim: vi.fn(services.claim ?? (async () => null)),
    connectBackend: vi.fn(services.connectBackend ?? (async () => grant)),
  }
  /** Of the calls of createAccount. */
  const signals: AbortSignal[] = []
  const actors = {
    checkAccess: fromCall(services.checkAccess ?? (async () => true)),
    lookUpToken: fromCall<SetupLookup, string | null>(({ input }) => calls.lookUpToken(input)),
    createAccount: fromCall<OpenedAccount, AccountRequest>(({ input, signal }) => {
      signals.push(signal)
      return calls.createAccount(input)
    }),
    claim: fromCall<SetupTokenProblem | null, string>(({ input }) => calls.claim(input)),
    connectBackend: fromCall<BackendGrant, AccountValues>(({ input }) => calls.connectBackend(input)),
  }
  return { calls, signals, actors }
}

export function startRegistration(services: Partial<Services> = {}, input: Partial<RegistrationInput> = {}) {
  const { calls, signals, actors } = createServices(services)
  const actor = createActor(registrationMachine.provide({ actors }), {
    input: { token: TOKEN, accountExists: false, email: '', ...input },
  })
  return { actor: actor.start(), emitted: recordEmitted(actor), signals, ...calls }
}

export function startDirectSignup(services: Partial<Services> = {}) {
  const { calls, signals, actors } = createServices(services)
  const actor = createActor(directSignupMachine.provide({ actors }))
  return { actor: actor.start(), emitted: recordEmitted(actor), signals, ...calls }
}

/** A mock that receives the events that the actor emits. */
export function recordEmitted(actor: NewAccountActor) {
  const emitted = vi.fn()
  actor.on('*', emitted)
  return emitted
}
