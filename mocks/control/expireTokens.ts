import type { Backend } from '../backend.ts'
import type { Clock } from '../clock.ts'

/**
 * Expires every token of the backend and every access token of the provider now. The provider's refresh tokens stay
 * valid, as with the real provider.
 */
export async function expireTokens(
  { db, hosted }: Pick<Backend, 'db' | 'hosted'>,
  clock: Clock,
): Promise<void> {
  const now = clock.now()
  for (const { id, expires_at } of db.tokens.list())
    await db.tokens.update(id, { expires_at: Math.min(expires_at, now) })
  // The tokens contain their expiry, so sessions store from when on a token must have been issued.
  const tokens_from = Math.floor(now / 1000) + 1
  for (const { id } of hosted.sessions.list()) await hosted.sessions.update(id, { tokens_from })
}
