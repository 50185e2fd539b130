import { hasTexts, isObject, textOrNone } from '../lib/objects.ts'
import type { HostedUser } from './user.ts'

/**
 * The user of a stored provider session, read without loading the client. The session may have ended since. Null for a
 * missing or unreadable session.
 */
export function readStoredUser(stored: string | null): HostedUser | null {
  try {
    const session: unknown = JSON.parse(stored ?? 'null')
    if (!hasTexts(session, 'refresh_token') || !hasTexts(session.user, 'id')) return null
    const { id, email = '', user_metadata: metadata = {} } = session.user
    if (typeof email !== 'string' || !isObject(metadata)) return null
    return { id, email, firstName: textOrNone(metadata.first_name), lastName: textOrNone(metadata.last_name) }
  } catch {
    return null
  }
}

/** The access token of a stored provider session, or null. */
export function readStoredAccessToken(stored: string | null): string | null {
  try {
    const session: unknown = JSON.parse(stored ?? 'null')
    return hasTexts(session, 'access_token') ? session.access_token : null
  } catch {
    return null
  }
}
