import { assign, emit, raise } from 'xstate'
import { messageOf } from '../../../lib/messageOf.ts'
import { adminUsersBase, changeOf, initialAdminUsersContext, passwordChangeOf } from './adminUsers.base.ts'
import { isTokenRefused } from './connection.ts'

/** A new search cancels the running request (reenter), so that an old response cannot replace a newer one. */
const searches = {
  'search.edited': [
    { guard: 'isUnchanged', actions: 'setSearch' },
    { guard: 'isBlank', actions: 'setSearch', target: 'loading', reenter: true },
    { actions: 'setSearch', target: 'searching', reenter: true },
  ],
} as const

/** Deactivation needs a confirmation and is not possible for the admin's own account. */
const changes = {
  'change.requested': [
    { guard: 'isInactive', actions: 'selectAccount', target: 'changing' },
    { guard: 'isOtherUser', actions: 'selectAccount', target: 'confirming' },
  ],
  'passwordChange.requested': { actions: 'selectAccount', target: 'choosingPassword' },
} as const

const passwordForm = {
  'newPassword.edited': { actions: 'editNewPassword' },
  'newPassword.submitted': [
    { guard: 'hasNewPassword', target: 'savingPassword' },
    { actions: 'showNewPasswordErrors' },
  ],
  'passwordChange.cancelled': { actions: 'clearNewPassword', target: 'idle' },
} as const

/** The list of backend users, and the change of one account or its password at a time. */
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
              // First, because the session must have the token before the list is requested.
              actions: [
                emit(({ event }) => ({ type: 'backend.connected', grant: event.output })),
                assign({ self: ({ event }) => event.output.user }),
                'clearPassword',
              ],
              target: 'loading',
            },
            onError: {
              actions: [
                { type: 'saveFailure', params: ({ event }) => messageOf(event.error) },
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
                actions: { type: 'saveFailure', params: ({ event }) => messageOf(event.error) },
                target: 'failed',
              },
            ],
          },
          on: { ...searches, 'list.outdated': { target: 'loading', reenter: true } },
        },
        // Debounces typing.
        searching: {
          after: { searchPause: 'loading' },
          on: { ...searches, 'reload.requested': 'loading' },
        },
        ready: { on: { ...searches, 'reload.requested': 'loading' } },
        empty: { on: { ...searches, 'reload.requested': 'loading' } },
        failed: { on: { ...searches, 'reload.requested': 'loading' } },
      },
    },
    change: {
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
                { type: 'saveUser', params: ({ event }) => event.output },
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
                actions: { type: 'saveChangeFailure', params: ({ event }) => messageOf(event.error) },
                target: 'failed',
              },
            ],
          },
        },
        failed: { on: changes },
        choosingPassword: { on: passwordForm },
        savingPassword: {
          invoke: {
            src: 'changePassword',
            input: ({ context }) => passwordChangeOf(context),
            onDone: {
              actions: [
                emit(({ event }) => ({ type: 'accountPassword.changed', user: event.output })),
                'clearNewPassword',
              ],
              target: 'idle',
            },
            onError: [
              {
                guard: ({ event }) => isTokenRefused(event.error),
                actions: ['clearNewPassword', raise({ type: 'token.refused' })],
                target: 'idle',
              },
              {
                actions: { type: 'saveChangeFailure', params: ({ event }) => messageOf(event.error) },
                target: 'passwordFailed',
              },
            ],
          },
        },
        passwordFailed: { on: passwordForm },
      },
    },
  },
})
