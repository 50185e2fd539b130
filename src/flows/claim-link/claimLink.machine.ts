import { assign, emit, setup } from 'xstate'
import type { SetupTokenProblem } from '../../domain/setupToken.ts'
import type { SetupLookup } from '../../hosted/setup.ts'
import { messageOf } from '../../lib/messageOf.ts'
import { notProvided } from '../../lib/xstate/notProvided.ts'

export interface ClaimLinkInput {
  token: string
  /** The signed-in user's; empty for demo access. */
  email: string
  /** Whether the user is signed in to the backend. */
  hasBackendAccess: boolean
}

export interface ClaimLinkContext extends ClaimLinkInput {
  /** The email that the link was sent to; null if unknown. */
  linkEmail: string | null
  /** Why the link cannot be used. */
  problem: SetupTokenProblem | null
  /** Why the last attempt failed. */
  failure: string | null
}

/** `signInRequired`: the user must sign in again first, for example with a second factor. */
export type ClaimResult = 'claimed' | 'signInRequired' | SetupTokenProblem

export type ClaimLinkEvent = { type: 'claim.requested' } | { type: 'check.retried' }

export function initialClaimLinkContext(input: ClaimLinkInput): ClaimLinkContext {
  return { ...input, linkEmail: null, problem: null, failure: null }
}

const emailOf = (lookup: SetupLookup) => ('setup' in lookup ? lookup.setup.email : null)

/** A setup link that a signed-in user opens: the session claims its application if the link has the user's email. */
export const claimLinkMachine = setup({
  types: {
    context: {} as ClaimLinkContext,
    events: {} as ClaimLinkEvent,
    input: {} as ClaimLinkInput,
    emitted: {} as { type: 'setup.finished' } | { type: 'signIn.requested' },
  },
  actors: {
    lookUp: notProvided<SetupLookup, string>('lookUp'),
    claim: notProvided<ClaimResult, string>('claim'),
  },
  guards: {
    isUnverified: ({ context }) => context.problem === 'unverified',
    hasBackendAccess: ({ context }) => context.hasBackendAccess,
  },
}).createMachine({
  id: 'claim-link',
  context: ({ input }) => initialClaimLinkContext(input),
  initial: 'checking',
  states: {
    checking: {
      invoke: {
        src: 'lookUp',
        input: ({ context }) => context.token,
        onDone: [
          {
            guard: ({ context, event: { output } }) =>
              'setup' in output && emailOf(output)?.toLowerCase() !== context.email.toLowerCase(),
            actions: assign({ linkEmail: ({ event }) => emailOf(event.output), problem: null }),
            target: 'forAnotherPerson',
          },
          {
            guard: ({ event }) => event.output.state === 'usable',
            actions: assign({ linkEmail: ({ event }) => emailOf(event.output), problem: null }),
            target: 'offering',
          },
          { guard: ({ event }) => event.output.state === 'used', target: 'finished' },
          {
            actions: assign({
              problem: ({ event: { output } }) => (output.state === 'usable' ? null : output.state),
            }),
            target: 'rejected',
          },
        ],
        onError: { actions: assign({ problem: 'unverified' }), target: 'rejected' },
      },
    },
    forAnotherPerson: {},
    rejected: { on: { 'check.retried': { guard: 'isUnverified', target: 'checking' } } },
    offering: { on: { 'claim.requested': 'claiming' } },
    claiming: {
      invoke: {
        src: 'claim',
        input: ({ context }) => context.token,
        onDone: [
          { guard: ({ event }) => event.output === 'signInRequired', target: 'signInRequired' },
          {
            guard: ({ event }) => event.output !== 'claimed',
            actions: assign({ problem: ({ event }) => event.output as SetupTokenProblem }),
            target: 'rejected',
          },
          { guard: 'hasBackendAccess', target: 'finished' },
          // The backend account needs the password, which a session does not contain.
          { target: 'signInRequired' },
        ],
        onError: { actions: assign({ failure: ({ event }) => messageOf(event.error) }), target: 'failed' },
      },
    },
    failed: { on: { 'claim.requested': 'claiming' } },
    /** The demo login opens, which finishes the setup. */
    signInRequired: { type: 'final', entry: emit({ type: 'signIn.requested' }) },
    /** The dashboard opens. */
    finished: { type: 'final', entry: emit({ type: 'setup.finished' }) },
  },
})
