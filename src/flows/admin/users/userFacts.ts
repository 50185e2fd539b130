import type { User } from '../../../api/types.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'

/** What is shown of a user, as it is shown. A backend may leave out all but the id and the e-mail. */
export interface UserDetails {
  /** Empty where the backend knows none. */
  name: string
  email: string
  roles: readonly string[]
  /** Null where there is none, or no date. */
  createdAt: Date | null
  isActive: boolean
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** The facts of a user, whatever fields are missing. Nobody is inactive unless the backend says so. */
export function userDetails(user: User): UserDetails {
  const { name, first_name, last_name, roles, created_at, is_active }: Partial<User> = user
  const createdAt = new Date(textOf(created_at))
  return {
    name: toDisplayName(textOf(name) || `${textOf(first_name)} ${textOf(last_name)}`.trim()),
    email: toDisplayName(user.email),
    roles: Array.isArray(roles) ? roles.filter((role) => textOf(role) !== '').map(toDisplayName) : [],
    createdAt: Number.isNaN(createdAt.getTime()) ? null : createdAt,
    isActive: is_active !== false,
  }
}

/** What a user is called in a sentence. */
export function userName(user: User): string {
  const { name, email } = userDetails(user)
  return name || email
}

/** Whether both are the same person at the backend. */
export function isSameUser(user: User, other: User | null): boolean {
  if (other === null) return false
  return user.id === other.id || user.email.toLowerCase() === other.email.toLowerCase()
}

/** The list with what is newly known of one of them; what the news leave out stays as it was. */
export function updateUser(users: readonly User[], news: User): User[] {
  return users.map((user) => (user.id === news.id ? { ...user, ...news } : user))
}
