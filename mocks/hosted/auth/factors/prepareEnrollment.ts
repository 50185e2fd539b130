import type { FactorRow } from '../../rows.ts'
import type { AuthContext } from '../context.ts'
import { AuthError } from '../errors.ts'
import type { SignedInUser } from '../requireSession.ts'
import { deleteFactor } from './factor.ts'

/** Maximum factors per user, including unverified ones. */
const MAX_FACTORS = 10
/** How long a factor without a challenge is kept. */
const UNUSED_LIFETIME_MS = 5 * 60_000

/**
 * Deletes abandoned factors and an unverified factor with the same phone, then checks that another factor may be
 * enrolled.
 *
 * @throws AuthError 403 insufficient_aal; 422 mfa_verified_factor_exists, mfa_factor_name_conflict (also for two
 *   factors without a name), too_many_enrolled_mfa_factors
 */
export function prepareEnrollment(
  context: AuthContext,
  { user, session }: SignedInUser,
  { friendly_name, phone }: { friendly_name: string; phone: string | null },
): void {
  const { db, clock } = context
  const own = () => db.factors.list(({ user_id }) => user_id === user.id)
  const isSamePhone = (factor: FactorRow) => phone !== null && factor.phone === phone
  const isAbandoned = ({ id, created_at }: FactorRow) =>
    Date.parse(created_at) + UNUSED_LIFETIME_MS < clock.now() &&
    db.challenges.list(({ factor_id }) => factor_id === id).length === 0

  if (own().some((factor) => isSamePhone(factor) && factor.status === 'verified'))
    throw new AuthError(
      422,
      'mfa_verified_factor_exists',
      'A verified phone factor already exists, unenroll the existing factor to continue',
    )
  for (const factor of own())
    if (factor.status === 'unverified' && (isSamePhone(factor) || isAbandoned(factor)))
      deleteFactor(context, factor)

  if (own().some((factor) => (factor.friendly_name ?? '') === friendly_name))
    throw new AuthError(
      422,
      'mfa_factor_name_conflict',
      `A factor with the friendly name "${friendly_name}" for this user already exists`,
    )
  if (own().length >= MAX_FACTORS)
    throw new AuthError(
      422,
      'too_many_enrolled_mfa_factors',
      'Maximum number of verified factors reached, unenroll to continue',
    )
  if (session.aal !== 'aal2' && own().some(({ status }) => status === 'verified'))
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required to enroll a new factor')
}
