import type { ProviderSessionRow, ProviderUserRow } from '../rows.ts'
import { bearerOf } from './caller.ts'
import type { AuthContext } from './context.ts'
import { AuthError } from './errors.ts'
import type { Claims } from './jwt.ts'
import { BadTokenError } from './jwt.ts'
import { readAccessToken } from './readAccessToken.ts'

export interface SignedInUser {
  readonly user: ProviderUserRow
  readonly session: ProviderSessionRow
}

/**
 * The user and session of a request to the auth service, which names the reason when it rejects a token.
 *
 * @throws AuthError 401 no_authorization; 403 bad_jwt, user_not_found, session_not_found
 */
export async function requireSession(context: AuthContext, request: Request): Promise<SignedInUser> {
  const claims = await readClaims(context, request)
  const user = context.db.users.get(claims.sub)
  if (user === undefined)
    throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  const session = context.db.sessions.get(claims.session_id)
  if (session === undefined)
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  return { user, session }
}

async function readClaims(context: AuthContext, request: Request): Promise<Claims> {
  const bearer = bearerOf(request)
  if (bearer === null)
    throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  try {
    return await readAccessToken(context, bearer)
  } catch (error) {
    if (!(error instanceof BadTokenError)) throw error
    throw new AuthError(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${error.message}`)
  }
}
