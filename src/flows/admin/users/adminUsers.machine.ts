import { assign, emit, raise } from 'xstate'
import { messageOf } from '../../../lib/messageOf.ts'
import { adminUsersBase, changeOf, initialAdminUsersContext } from './adminUsers.base.ts'
import { isTokenRefused } from './connection.ts'

/** New words call off what was asked with the old ones, so that an answer to those never comes in. */
const searches = {
  'search.edited': [
    { guard: 'isUnchanged', actions: 'search' },
    { guard: 'isBlank', actions: 'search', target: 'loading', reenter: true },
    { actions: 'search', target: 'searching', reenter: true },
  ],
} as const

/** Nobody deactivates their own account, nor anybody else's without being asked. */
const changes = {
  'change.requested': [
    { guard: 'isInactive', actions: 'choose', target: 'changing' },
    { guard: 'isAnother', actions: 'choose', target: 'confirming' },
  ],
} as const

/** The backend's users, as an admin sees them, and the switch of each account. One account changes at a time. */
export const adminUsersMachine = adminUsersBase.createMachine({
  id: 'admin-users',
  type: 'parallel',
  context: ({ input }) => initialAdminUsersContext(input),
  states: {
    list: {
      initial: 'noBackend',
      on: { 'token.refused': { actions: 'disconnect', target: '.noBackend' } },
      states: {
        noBackend: {
          always: { guard: 'hasBackend', target: 'loading' },
          on: {
            'password.edited': { actions: 'editPassword' },
            'connection.submitted': [
              { guard: 'hasPassword', actions: assign({ failure: null }), target: 'connecting' },
              { actions: 'showPasswordError' },
            ],
          },
        },
        connecting: {
          invoke: {
            src: 'connect',
            input: ({ context: { email, connection } }) => ({ email, password: connection.values.password }),
            onDone: {
              // First: the session has the token before the list is asked for.
              actions: [
                emit(({ event }) => ({ type: 'backend.connected', grant: event.output })),
                assign({ self: ({ event }) => event.output.user }),
                'clearPassword',
              ],
              target: 'loading',
            },
            onError: {
              actions: [
                { type: 'keepFailure', params: ({ event }) => messageOf(event.error) },
                'clearPassword',
              ],
              target: 'noBackend',
            },
          },
        },
        loading: {
          invoke: {
            src: 'listUsers',
            input: ({ context }) => context.search.trim(),
            onDone: [
              {
                guard: ({ event }) => event.output.length > 0,
                actions: assign({ users: ({ event }) => event.output, failure: null }),
                target: 'ready',
              },
              { actions: assign({ users: [], failure: null }), target: 'empty' },
            ],
            onError: [
              {
                guard: ({ event }) => isTokenRefused(event.error),
                actions: raise({ type: 'token.refused' }),
              },
              {
                actions: { type: 'keepFailure', params: ({ event }) => messageOf(event.error) },
                target: 'failed',
              },
            ],
          },
          on: { ...searches, 'list.outdated': { target: 'loading', reenter: true } },
        },
        // Whoever types is given time to finish the word.
        searching: {
          after: { searchPause: 'loading' },
          on: { ...searches, 'reload.requested': 'loading' },
        },
        ready: { on: { ...searches, 'reload.requested': 'loading' } },
        empty: { on: { ...searches, 'reload.requested': 'loading' } },
        failed: { on: { ...searches, 'reload.requested': 'loading' } },
      },
    },
    row: {
      initial: 'idle',
      states: {
        idle: { on: changes },
        confirming: {
          on: { 'deactivation.confirmed': 'changing', 'deactivation.cancelled': 'idle' },
        },
        changing: {
          invoke: {
            src: 'changeAccount',
            input: ({ context }) => changeOf(context.changed),
            onDone: {
              actions: [
                emit(({ context, event }) => ({
                  type: 'account.changed',
                  user: event.output,
                  isActive: changeOf(context.changed).isActive,
                })),
                { type: 'keepUser', params: ({ event }) => event.output },
                raise({ type: 'list.outdated' }),
              ],
              target: 'idle',
            },
            onError: [
              {
                guard: ({ event }) => isTokenRefused(event.error),
                actions: raise({ type: 'token.refused' }),
                target: 'idle',
              },
              {
                actions: { type: 'keepChangeFailure', params: ({ event }) => messageOf(event.error) },
                target: 'failed',
              },
            ],
          },
        },
        failed: { on: changes },
      },
    },
  },
})
