import { assign, setup } from 'xstate'
import type { User } from '../../../api/types.ts'
import { newPasswordSchema } from '../../../domain/password.ts'
import { createFields, editField, validateFields, withErrors } from '../../../lib/forms/fields.ts'
import { editPasswordField } from '../../../lib/forms/passwordFields.ts'
import { notProvided } from '../../../lib/xstate/notProvided.ts'
import type { BackendGrant } from '../../../session/session.types.ts'
import type {
  AccountChange,
  AdminUsersContext,
  AdminUsersEmitted,
  AdminUsersEvent,
  AdminUsersInput,
  PasswordChange,
} from './adminUsers.types.ts'
import { type Credentials, connectionSchema, TOKEN_REFUSED } from './connection.ts'
import { isSameUser, updateUser, userDetails } from './userDetails.ts'

/** Time after the last keystroke before the search starts. */
const SEARCH_PAUSE_MS = 300

const NO_PASSWORD = createFields({ password: '', confirmPassword: '' })

/** The password is not trimmed, because spaces can be part of it. */
export function passwordChangeOf({ changed, newPassword }: AdminUsersContext): PasswordChange {
  if (changed === null) throw new Error('No account was selected.')
  return { id: changed.id, password: newPassword.values.password }
}

export function changeOf(user: User | null): AccountChange {
  if (user === null) throw new Error('No account was selected.')
  return { id: user.id, isActive: !userDetails(user).isActive }
}

export const adminUsersBase = setup({
  types: {
    context: {} as AdminUsersContext,
    events: {} as AdminUsersEvent,
    emitted: {} as AdminUsersEmitted,
    input: {} as AdminUsersInput,
  },
  actors: {
    connect: notProvided<BackendGrant, Credentials>('connect'),
    /** Input: text to find in name or email; '' lists all users. */
    listUsers: notProvided<User[], string>('listUsers'),
    changeAccount: notProvided<User, AccountChange>('changeAccount'),
    changePassword: notProvided<User, PasswordChange>('changePassword'),
  },
  guards: {
    hasBackend: ({ context }) => context.self !== null,
    hasPassword: ({ context }) => validateFields(context.connection, connectionSchema).isValid,
    isInactive: ({ event }) => event.type === 'change.requested' && !userDetails(event.user).isActive,
    isOtherUser: ({ context, event }) =>
      event.type === 'change.requested' && !isSameUser(event.user, context.self),
    hasNewPassword: ({ context }) => validateFields(context.newPassword, newPasswordSchema).isValid,
    isBlank: ({ event }) => event.type === 'search.edited' && event.search.trim() === '',
    isUnchanged: ({ context, event }) =>
      event.type === 'search.edited' && event.search.trim() === context.search.trim(),
  },
  actions: {
    setSearch: assign(({ event }) => (event.type === 'search.edited' ? { search: event.search } : {})),
    selectAccount: assign(({ event }) =>
      event.type === 'change.requested' || event.type === 'passwordChange.requested'
        ? { changed: event.user, changeFailure: null, newPassword: NO_PASSWORD }
        : {},
    ),
    editNewPassword: assign(({ context, event }) =>
      event.type === 'newPassword.edited'
        ? { newPassword: editPasswordField(context.newPassword, event.name, event.value) }
        : {},
    ),
    showNewPasswordErrors: assign({
      newPassword: ({ context }) => withErrors(context.newPassword, newPasswordSchema),
    }),
    clearNewPassword: assign({ newPassword: NO_PASSWORD }),
    editPassword: assign(({ context, event }) =>
      event.type === 'password.edited'
        ? { connection: editField(context.connection, 'password', event.password) }
        : {},
    ),
    showPasswordError: assign({
      connection: ({ context }) => withErrors(context.connection, connectionSchema),
    }),
    clearPassword: assign({ connection: createFields({ password: '' }) }),
    saveUser: assign(({ context }, user: User) => ({
      users: updateUser(context.users, user),
      changed: null,
    })),
    saveFailure: assign((_, failure: string) => ({ failure })),
    saveChangeFailure: assign((_, changeFailure: string) => ({ changeFailure })),
    disconnect: assign({ self: null, users: [], search: '', failure: TOKEN_REFUSED }),
  },
  delays: { searchPause: SEARCH_PAUSE_MS },
})

export function initialAdminUsersContext({ email, self, search = '' }: AdminUsersInput): AdminUsersContext {
  return {
    email,
    self,
    connection: createFields({ password: '' }),
    users: [],
    search,
    failure: null,
    changed: null,
    changeFailure: null,
    newPassword: NO_PASSWORD,
  }
}
