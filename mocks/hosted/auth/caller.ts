import type { Clock } from '../../clock.ts'
import type { HostedDatabase } from '../database.ts'
import type { ProviderUserRow } from '../rows.ts'
import type { Claims } from './jwt.ts'
import { BadTokenError } from './jwt.ts'
import { readAccessToken } from './readAccessToken.ts'

interface Identity {
  readonly user: ProviderUserRow
  readonly claims: Claims
}

/** The sender of a request to the provider's services. `user` and `claims` are null for the role 'anon'. */
export type Caller = (Identity | { readonly user: null; readonly claims: null }) & {
  /** The header x-setup-token, unchecked. */
  readonly setupToken: string | null
}

interface CallerContext {
  readonly db: Pick<HostedDatabase, 'users' | 'sessions'>
  readonly clock: Pick<Clock, 'now'>
}

/**
 * The sender of a request. A client that is not signed in sends its publishable key as the bearer, so a missing bearer
 * and one equal to the `apikey` header both mean 'anon'. Null for an invalid bearer, which gets the status 401.
 */
export async function callerOf(context: CallerContext, request: Request): Promise<Caller | null> {
  const setupToken = request.headers.get('x-setup-token')
  const bearer = bearerOf(request)
  if (bearer === null || bearer === request.headers.get('apikey'))
    return { user: null, claims: null, setupToken }
  const identity = await readBearer(context, bearer)
  return identity && { ...identity, setupToken }
}

/** The person an access token belongs to. Null if the token is invalid or expired, or its session has ended. */
export async function readBearer(context: CallerContext, bearer: string): Promise<Identity | null> {
  const { db } = context
  try {
    const claims = await readAccessToken(context, bearer)
    const user = db.users.get(claims.sub)
    if (user === undefined || db.sessions.get(claims.session_id) === undefined) return null
    return { user, claims }
  } catch (error) {
    if (error instanceof BadTokenError) return null
    throw error
  }
}

/** The token of the Authorization header, or null if it has none. */
export function bearerOf(request: Request): string | null {
  const [scheme, token = ''] = (request.headers.get('Authorization') ?? '').split(' ')
  return scheme?.toLowerCase() === 'bearer' && token !== '' ? token : null
}
