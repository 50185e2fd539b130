import type { HttpHandler } from 'msw'
import * as v from 'valibot'
import { timestamp } from '../../context.ts'
import { emailKey } from '../../db/database.ts'
import { isPassword } from '../../db/password.ts'
import type { ProviderSessionRow } from '../rows.ts'
import { readBody, text } from './body.ts'
import type { AuthContext } from './context.ts'
import { AuthError } from './errors.ts'
import type { RefreshToken } from './refreshToken.ts'
import { readRefreshToken } from './refreshToken.ts'
import { route } from './route.ts'
import {
  ACCESS_TOKEN_LIFETIME_SECONDS,
  createSession,
  issueTokens,
  refreshCount,
  rotateRefreshToken,
} from './sessions.ts'

const credentials = v.object({ email: text, password: text })
const refresh = v.object({ refresh_token: text })

/** POST /token: signs in with a password or refreshes a session. */
export function token(context: AuthContext): HttpHandler {
  return route('post', '/token', ({ request, query }) => {
    switch (query.get('grant_type')) {
      case 'password':
        return signIn(context, request)
      case 'refresh_token':
        return refreshSession(context, request)
      default:
        throw new AuthError(400, 'invalid_credentials', 'unsupported_grant_type')
    }
  })
}

async function signIn(context: AuthContext, request: Request) {
  const { db, clock, limits } = context
  const { email, password } = await readBody(request, credentials)
  if (email === '') throw new AuthError(400, 'validation_failed', 'missing email or phone')
  limits.countRequest('sign-in', emailKey(email))
  const user = db.users.find('email', emailKey(email))
  // One message for both cases, so that it does not reveal who has an account.
  if (user === undefined || !(await isPassword(password, user.password_hash)))
    throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials')
  const last_sign_in_at = timestamp(clock)
  const session = await createSession(context, user, 'password')
  return issueTokens(context, (await db.users.update(user.id, { last_sign_in_at })) ?? user, session)
}

/**
 * A refresh token is valid once. For the previous token the current one is returned, because the response may have
 * been lost. An older token is treated as stolen and ends the session.
 */
async function refreshSession(context: AuthContext, request: Request) {
  const { db, clock, limits } = context
  const { refresh_token } = await readBody(request, refresh)
  const token = await readRefreshToken(refresh_token)
  const session = token === null ? undefined : db.sessions.get(token.sessionId)
  const user = session && db.users.get(session.user_id)
  if (token === null || session === undefined || user === undefined)
    throw new AuthError(400, 'refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found')
  limits.countRequest('refresh', session.id)
  if (isExpiredRecoveryLink(session, token, clock.now())) {
    db.sessions.delete(session.id)
    throw new AuthError(400, 'session_expired', 'Invalid Refresh Token: Session Expired')
  }
  const age = (await refreshCount(session)) - token.counter
  if (age > 1) {
    db.sessions.delete(session.id)
    throw new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used')
  }
  return issueTokens(context, user, age === 1 ? session : await rotateRefreshToken(context, session))
}

/** Whether the session comes from a recovery email whose access token expired before the link was first opened. */
function isExpiredRecoveryLink(
  { amr, created_at }: ProviderSessionRow,
  { counter }: RefreshToken,
  now: number,
): boolean {
  const isFromMail = amr.every(({ method }) => method === 'otp')
  return isFromMail && counter === 0 && Date.parse(created_at) + ACCESS_TOKEN_LIFETIME_SECONDS * 1000 <= now
}
