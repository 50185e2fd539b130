import type { Clock } from '../../clock.ts'
import type { HostedDatabase } from '../database.ts'
import type { Claims } from './jwt.ts'
import { BadTokenError, readToken } from './jwt.ts'

/**
 * The claims of an access token that is valid at the clock's time and has not been expired early. Whether its user and
 * session still exist is not checked.
 *
 * @throws BadTokenError
 */
export async function readAccessToken(
  { db, clock }: { readonly db: Pick<HostedDatabase, 'sessions'>; readonly clock: Pick<Clock, 'now'> },
  token: string,
): Promise<Claims> {
  const claims = await readToken(token, clock.now())
  const { tokens_from = 0 } = db.sessions.get(claims.session_id) ?? {}
  if (claims.iat < tokens_from) throw new BadTokenError('token has invalid claims: token is expired')
  return claims
}
