import type { ChallengeRow, FactorRow } from '../../rows.ts'
import type { AuthContext } from '../context.ts'
import { CODE_LIFETIME_MS } from '../totp.ts'

// An accepted code of an authenticator app is rejected when it is used again (RFC 6238, section 5.2). It is stored
// in a challenge row for as long as it is valid.

export async function recordUsedCode(
  { db, clock }: AuthContext,
  challenge: ChallengeRow,
  code: string,
): Promise<void> {
  await db.challenges.create({ ...challenge, code, expires_at: clock.now() + CODE_LIFETIME_MS })
}

export function isUsedCode({ db, clock }: AuthContext, factor: FactorRow, code: string): boolean {
  const own = db.challenges.list(({ factor_id }) => factor_id === factor.id)
  return own.some((challenge) => challenge.code === code && challenge.expires_at > clock.now())
}
