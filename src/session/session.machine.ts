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
  | { type: 'session.ended'; end: SessionEnd | null }


/** Who is signed in, and how the last session ended. Lives as long as the app; storage is its actors' business, navigation its listeners'. */
export const sessionMachine = setup({
  types: {
    context: {} as { token: string | null; user: User | null; end: SessionEnd | null },
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
  },
  actors: {
    restoreSession: notProvided<BackendGrant | null>('restoreSession'),
    endSession: notProvided<void>('endSession'),
  },
}).createMachine({
  id: 'session',
  context: { token: null, user: null, end: null },
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
      on: {
        'backend.granted': {
          actions: [
            assign(({ event }) => ({ token: event.token, user: event.user, end: null })),
            emit(({ event }) => ({ type: 'session.started', token: event.token, user: event.user })),
          ],
          target: 'backend',
        },
      },
    },
    backend: {
      on: {
        'signOut.requested': { actions: assign({ end: 'requested' }), target: 'signingOut' },
        'session.expired': { actions: assign({ end: 'expired' }), target: 'signingOut' },
      },
    },
    // Whatever the ending's calls answer, nobody stays signed in who wanted to leave.
    signingOut: {
      entry: [
        assign({ token: null, user: null }),
        emit(({ context }) => ({ type: 'session.ended', end: context.end })),
      ],
      invoke: { src: 'endSession', onDone: { target: 'signedOut' }, onError: { target: 'signedOut' } },
    },
  },
})
