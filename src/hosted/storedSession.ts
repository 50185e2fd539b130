import * as v from 'valibot'
import type { HostedUser } from './auth.ts'

const storedSession = v.object({
  refresh_token: v.string(),
  user: v.object({
    id: v.string(),
    email: v.optional(v.string(), ''),
    user_metadata: v.optional(
      v.object({
        first_name: v.fallback(v.string(), ''),
        last_name: v.fallback(v.string(), ''),
      }),
      { first_name: '', last_name: '' },
    ),
  }),
})

/**
 * Whose session the provider's client has stored, without loading the client: known at once, though it may have
 * ended since. Null where there is none or it cannot be read.
 */
export function hostedUserIn(stored: string | null): HostedUser | null {
  if (stored === null) return null
  try {
    const { user } = v.parse(storedSession, JSON.parse(stored))
    const { first_name: firstName, last_name: lastName } = user.user_metadata
    return { id: user.id, email: user.email, firstName, lastName }
  } catch {
    return null
  }
}
