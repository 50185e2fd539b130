import { assign, emit, enqueueActions, setup } from 'xstate'
import type { HostedUser } from '../hosted/user.ts'
import { notProvided } from '../lib/xstate/notProvided.ts'
import type {
  BackendGrant,
  SessionContext,
  SessionEmitted,
  SessionEndReason,
  SessionEvent,
  SessionGrantedEvent,
  StoredSession,
} from './session.types.ts'

function requireGrant({ grant }: SessionContext): BackendGrant {
  if (grant === null) throw new Error('The state "backend" requires a grant.')
  return grant
}

/** Whether the same user is expected to sign in next. Their data stays on this device. */
export const isContinued = (reason: SessionEndReason | null) =>
  reason === 'expired' || reason === 'signInAgain'

const isEmpty = ({ grant, hostedUser, isDemo }: StoredSession) =>
  grant === null && hostedUser === null && !isDemo

/** Events of every access mode. */
const signOuts = {
  'signOut.requested': { actions: { type: 'saveEndReason', params: 'requested' }, target: 'signingOut' },
  'deviceSignOut.requested': {
    actions: { type: 'saveEndReason', params: 'deviceOnly' },
    target: 'signingOut',
  },
  'signInAgain.requested': {
    actions: { type: 'saveEndReason', params: 'signInAgain' },
    target: 'signingOut',
  },
} as const

/** Maximum time the sign-out calls may delay the next sign-in. */
const SIGN_OUT_TIMEOUT_MS = 4000

export const initialSessionContext: SessionContext = {
  grant: null,
  hostedUser: null,
  backendIssue: null,
  lastEmail: '',
  endReason: null,
  queuedGrant: null,
}

