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

interface SessionContext {
  grant: BackendGrant | null
  /** How the last session ended; null where none has, or one has begun since. */
  end: SessionEnd | null
}

type SessionEvent =
  | { type: 'backend.granted'; grant: BackendGrant }
  | { type: 'signOut.requested' }
  | { type: 'session.expired' }

type SessionEmitted =
  | { type: 'session.granted'; grant: BackendGrant }
  | { type: 'session.ended'; end: SessionEnd | null }

function grantOf({ grant }: SessionContext): BackendGrant {
  if (grant === null) throw new Error('The backend state is entered with a grant only.')
  return grant
}

/** Who is signed in. Lives as long as the app; storage is its actors' business, navigation its listeners'. */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
  },
  actors: {
    restoreGrant: notProvided<BackendGrant | null>('restoreGrant'),
    refreshGrant: notProvided<BackendGrant, BackendGrant>('refreshGrant'),
    endSession: notProvided<void>('endSession'),
  },
}).createMachine({
  id: 'session',
  context: { grant: null, end: null },
  initial: 'restoring',
  states: {
    restoring: {
      invoke: {
        src: 'restoreGrant',
        onDone: [
          {
            guard: ({ event }) => event.output !== null,
            actions: assign({ grant: ({ event }) => event.output }),
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
            assign({ grant: ({ event }) => event.grant, end: null }),
            emit(({ event }) => ({ type: 'session.granted', grant: event.grant })),
          ],
          target: 'backend',
        },
      },
    },
    backend: {
      // What was kept on the device may be old. Where the backend cannot be asked it is used as it is; a token
      // that is not accepted any more comes back as 'session.expired'.
      invoke: {
        src: 'refreshGrant',
        input: ({ context }) => grantOf(context),
        onDone: {
          actions: [
            assign({ grant: ({ event }) => event.output }),
            emit(({ event }) => ({ type: 'session.granted', grant: event.output })),
          ],
        },
        onError: {},
      },
      on: {
        'signOut.requested': { actions: assign({ end: 'requested' }), target: 'signingOut' },
        'session.expired': { actions: assign({ end: 'expired' }), target: 'signingOut' },
      },
    },
    // Whatever the ending's calls answer, nobody stays signed in who wanted to leave.
    signingOut: {
      entry: [assign({ grant: null }), emit(({ context }) => ({ type: 'session.ended', end: context.end }))],
      invoke: { src: 'endSession', onDone: { target: 'signedOut' }, onError: { target: 'signedOut' } },
    },
  },
})
