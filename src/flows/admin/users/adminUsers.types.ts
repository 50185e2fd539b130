import type { User } from '../../../api/types.ts'
import type { Fields } from '../../../lib/forms/fields.ts'
import type { PasswordValues } from '../../../lib/forms/passwordFields.ts'
import type { BackendGrant } from '../../../session/session.types.ts'

export interface AdminUsersContext {
  /** The admin's email address at the hosted provider, used to connect to the backend. */
  email: string
  /** The admin's backend account; null without a backend token. */
  self: User | null
  connection: Fields<{ password: string }>
  users: readonly User[]
  search: string
  /** Error of connecting or of loading the list. */
  failure: string | null
  /** The account being confirmed or changed, or whose change failed, as displayed to the admin. */
  changed: User | null
  changeFailure: string | null
  newPassword: Fields<PasswordValues>
}

export type AdminUsersInput = Pick<AdminUsersContext, 'email' | 'self'> & { search?: string }

export type AdminUsersEvent =
  | { type: 'password.edited'; password: string }
  | { type: 'connection.submitted' }
  | { type: 'reload.requested' }
  | { type: 'search.edited'; search: string }
  /** Deactivates an active account and activates an inactive one. */
  | { type: 'change.requested'; user: User }
  | { type: 'deactivation.confirmed' }
  | { type: 'deactivation.cancelled' }
  | { type: 'passwordChange.requested'; user: User }
  | { type: 'newPassword.edited'; name: keyof PasswordValues; value: string }
  | { type: 'newPassword.submitted' }
  | { type: 'passwordChange.cancelled' }
  /** An account changed while the list was loading. */
  | { type: 'list.outdated' }
  | { type: 'token.refused' }

export type AdminUsersEmitted =
  | { type: 'backend.connected'; grant: BackendGrant }
  | { type: 'account.changed'; user: User; isActive: boolean }
  | { type: 'accountPassword.changed'; user: User }

export interface PasswordChange {
  id: string
  password: string
}

export interface AccountChange {
  id: string
  isActive: boolean
}
