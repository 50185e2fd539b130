import type { HttpHandler } from 'msw'
import * as v from 'valibot'
import { timestamp } from '../../../context.ts'
import type { ChallengeRow, FactorRow } from '../../rows.ts'
import { decodeBase32 } from '../base32.ts'
import { readBody, text } from '../body.ts'
import type { AuthContext } from '../context.ts'
import { AuthError } from '../errors.ts'
import { requireSession } from '../requireSession.ts'
import { route } from '../route.ts'
import { addAuthMethod, endSessions, issueTokens, rotateRefreshToken } from '../sessions.ts'
import { isCode } from '../totp.ts'
import { deleteFactor, METHODS, requireFactor } from './factor.ts'
import { isUsedCode, recordUsedCode } from './usedCodes.ts'

const answer = v.object({ challenge_id: text, code: text })

/** POST /factors/:id/verify: checks a code, raises the session to aal2 and issues new tokens. */
export function verify(context: AuthContext): HttpHandler {
  const { db, clock, limits } = context

  return route('post', '/factors/:factorId/verify', async ({ request, params }) => {
    const { user, session } = await requireSession(context, request)
    limits.countRequest('verify', user.id)
    const factor = requireFactor(context, user, params.factorId)
    const { challenge_id, code } = await readBody(request, answer)
    if (code === '') throw new AuthError(400, 'validation_failed', 'Code needs to be non-empty')
    const challenge = requireChallenge(context, factor, challenge_id)
    await checkCode(context, factor, challenge, code.trim())
    // Checked again, because another request may have answered the challenge meanwhile.
    requireChallenge(context, factor, challenge_id)
    db.challenges.delete(challenge_id)
    if (factor.secret !== null) await recordUsedCode(context, challenge, code.trim())

    await db.factors.update(factor.id, { status: 'verified', updated_at: timestamp(clock) })
    const isUnverifiedOfSameType = ({ user_id, factor_type, status }: FactorRow) =>
      user_id === user.id && factor_type === factor.factor_type && status === 'unverified'
    for (const other of db.factors.list(isUnverifiedOfSameType)) deleteFactor(context, other)
    const stronger = await addAuthMethod(context, session, METHODS[factor.factor_type])
    endSessions(context, user.id, ({ aal }) => aal === 'aal1')
    return issueTokens(context, user, await rotateRefreshToken(context, stronger))
  })
}

/** @throws AuthError 422 mfa_factor_not_found, mfa_challenge_expired */
function requireChallenge({ db, clock }: AuthContext, factor: FactorRow, id: string): ChallengeRow {
  const challenge = db.challenges.get(id)
  const isAnsweredChallenge = factor.secret !== null && challenge?.code !== null
  if (challenge === undefined || challenge.factor_id !== factor.id || isAnsweredChallenge)
    throw new AuthError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found')
  if (challenge.expires_at > clock.now()) return challenge
  db.challenges.delete(id)
  throw new AuthError(
    422,
    'mfa_challenge_expired',
    `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`,
  )
}

/** @throws AuthError 422 mfa_verification_failed */
async function checkCode(
  context: AuthContext,
  factor: FactorRow,
  challenge: ChallengeRow,
  code: string,
): Promise<void> {
  if (factor.secret === null) {
    if (code !== challenge.code)
      throw new AuthError(422, 'mfa_verification_failed', 'Invalid MFA Phone code entered')
    return
  }
  const isRight = await isCode(decodeBase32(factor.secret), code, context.clock.now())
  if (!isRight || isUsedCode(context, factor, code))
    throw new AuthError(422, 'mfa_verification_failed', 'Invalid TOTP code entered')
}
