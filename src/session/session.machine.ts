import { assign, emit, setup } from 'xstate'
import type { User } from '../api/types.ts'
import { notProvided } from '../machines/notProvided.ts'

/** Proof of a backend login: the bearer token and who it belongs to. */
export interface BackendGrant {
  token: string
  user: User
}

/** Why a session ended: the person asked for it, or the backend no longer accepts the token. */
export type SessionEnd = 'requested' | 'expired'

type SessionEvent =
  | ({ type: 'backend.granted' } & BackendGrant)
  | { type: 'signOut.requested' }
  | { type: 'session.expired' }

type SessionEmitted =
  | ({ type: 'session.started' } & BackendGrant)
  | { type: 'session.ended'; reason: SessionEnd }

const signedOutContext = { token: null, user: null }

/** Who is signed in. Lives as long as the app; storage is its actors' business, navigation its listeners'. */
export const sessionMachine = setup({
  types: {
    context: {} as { token: string | null; user: User | null },
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
  },
  actors: {
    restoreSession: notProvided<BackendGrant | null>('restoreSession'),
    endSession: notProvided<void>('endSession'),
  },
}).createMachine({
  id: 'session',
  context: signedOutContext,
  initial: 'restoring',
  states: {
    restoring: {
      invoke: {
        src: 'restoreSession',
        onDone: [
          {
            guard: ({ event }) => event.output !== null,
            actions: assign(({ event }) => ({
              token: event.output?.token ?? null,
              user: event.output?.user ?? null,
            })),
            target: 'backend',
          },
          { target: 'signedOut' },
        ],
        onError: { target: 'signedOut' },
      },
    },
    signedOut: {
      entry: assign(signedOutContext),
      on: {
        'backend.granted': {
          actions: [
            assign(({ event }) => ({ token: event.token, user: event.user })),
            emit(({ event }) => ({ type: 'session.started', token: event.token, user: event.user })),
          ],
          target: 'backend',
        },
      },
    },
    backend: {
      on: {
        'signOut.requested': {
          actions: emit({ type: 'session.ended', reason: 'requested' }),
          target: 'signingOut',
        },
        'session.expired': {
          actions: emit({ type: 'session.ended', reason: 'expired' }),
          target: 'signingOut',
        },
      },
    },
    // Whatever the ending's calls answer, nobody stays signed in who wanted to leave.
    signingOut: {
      entry: assign(signedOutContext),
      invoke: { src: 'endSession', onDone: { target: 'signedOut' }, onError: { target: 'signedOut' } },
    },
  },
})