/** The sign-in session: who is signed in, and in which access mode. Runs as long as the app. */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
  },
  actors: {
    restoreSession: notProvided<StoredSession>('restoreSession'),
    /** Rejects if the stored session changed meanwhile: the result may be older. */
    refreshGrant: notProvided<BackendGrant, BackendGrant>('refreshGrant'),
    /** Resolves to null if the provider session has ended. */
    refreshHosted: notProvided<HostedUser | null, HostedUser | null>('refreshHosted'),
    endSession: notProvided<void, SessionEndReason | null>('endSession'),
  },
  actions: {
    setGranted: assign(({ event }) => {
      switch (event.type) {
        case 'backend.granted':
          return { grant: event.grant, hostedUser: event.hostedUser, backendIssue: null, endReason: null }
        case 'hosted.granted':
          return {
            grant: null,
            hostedUser: event.hostedUser,
            backendIssue: event.backendIssue ?? null,
            endReason: null,
          }
        default:
          return { grant: null, hostedUser: null, backendIssue: null, endReason: null }
      }
    }),
    saveEndReason: assign((_, endReason: SessionEndReason) => ({ endReason })),
    setEndReason: assign(({ event }) =>
      event.type === 'storage.changed' ? { endReason: event.endReason } : {},
    ),
    queueGrant: assign({ queuedGrant: ({ event }) => event as SessionGrantedEvent }),
    raiseQueuedGrant: enqueueActions(({ context: { queuedGrant }, enqueue }) => {
      if (queuedGrant === null) return
      enqueue.assign({ queuedGrant: null })
      enqueue.raise(queuedGrant)
    }),
    emitSessionStarted: emit(({ event }) => ({
      type: 'session.started',
      grantedEvent: event as SessionGrantedEvent,
    })),
  },
}).createMachine({
  id: 'session',
  context: initialSessionContext,
  initial: 'restoring',
  on: {
    'backend.granted': { actions: ['setGranted', 'emitSessionStarted'], target: '.backend' },
    'hosted.granted': { actions: ['setGranted', 'emitSessionStarted'], target: '.hostedOnly' },
    'demo.granted': { actions: ['setGranted', 'emitSessionStarted'], target: '.demoOnly' },
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
              endReason: null,
            })),
            target: 'backend',
          },
          {
            guard: ({ event }) => event.output.hostedUser !== null,
            actions: assign(({ event: { output } }) => ({
              hostedUser: output.hostedUser,
              backendIssue: output.backendIssue,
              endReason: null,
            })),
            target: 'hostedOnly',
          },
          {
            guard: ({ event }) => event.output.isDemo,
            actions: assign({ endReason: null }),
            target: 'demoOnly',
          },
          { target: 'signedOut' },
        ],
        onError: { target: 'signedOut' },
      },
    },
    signedOut: {
      entry: 'raiseQueuedGrant',
      on: { 'storage.changed': { guard: ({ event }) => !isEmpty(event.stored), target: 'restoring' } },
    },
    backend: {
      // The stored user may be outdated. On errors it is used unchanged; a rejected token is reported separately by
      // 'session.expired' or 'backendToken.rejected'.
      invoke: [
        {
          src: 'refreshGrant',
          input: ({ context }) => requireGrant(context),
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
        ...signOuts,
        'session.expired': { actions: { type: 'saveEndReason', params: 'expired' }, target: 'signingOut' },
        // The stored token is not removed: the next page load tries it again.
        'backendToken.rejected': [
          {
            guard: ({ context }) => context.hostedUser !== null,
            actions: assign({ grant: null }),
            target: 'hostedOnly',
          },
          { actions: { type: 'saveEndReason', params: 'expired' }, target: 'signingOut' },
        ],
        'user.changed': {
          actions: [
            assign({ grant: ({ context, event }) => ({ ...requireGrant(context), user: event.user }) }),
            emit(({ context }) => ({ type: 'user.refreshed', grant: requireGrant(context) })),
          ],
        },
        'hosted.changed': { actions: assign({ hostedUser: ({ event }) => event.hostedUser }) },
        'storage.changed': [
          {
            guard: ({ event }) => event.stored.grant === null,
            actions: 'setEndReason',
            target: 'signingOut',
          },
          {
            // Another tab changed the profile.
            guard: ({ context, event }) => event.stored.grant?.token === context.grant?.token,
            actions: assign({ grant: ({ event }) => event.stored.grant }),
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
            actions: { type: 'saveEndReason', params: 'expired' },
            target: 'signingOut',
          },
          { actions: assign({ hostedUser: ({ event }) => event.output }) },
        ],
        onError: {},
      },
      on: {
        ...signOuts,
        'session.expired': { actions: { type: 'saveEndReason', params: 'expired' }, target: 'signingOut' },
        'hosted.changed': [
          {
            guard: ({ event }) => event.hostedUser === null,
            actions: { type: 'saveEndReason', params: 'expired' },
            target: 'signingOut',
          },
          { actions: assign({ hostedUser: ({ event }) => event.hostedUser }) },
        ],
        'storage.changed': {
          guard: ({ event }) => event.stored.hostedUser === null,
          actions: 'setEndReason',
          target: 'signingOut',
        },
      },
    },
    demoOnly: {
      on: {
        ...signOuts,
        'storage.changed': {
          guard: ({ event }) => !event.stored.isDemo,
          actions: 'setEndReason',
          target: 'signingOut',
        },
      },
    },
    // Leads to signedOut even if the sign-out calls fail.
    signingOut: {
      entry: [
        assign(({ context: { grant, hostedUser, endReason } }) => ({
          grant: null,
          hostedUser: null,
          lastEmail: isContinued(endReason) ? (grant?.user.email ?? hostedUser?.email ?? '') : '',
        })),
        emit(({ context }) => ({ type: 'session.ended', endReason: context.endReason })),
      ],
      invoke: {
        src: 'endSession',
        input: ({ context }) => context.endReason,
        onDone: { target: 'signedOut' },
        onError: { target: 'signedOut' },
      },
      after: { [SIGN_OUT_TIMEOUT_MS]: 'signedOut' },
      // The sign-out in progress would also end a session that starts now.
      on: {
        'backend.granted': { actions: 'queueGrant' },
        'hosted.granted': { actions: 'queueGrant' },
        'demo.granted': { actions: 'queueGrant' },
      },
    },
  },
})
