import { vi } from 'vitest'
import type { Actor, AnyStateMachine, SnapshotFrom } from 'xstate'
import { createActor, waitFor } from 'xstate'
import type { SetupLookup } from '../../../src/hosted/setup.ts'
import { fromCall } from '../../../src/lib/xstate/fromCall.ts'

export const TOKEN = 'a'.repeat(64)
export const PERSON = { email: 'una@lab.example', firstName: 'Una', lastName: 'Lindqvist' }

export const found = (
  state: 'usable' | 'used' | 'expired',
  email: string | null = PERSON.email,
): SetupLookup => ({
  state,
  setup: { ...PERSON, email, id: 'setup-1', submissionId: 'submission-1', expiresAt: '2030-01-01T00:00:00Z' },
})

/** Calls of both machines that succeed; tests replace single ones. */
export const lookUpCall = () => vi.fn(async (_: string): Promise<SetupLookup> => found('usable'))

export const fails = (message: string) => async () => {
  throw new Error(message)
}

/** Starts a machine of a setup link with these calls as its actors. */
export function startMachine<
  M extends AnyStateMachine,
  Calls extends Record<string, (input: never) => Promise<unknown>>,
>(machine: M, made: Calls, token: string | null = TOKEN) {
  const signals: AbortSignal[] = []
  const actors = Object.fromEntries(
    Object.entries(made).map(([name, call]) => [
      name,
      fromCall<unknown, unknown>(({ input, signal }) => {
        signals.push(signal)
        return call(input as never)
      }),
    ]),
  )
  const provided: AnyStateMachine = machine.provide({ actors })
  const actor = createActor(provided, { input: { token } }) as unknown as Actor<M>
  const emitted = vi.fn()
  actor.on('*', emitted)
  return { actor: actor.start(), made, emitted, signals }
}

/** Fills both password fields. */
export function type(
  actor: { send(event: { type: 'field.edited'; name: 'password' | 'confirmPassword'; value: string }): void },
  password: string,
  confirmPassword = password,
) {
  actor.send({ type: 'field.edited', name: 'password', value: password })
  actor.send({ type: 'field.edited', name: 'confirmPassword', value: confirmPassword })
}

/** Starts a machine and fills its form. */
export async function startFilled<
  M extends AnyStateMachine,
  Calls extends Record<string, (input: never) => Promise<unknown>>,
>(machine: M, made: Calls, password: string) {
  const started = startMachine(machine, made)
  await waitFor(started.actor, (state: SnapshotFrom<AnyStateMachine>) => state.matches('form'))
  type(started.actor as Actor<AnyStateMachine>, password)
  return started
}
