import { timestamp } from '../../context.ts'
import type { ProviderSessionRow, ProviderUserRow } from '../rows.ts'
import type { AuthContext } from './context.ts'
import { signToken } from './jwt.ts'
import { presentMetadata, presentUser } from './presentUser.ts'
import { readRefreshToken, writeRefreshToken } from './refreshToken.ts'

export const ACCESS_TOKEN_LIFETIME_SECONDS = 3600

/** Authentication methods: password, link in an email, second factor. */
export type AuthMethod = 'password' | 'otp' | 'totp' | 'mfa/phone'

const SECOND_FACTORS: readonly string[] = ['totp', 'mfa/phone'] satisfies AuthMethod[]

export async function createSession(
  { db, clock, ids }: AuthContext,
  user: ProviderUserRow,
  method: AuthMethod,
): Promise<ProviderSessionRow> {
  const id = ids.uuid()
  return db.sessions.create({
    id,
    user_id: user.id,
    refresh_token: await writeRefreshToken({ sessionId: id, counter: 0 }),
    aal: 'aal1',
    amr: [{ method, timestamp: seconds(clock.now()) }],
    created_at: timestamp(clock),
  })
}

/** Adds an authentication method to a session. A second factor raises it to aal2. */
export async function addAuthMethod(
  context: AuthContext,
  session: ProviderSessionRow,
  method: AuthMethod,
): Promise<ProviderSessionRow> {
  const entry = { method, timestamp: seconds(context.clock.now()) }
  return updateAuthMethods(context, session, [
    entry,
    ...session.amr.filter((other) => other.method !== method),
  ])
}

/** Removes the authentication method of a deleted factor from a session. */
export async function removeAuthMethod(
  context: AuthContext,
  session: ProviderSessionRow,
  method: AuthMethod,
): Promise<void> {
  const amr = session.amr.filter((entry) => entry.method !== method)
  await updateAuthMethods(context, session, amr)
}

async function updateAuthMethods(
  { db }: AuthContext,
  session: ProviderSessionRow,
  amr: ProviderSessionRow['amr'],
) {
  const aal = amr.some(({ method }) => SECOND_FACTORS.includes(method)) ? 'aal2' : 'aal1'
  return (await db.sessions.update(session.id, { amr, aal })) ?? { ...session, amr, aal }
}

export async function rotateRefreshToken(
  { db }: AuthContext,
  session: ProviderSessionRow,
): Promise<ProviderSessionRow> {
  const counter = (await refreshCount(session)) + 1
  const refresh_token = await writeRefreshToken({ sessionId: session.id, counter })
  return (await db.sessions.update(session.id, { refresh_token })) ?? { ...session, refresh_token }
}

export async function refreshCount({ refresh_token }: ProviderSessionRow): Promise<number> {
  return (await readRefreshToken(refresh_token))?.counter ?? 0
}

/** Ends the sessions of a user that pass the filter. Their tokens become invalid at once, including access tokens. */
export function endSessions(
  { db }: AuthContext,
  userId: string,
  passes: (session: ProviderSessionRow) => boolean = () => true,
): void {
  for (const session of db.sessions.list((row) => row.user_id === userId && passes(row)))
    db.sessions.delete(session.id)
}

/** The response to a sign-in: a new access token, the refresh token and the user. */
export async function issueTokens(
  { db, clock }: AuthContext,
  user: ProviderUserRow,
  session: ProviderSessionRow,
) {
  const iat = Math.max(seconds(clock.now()), session.tokens_from ?? 0)
  const exp = iat + ACCESS_TOKEN_LIFETIME_SECONDS
  const access_token = await signToken({
    sub: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    iat,
    exp,
    user_metadata: presentMetadata(user),
  })
  return {
    access_token,
    token_type: 'bearer',
    expires_in: ACCESS_TOKEN_LIFETIME_SECONDS,
    expires_at: exp,
    refresh_token: session.refresh_token,
    user: presentUser(db, user),
  }
}

function seconds(ms: number): number {
  return Math.floor(ms / 1000)
}
