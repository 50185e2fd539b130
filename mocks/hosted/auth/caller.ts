import type { Clock } from '../../clock.ts'
import type { HostedDatabase } from '../database.ts'
import type { UserRow } from '../rows.ts'
import type { Claims } from './jwt.ts'
import { BadTokenError, readToken } from './jwt.ts'

/** Who makes a request of the provider's services. */
export interface Caller {
  /** Null where nobody is signed in: the role 'anon'. */
  readonly user: UserRow | null
  /** What their access token says; null with `user`, and only then. */
  readonly claims: Claims | null
  /** The setup token in the header x-setup-token, whatever it is worth. */
  readonly setupToken: string | null
}

interface CallerContext {
  readonly db: Pick<HostedDatabase, 'users' | 'sessions'>
  readonly clock: Pick<Clock, 'now'>
}

/**
 * Who makes the request. The client sends its publishable key as the bearer where nobody is signed in, so a bearer
 * that is the `apikey` too, or none at all, is anybody. Null where the token is not the provider's, has expired, or
 * belongs to a session that has ended: to be answered with 401.
 */
export async function callerOf({ db, clock }: CallerContext, request: Request): Promise<Caller | null> {
  const setupToken = request.headers.get('x-setup-token')
  const bearer = bearerOf(request)
  if (bearer === null || bearer === request.headers.get('apikey'))
    return { user: null, claims: null, setupToken }
  try {
    const claims = await readToken(bearer, clock.now())
    const user = db.users.get(claims.sub)
    if (user === undefined || db.sessions.get(claims.session_id) === undefined) return null
    return { user, claims, setupToken }
  } catch (error) {
    if (error instanceof BadTokenError) return null
    throw error
  }
}

/** The token of the Authorization header, or null where it has none. */
export function bearerOf(request: Request): string | null {
  const [scheme, token = ''] = (request.headers.get('Authorization') ?? '').split(' ')
  return scheme?.toLowerCase() === 'bearer' && token !== '' ? token : null
}
