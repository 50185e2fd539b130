import { assign, emit, enqueueActions, setup } from 'xstate'
import type { User } from '../api/types.ts'
import type { HostedUser } from '../hosted/user.ts'
import { notProvided } from '../lib/xstate/notProvided.ts'

/** Proof of a backend login: the bearer token and who it belongs to. */
export interface BackendGrant {
  token: string
  user: User
}

/** What this device knows of who is signed in. */
export interface KeptSession {
  grant: BackendGrant | null
  hostedUser: HostedUser | null
  isDemo: boolean
}

/**
 * Why a session ended: the person asked for it here, or in another tab, which this one followed; they left this device
 * alone; or it is not accepted any more.
 */
export type SessionEnd = 'requested' | 'followed' | 'left' | 'expired'

interface SessionContext {
  /** Of backend mode alone. */
  grant: BackendGrant | null
  /** Whom the hosted provider has signed in; null where that is nobody. */
  hostedUser: HostedUser | null
  /** How the last session ended; null where none has, or one has begun since. */
  end: SessionEnd | null
  /** Who signed in while the last session was still ending. */
  next: SessionGranted | null
}

/** How a session begins: by the backend's login, with the provider's beside it or not; by the provider's; by the code. */
export type SessionGranted =
  | { type: 'backend.granted'; grant: BackendGrant; hostedUser: HostedUser | null }
  | { type: 'hosted.granted'; hostedUser: HostedUser }
  | { type: 'demo.granted' }

export type SessionEvent =
  | SessionGranted
  /** Out of here, and of every other device. */
  | { type: 'signOut.requested' }
  /** Out of here alone: a link that was opened is worth something to the same account. */
  | { type: 'leaving.requested' }
  /** The backend's token is not accepted any more. */
  | { type: 'session.expired' }
  /** The same, where the provider's session is enough to go on. */
  | { type: 'backend.lost' }
  /** The backend has taken a change of the profile; this is the user as it now stands. */
  | { type: 'user.changed'; user: User }
  /** The provider's session was refreshed, or is no more (null). */
  | { type: 'hosted.changed'; hostedUser: HostedUser | null }
  /** Another tab has changed what this device keeps; where that is nobody any more, their session ended so. */
  | { type: 'kept.changed'; kept: KeptSession; end: SessionEnd }

type SessionEmitted =
  | { type: 'session.begun'; how: SessionGranted }
  | { type: 'user.refreshed'; grant: BackendGrant }
  | { type: 'session.ended'; end: SessionEnd | null }

function grantOf({ grant }: SessionContext): BackendGrant {
  if (grant === null) throw new Error('The backend state is entered with a grant only.')
  return grant
}

const isNobody = ({ grant, hostedUser, isDemo }: KeptSession) =>
  grant === null && hostedUser === null && !isDemo

/** How long an ending's calls may keep others from signing in, in milliseconds. */
const ENDING_TIMEOUT = 4000

