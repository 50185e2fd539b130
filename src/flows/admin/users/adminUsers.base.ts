import { assign, setup } from 'xstate'
import type { User } from '../../../api/types.ts'
import type { Fields } from '../../../lib/forms/fields.ts'
import { createFields, editField, validateFields } from '../../../lib/forms/fields.ts'
import { notProvided } from '../../../lib/xstate/notProvided.ts'
import type { BackendGrant } from '../../../session/session.types.ts'
import type { Credentials } from './connection.ts'
import { connectionSchema, TOKEN_REFUSED } from './connection.ts'
import { isSameUser, updateUser, userDetails } from './userFacts.ts'

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
  /** Whose account is asked about, changed, or could not be changed: as the admin saw it. */
  changed: User | null
  changeFailure: string | null
}

export type AdminUsersEvent =
  | { type: 'password.edited'; password: string }
  | { type: 'connection.submitted' }
  | { type: 'reload.requested' }
  | { type: 'search.edited'; search: string }
  /** An active account shall be deactivated, and an inactive one activated. */
  | { type: 'change.requested'; user: User }
  | { type: 'deactivation.confirmed' }
  | { type: 'deactivation.cancelled' }
  /** What is being loaded was asked for before an account changed. */
  | { type: 'list.outdated' }
  | { type: 'token.refused' }

export type AdminUsersEmitted =
  | { type: 'backend.connected'; grant: BackendGrant }
  | { type: 'account.changed'; user: User; isActive: boolean }

/** What an account shall become. */
export interface AccountChange {
  id: string
  isActive: boolean
}

/** What the change of this account is. */
export function changeOf(user: User | null): AccountChange {
  if (user === null) throw new Error('An account is changed after it was chosen only.')
  return { id: user.id, isActive: !userDetails(user).isActive }
}

/** The parts of the machine of the backend's users: what it knows, hears and does. */
export const adminUsersBase = setup({
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
    changeAccount: notProvided<User, AccountChange>('changeAccount'),
  },
  guards: {
    hasBackend: ({ context }) => context.self !== null,
    hasPassword: ({ context }) => validateFields(context.connection, connectionSchema).isValid,
    isInactive: ({ event }) => event.type === 'change.requested' && !userDetails(event.user).isActive,
    isAnother: ({ context, event }) =>
      event.type === 'change.requested' && !isSameUser(event.user, context.self),
    isBlank: ({ event }) => event.type === 'search.edited' && event.search.trim() === '',
    isUnchanged: ({ context, event }) =>
      event.type === 'search.edited' && event.search.trim() === context.search.trim(),
  },
  actions: {
    search: assign(({ event }) => (event.type === 'search.edited' ? { search: event.search } : {})),
    choose: assign(({ event }) =>
      event.type === 'change.requested' ? { changed: event.user, changeFailure: null } : {},
    ),
    editPassword: assign(({ context, event }) =>
      event.type === 'password.edited'
        ? { connection: editField(context.connection, 'password', event.password) }
        : {},
    ),
    showPasswordError: assign(({ context }) => {
      const validation = validateFields(context.connection, connectionSchema)
      return validation.isValid ? {} : { connection: validation.fields }
    }),
    clearPassword: assign({ connection: createFields({ password: '' }) }),
    keepUser: assign(({ context }, user: User) => ({
      users: updateUser(context.users, user),
      changed: null,
    })),
    keepFailure: assign((_, failure: string) => ({ failure })),
    keepChangeFailure: assign((_, changeFailure: string) => ({ changeFailure })),
    /** Nothing the backend told is known any more. */
    disconnect: assign({ self: null, users: [], search: '', failure: TOKEN_REFUSED }),
  },
  delays: { searchPause: 300 },
})

/** What is known at the start. */
export function initialAdminUsersContext(
  input: Pick<AdminUsersContext, 'email' | 'self'>,
): AdminUsersContext {
  return {
    ...input,
    connection: createFields({ password: '' }),
    users: [],
    search: '',
    failure: null,
    changed: null,
    changeFailure: null,
  }
}
