import { vi } from 'vitest'
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { SignInValues } from '../../../src/domain/signIn.ts'
import type {
  BackendResult,
  LinkClaim,
  ProviderResult,
} from '../../../src/flows/demo-login/demoLogin.base.ts'
import { demoLoginMachine } from '../../../src/flows/demo-login/demoLogin.machine.ts'
import { mira as testUser } from '../../../stories/support/users.ts'

// For tests of the demo login's machine.

export const una = { id: 'una', email: 'una@lab.example', firstName: 'Una', lastName: 'Lindqvist' }
export const grant = { token: 'token-1', user: testUser }
const ACCEPTED: ProviderResult = { outcome: 'accepted', hostedUser: una }
export const GRANTED: BackendResult = { outcome: 'accepted', grant }

export const answered = (status: number | null): BackendResult => ({
  outcome: { status, message: 'I am a teapot' },
  grant: null,
})

/** A well-formed hash; each test decides which code is correct. */
export const HASH = `pbkdf2-sha256:1000:${'0'.repeat(32)}:${'0'.repeat(64)}`

export interface Calls {
  provider: (values: SignInValues) => Promise<ProviderResult>
  backend: (values: SignInValues) => Promise<BackendResult>
  claim: (claim: LinkClaim) => Promise<void>
  complete: (values: SignInValues) => Promise<BackendResult>
  leave: (where: 'here' | 'everywhere') => Promise<void>
  code: (check: { typed: string; hash: string }) => Promise<boolean>
}

export function start(
  given: Partial<Calls> = {},
  accessCodeHash = '',
  wrongCodes = 0,
  setupToken: string | null = null,
) {
  const order: string[] = []
  const recorded = <Input, Output>(name: string, call: (input: Input) => Promise<Output>) =>
    vi.fn((input: Input) => {
      order.push(name)
      return call(input)
    })
  const calls = {
    provider: recorded('provider', given.provider ?? (async () => ACCEPTED)),
    backend: recorded('backend', given.backend ?? (async () => GRANTED)),
    claim: recorded('claim', given.claim ?? (async () => {})),
    complete: recorded('complete', given.complete ?? (async () => answered(401))),
    leave: recorded('leave', given.leave ?? (async () => {})),
    code: recorded('code', given.code ?? (async () => false)),
  }
  const clock = new SimulatedClock()
  const actor = createActor(
    demoLoginMachine.provide({
      actors: {
        signInAtProvider: fromPromise<ProviderResult, SignInValues>(({ input }) => calls.provider(input)),
        logInAtBackend: fromPromise<BackendResult, SignInValues>(({ input }) => calls.backend(input)),
        claimApplication: fromPromise<void, LinkClaim>(({ input }) => calls.claim(input)),
        completeSetup: fromPromise<BackendResult, SignInValues>(({ input }) => calls.complete(input)),
        signOutOfProvider: fromPromise<void, 'here' | 'everywhere'>(({ input }) => calls.leave(input)),
        checkAccessCode: fromPromise<boolean, { typed: string; hash: string }>(({ input }) =>
          calls.code(input),
        ),
      },
    }),
    { clock, input: { accessCodeHash, wrongCodes, setupToken } },
  )
  const emitted = vi.fn()
  actor.on('*', emitted)
  actor.start()

  function submit(email: string, password: string) {
    actor.send({ type: 'field.edited', name: 'email', value: email })
    actor.send({ type: 'field.edited', name: 'password', value: password })
    actor.send({ type: 'form.submitted' })
  }
  type State = Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]
  const until = (value: State) => waitFor(actor, (state) => state.matches(value), { timeout: 30_000 })
  return { actor, calls, clock, emitted, order, submit, until, state: () => actor.getSnapshot() }
}

export const EMAIL = 'mira@engram.example'