/** Who is signed in. Lives as long as the app; storage is its actors' business, navigation its listeners'. */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
  },
  actors: {
    restoreSession: notProvided<KeptSession>('restoreSession'),
    refreshGrant: notProvided<BackendGrant, BackendGrant>('refreshGrant'),
    /** Null where the provider says that the session is no more. */
    refreshHosted: notProvided<HostedUser | null, HostedUser | null>('refreshHosted'),
    endSession: notProvided<void, SessionEnd | null>('endSession'),
  },
  actions: {
    begin: assign(({ event }) => {
      switch (event.type) {
        case 'backend.granted':
          return { grant: event.grant, hostedUser: event.hostedUser, end: null }
        case 'hosted.granted':
          return { grant: null, hostedUser: event.hostedUser, end: null }
        default:
          return { grant: null, hostedUser: null, end: null }
      }
    }),
    follow: assign(({ event }) => (event.type === 'kept.changed' ? { end: event.end } : {})),
    wait: assign({ next: ({ event }) => event as SessionGranted }),
    goOn: enqueueActions(({ context: { next }, enqueue }) => {
      if (next === null) return
      enqueue.assign({ next: null })
      enqueue.raise(next)
    }),
    sayBegun: emit(({ event }) => ({ type: 'session.begun', how: event as SessionGranted })),
  },
}).createMachine({
  id: 'session',
  context: { grant: null, hostedUser: null, end: null, next: null },
  initial: 'restoring',
  on: {
    'backend.granted': { actions: ['begin', 'sayBegun'], target: '.backend' },
    'hosted.granted': { actions: ['begin', 'sayBegun'], target: '.hostedOnly' },
    'demo.granted': { actions: ['begin', 'sayBegun'], target: '.demoOnly' },
  },
  states: {
    restoring: {
      invoke: {
        src: 'restoreSession',
        onDone: [
          {
            guard: ({ event }) => event.output.grant !== null,
            actions: assign(({ event: { output } }) => ({
              grant: output.grant,
              hostedUser: output.hostedUser,
              end: null,
            })),
            target: 'backend',
          },
          {
            guard: ({ event }) => event.output.hostedUser !== null,
            actions: assign(({ event: { output } }) => ({ hostedUser: output.hostedUser, end: null })),
            target: 'hostedOnly',
          },
          {
            guard: ({ event }) => event.output.isDemo,
            actions: assign({ end: null }),
            target: 'demoOnly',
          },
          { target: 'signedOut' },
        ],
        onError: { target: 'signedOut' },
      },
    },
    signedOut: {
      entry: 'goOn',
      on: { 'kept.changed': { guard: ({ event }) => !isNobody(event.kept), target: 'restoring' } },
    },
    backend: {
      // What was kept on the device may be old. Where a service cannot be asked it is used as it is; a token that is
      // not accepted any more comes back as 'session.expired', or 'backend.lost'.
      invoke: [
        {
          src: 'refreshGrant',
          input: ({ context }) => grantOf(context),
          onDone: {
            actions: [
              assign({ grant: ({ event }) => event.output }),
              emit(({ event }) => ({ type: 'user.refreshed', grant: event.output })),
            ],
          },
          onError: {},
        },
        {
          src: 'refreshHosted',
          input: ({ context }) => context.hostedUser,
          onDone: { actions: assign({ hostedUser: ({ event }) => event.output }) },
          onError: {},
        },
      ],
      on: {
        'signOut.requested': { actions: assign({ end: 'requested' }), target: 'signingOut' },
        'leaving.requested': { actions: assign({ end: 'left' }), target: 'signingOut' },
        'session.expired': { actions: assign({ end: 'expired' }), target: 'signingOut' },
        // What the device keeps stays: after a reload the backend is asked again, by whatever page that is.
        'backend.lost': [
          {
            guard: ({ context }) => context.hostedUser !== null,
            actions: assign({ grant: null }),
            target: 'hostedOnly',
          },
          { actions: assign({ end: 'expired' }), target: 'signingOut' },
        ],
        'user.changed': {
          actions: [
            assign({ grant: ({ context, event }) => ({ ...grantOf(context), user: event.user }) }),
            emit(({ context }) => ({ type: 'user.refreshed', grant: grantOf(context) })),
          ],
        },
        'hosted.changed': { actions: assign({ hostedUser: ({ event }) => event.hostedUser }) },
        'kept.changed': [
          {
            guard: ({ event }) => event.kept.grant === null,
            actions: 'follow',
            target: 'signingOut',
          },
          {
            // Another tab has changed the profile.
            guard: ({ context, event }) => event.kept.grant?.token === context.grant?.token,
            actions: assign({ grant: ({ event }) => event.kept.grant }),
          },
        ],
      },
    },
    hostedOnly: {
      invoke: {
        src: 'refreshHosted',
        input: ({ context }) => context.hostedUser,
        onDone: [
          {
            guard: ({ event }) => event.output === null,
            actions: assign({ end: 'expired' }),
            target: 'signingOut',
          },
          { actions: assign({ hostedUser: ({ event }) => event.output }) },
        ],
        onError: {},
      },
      on: {
        'signOut.requested': { actions: assign({ end: 'requested' }), target: 'signingOut' },
        'leaving.requested': { actions: assign({ end: 'left' }), target: 'signingOut' },
        'hosted.changed': [
          {
            guard: ({ event }) => event.hostedUser === null,
            actions: assign({ end: 'expired' }),
            target: 'signingOut',
          },
          { actions: assign({ hostedUser: ({ event }) => event.hostedUser }) },
        ],
        'kept.changed': {
          guard: ({ event }) => event.kept.hostedUser === null,
          actions: 'follow',
          target: 'signingOut',
        },
      },
    },
    demoOnly: {
      on: {
        'signOut.requested': { actions: assign({ end: 'requested' }), target: 'signingOut' },
        'leaving.requested': { actions: assign({ end: 'left' }), target: 'signingOut' },
        'kept.changed': {
          guard: ({ event }) => !event.kept.isDemo,
          actions: 'follow',
          target: 'signingOut',
        },
      },
    },
    // Whatever the ending's calls answer, nobody stays signed in who wanted to leave.
    signingOut: {
      entry: [
        assign({ grant: null, hostedUser: null }),
        emit(({ context }) => ({ type: 'session.ended', end: context.end })),
      ],
      invoke: {
        src: 'endSession',
        input: ({ context }) => context.end,
        onDone: { target: 'signedOut' },
        onError: { target: 'signedOut' },
      },
      after: { [ENDING_TIMEOUT]: 'signedOut' },
      // The ending would take their session with it.
      on: {
        'backend.granted': { actions: 'wait' },
        'hosted.granted': { actions: 'wait' },
        'demo.granted': { actions: 'wait' },
      },
    },
  },
})
