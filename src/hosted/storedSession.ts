import { hasStrings, isObject, stringOrEmpty } from '../lib/objects.ts'
import type { HostedUser } from './user.ts'

/**
 * The user of a stored provider session, read without loading the client. The session may have ended since. Null for a
 * missing or unreadable session.
 */
export function readStoredUser(stored: string | null): HostedUser | null {
  try {
    const session: unknown = JSON.parse(stored ?? 'null')
    if (!hasStrings(session, 'refresh_token') || !hasStrings(session.user, 'id')) return null
    const { id, email = '', user_metadata: metadata = {} } = session.user
    if (typeof email !== 'string' || !isObject(metadata)) return null
    return {
      id,
      email,
      firstName: stringOrEmpty(metadata.first_name),
      lastName: stringOrEmpty(metadata.last_name),
    }
  } catch {
    return null
  }
}

export interface StoredTokens {
  accessToken: string
  refreshToken: string
  /** Seconds since 1970. */
  expiresAt: number
}

/** The tokens of a stored provider session. Null for a missing or unreadable session. */
export function readStoredTokens(stored: string | null): StoredTokens | null {
  try {
    const session: unknown = JSON.parse(stored ?? 'null')
    if (!hasStrings(session, 'access_token', 'refresh_token')) return null
    const { access_token: accessToken, refresh_token: refreshToken, expires_at } = session
    return { accessToken, refreshToken, expiresAt: Number(expires_at) || 0 }
  } catch {
    return null
  }
}
