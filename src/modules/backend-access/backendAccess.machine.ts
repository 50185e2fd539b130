import { emit, setup } from 'xstate'
import type { BackendIssue } from '../../domain/backendIssue.ts'
import { notProvided } from '../../lib/xstate/notProvided.ts'

/**
 * Why a signed-in user has no backend access. `unreachable`: the backend does not answer. `reachable`: it answers, so
 * signing in again may connect. `otherPassword`: the backend account has another password. `notSetUp`: the user owns an approved application but has no backend account.
 * `noAccount`: the user has neither.
 */
export type AccessProblem = 'unreachable' | 'reachable' | 'otherPassword' | 'notSetUp' | 'noAccount'

export interface BackendAccessInput {
  /** False for demo access. */
  hasAccount: boolean
  /** Why the sign-in did not include the backend; null if unknown. */
  issue: BackendIssue | null
}

export const backendAccessBase = setup({
  types: {
    context: {} as BackendAccessInput,
    input: {} as BackendAccessInput,
    events: {} as { type: 'retry.requested' } | { type: 'signIn.requested' },
    emitted: {} as { type: 'signIn.requested' },
  },
  actors: { findProblem: notProvided<AccessProblem, BackendIssue | null>('findProblem') },
})

const check = backendAccessBase.createStateConfig({
  invoke: {
    src: 'findProblem',
    input: ({ context }) => context.issue,
    onDone: [
      { guard: ({ event }) => event.output === 'reachable', target: 'reachable' },
      { guard: ({ event }) => event.output === 'otherPassword', target: 'otherPassword' },
      { guard: ({ event }) => event.output === 'notSetUp', target: 'notSetUp' },
      { guard: ({ event }) => event.output === 'noAccount', target: 'noAccount' },
      { target: 'unreachable' },
    ],
    onError: 'unreachable',
  },
})

export const backendAccessMachine = backendAccessBase.createMachine({
  id: 'backend-access',
  context: ({ input }) => input,
  initial: 'demoAccess',
  on: { 'signIn.requested': { actions: emit({ type: 'signIn.requested' }) } },
  states: {
    demoAccess: { always: { guard: ({ context }) => context.hasAccount, target: 'checking' } },
    checking: check,
    unreachable: { on: { 'retry.requested': 'retrying' } },
    retrying: check,
    reachable: {},
    otherPassword: {},
    notSetUp: {},
    noAccount: {},
  },
})
