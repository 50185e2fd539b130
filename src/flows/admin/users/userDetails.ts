import type { User } from '../../../api/types.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'

/** A user's details for display. The backend may omit every field except id and email. */
export interface UserDetails {
  /** Empty if unknown. */
  name: string
  email: string
  roles: readonly string[]
  /** Null if missing or not a date. */
  createdAt: Date | null
  isActive: boolean
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** Reads the details. A user is active unless `is_active` is false. */
export function userDetails(user: User): UserDetails {
  const { name, first_name, last_name, roles, created_at, is_active }: Partial<User> = user
  const createdAt = new Date(textOf(created_at))
  return {
    name: toDisplayName(textOf(name) || `${textOf(first_name)} ${textOf(last_name)}`.trim()),
    email: toDisplayName(user.email),
    roles: Array.isArray(roles)
      ? [...new Set(roles.filter((role) => textOf(role) !== '').map(toDisplayName))]
      : [],
    createdAt: Number.isNaN(createdAt.getTime()) ? null : createdAt,
    isActive: is_active !== false,
  }
}

/** The name, or the email address if there is no name. */
export function userName(user: User): string {
  const { name, email } = userDetails(user)
  return name || email
}

export function isSameUser(user: User, other: User | null): boolean {
  if (other === null) return false
  return user.id === other.id || user.email.toLowerCase() === other.email.toLowerCase()
}

/** Whether the backend listed only the requesting user, because the account has no admin rights there. */
export function isPartialList(users: readonly User[], self: User | null): boolean {
  if (self === null || users.length !== 1 || userDetails(self).roles.includes('admin')) return false
  return users.every((user) => isSameUser(user, self))
}

export function updateUser(users: readonly User[], changed: User): User[] {
  return users.map((user) => (user.id === changed.id ? { ...user, ...changed } : user))
}
