import { assign, emit, raise, setup } from 'xstate'
import type { User } from '../../../api/types.ts'
import type { Fields } from '../../../machines/fields.ts'
import { createFields, editField, validateFields } from '../../../machines/fields.ts'
import { messageOf } from '../../../machines/messageOf.ts'
import { notProvided } from '../../../machines/notProvided.ts'
import type { BackendGrant } from '../../../session/session.machine.ts'
import type { Credentials } from './connection.ts'
import { connectionSchema, isTokenRefused, TOKEN_REFUSED } from './connection.ts'
import { isSame, withUser } from './userFacts.ts'

export interface AdminUsersContext {
  /** Of the admin at the provider: who connects to the backend. */
  email: string
  /** The admin as the backend knows them; null without its token. */
  self: User | null
  /** What is typed to connect. */
  connection: Fields<{ password: string }>
  users: readonly User[]
  search: string
  /** Why there is no connection, or no list. */
  failure: string | null
  /** Whose account is asked about, changed, or could not be changed. */
  changed: User | null
  changeFailure: string | null
}

export type AdminUsersEvent =
  | { type: 'password.edited'; password: string }
  | { type: 'connection.submitted' }
  | { type: 'reload.requested' }
  | { type: 'search.edited'; search: string }
  | { type: 'activation.requested'; user: User }
  | { type: 'deactivation.requested'; user: User }
  | { type: 'deactivation.confirmed' }
  | { type: 'deactivation.cancelled' }
  /** What is being loaded was asked for before an account changed. */
  | { type: 'list.outdated' }
  | { type: 'token.refused' }

export type AdminUsersEmitted =
  | { type: 'backend.connected'; grant: BackendGrant }
  | { type: 'account.changed'; user: User; isActive: boolean }

/** New words call off what was asked with the old ones, so that an answer to those never comes in. */
const searches = {
  'search.edited': [
    { guard: 'isUnchanged', actions: 'search' },
    { guard: 'isBlank', actions: 'search', target: 'loading', reenter: true },
    { actions: 'search', target: 'searching', reenter: true },
  ],
} as const

const requests = {
  'activation.requested': { actions: 'choose', target: 'activating' },
  'deactivation.requested': { guard: 'isAnother', actions: 'choose', target: 'confirming' },
} as const

/** The backend's users, as an admin sees them, and the switch of each account. One account changes at a time. */
export const adminUsersMachine = setup({
  types: {
    context: {} as AdminUsersContext,
    events: {} as AdminUsersEvent,
    emitted: {} as AdminUsersEmitted,
    input: {} as Pick<AdminUsersContext, 'email' | 'self'>,
  },
  actors: {
    connect: notProvided<BackendGrant, Credentials>('connect'),
    /** Those with the text in name or e-mail; everybody where it is blank. */
    listUsers: notProvided<User[], string>('listUsers'),
    activateUser: notProvided<User, string>('activateUser'),
    deactivateUser: notProvided<User, string>('deactivateUser'),
  },
  guards: {
    hasBackend: ({ context }) => context.self !== null,
    hasPassword: ({ context }) => validateFields(context.connection, connectionSchema).isValid,
    isAnother: ({ context, event }) =>
      event.type === 'deactivation.requested' && !isSame(event.user, context.self),
    isBlank: ({ event }) => event.type === 'search.edited' && event.search.trim() === '',
    isUnchanged: ({ context, event }) =>
      event.type === 'search.edited' && event.search.trim() === context.search.trim(),
  },
  actions: {
    search: assign(({ event }) => (event.type === 'search.edited' ? { search: event.search } : {})),
    choose: assign(({ event }) => ('user' in event ? { changed: event.user, changeFailure: null } : {})),
    showPasswordError: assign(({ context }) => {
      const validation = validateFields(context.connection, connectionSchema)
      return validation.isValid ? {} : { connection: validation.fields }
    }),
    keepUser: assign(({ context }, user: User) => ({ users: withUser(context.users, user), changed: null })),
    clearPassword: assign({ connection: createFields({ password: '' }) }),
  },
  delays: { searchPause: 300 },
}).createMachine({
  id: 'admin-users',
  type: 'parallel',
  context: ({ input }) => ({
    ...input,
    connection: createFields({ password: '' }),
    users: [],
    search: '',
    failure: null,
    changed: null,
    changeFailure: null,
  }),
  states: {
    list: {
      initial: 'noBackend',
      on: {
        'token.refused': {
          actions: assign({ self: null, users: [], search: '', failure: TOKEN_REFUSED }),
          target: '.noBackend',
        },
      },
      states: {
        noBackend: {
          always: { guard: 'hasBackend', target: 'loading' },
          on: {
            'password.edited': {
              actions: assign({
                connection: ({ context, event }) => editField(context.connection, 'password', event.password),
              }),
            },
            'connection.submitted': [
              { guard: 'hasPassword', actions: assign({ failure: null }), target: 'connecting' },
              { actions: 'showPasswordError' },
            ],
          },
        },
        connecting: {
          invoke: {
            src: 'connect',
            input: ({ context }) => ({
              email: context.email,
              password: context.connection.values.password,
            }),
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
              actions: [assign({ failure: ({ event }) => messageOf(event.error) }), 'clearPassword'],
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
              { actions: assign({ failure: ({ event }) => messageOf(event.error) }), target: 'failed' },
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
        idle: { on: requests },
        confirming: {
          on: { 'deactivation.confirmed': 'deactivating', 'deactivation.cancelled': 'idle' },
        },
        activating: {
          invoke: {
            src: 'activateUser',
            input: ({ context }) => context.changed?.id ?? '',
            onDone: {
              actions: [
                { type: 'keepUser', params: ({ event }) => event.output },
                emit(({ event }) => ({ type: 'account.changed', user: event.output, isActive: true })),
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
              { actions: assign({ changeFailure: ({ event }) => messageOf(event.error) }), target: 'failed' },
            ],
          },
        },
        deactivating: {
          invoke: {
            src: 'deactivateUser',
            input: ({ context }) => context.changed?.id ?? '',
            onDone: {
              actions: [
                { type: 'keepUser', params: ({ event }) => event.output },
                emit(({ event }) => ({ type: 'account.changed', user: event.output, isActive: false })),
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
              { actions: assign({ changeFailure: ({ event }) => messageOf(event.error) }), target: 'failed' },
            ],
          },
        },
        failed: { on: requests },
      },
    },
  },
})
