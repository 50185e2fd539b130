import { hasTexts, isObject, textOrNone } from '../lib/objects.ts'
import type { HostedUser } from './user.ts'

/**
 * Whose session the provider's client has stored, without loading the client: known at once, though it may have
 * ended since. Null where there is none or it cannot be read.
 */
export function readStoredUser(stored: string | null): HostedUser | null {
  try {
    const session: unknown = JSON.parse(stored ?? 'null')
    if (!hasTexts(session, 'refresh_token') || !hasTexts(session.user, 'id')) return null
    const { id, email = '', user_metadata: said = {} } = session.user
    if (typeof email !== 'string' || !isObject(said)) return null
    return { id, email, firstName: textOrNone(said.first_name), lastName: textOrNone(said.last_name) }
  } catch {
    return null
  }
}

/** The access token of the session that the provider's client has stored, or null. */
export function readStoredAccessToken(stored: string | null): string | null {
  try {
    const session: unknown = JSON.parse(stored ?? 'null')
    return hasTexts(session, 'access_token') ? session.access_token : null
  } catch {
    return null
  }
}
