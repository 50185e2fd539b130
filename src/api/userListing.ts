import type { components } from './schema.gen.ts'
import { isListOf, isObjectWith } from './shapes.ts'
import type { User } from './types.ts'

/** The users in a response that is one user, a list, or an object with a list; otherwise null. */
export function usersIn(answer: components['schemas']['UserListing'] | undefined): User[] | null {
  const listing = isObjectWith(answer) && 'users' in answer ? answer.users : answer
  const users = Array.isArray(listing) ? listing : [listing]
  return isListOf(users, 'id', 'email') ? users : null
}
