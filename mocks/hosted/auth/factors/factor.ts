import type { FactorRow, ProviderUserRow } from '../../rows.ts'
import type { AuthContext } from '../context.ts'
import { AuthError } from '../errors.ts'
import type { AuthMethod } from '../sessions.ts'

/** The authentication method of each factor type, as named in tokens. */
export const METHODS = { totp: 'totp', phone: 'mfa/phone' } as const satisfies Record<
  FactorRow['factor_type'],
  AuthMethod
>

/** @throws AuthError 404 mfa_factor_not_found, also for another user's factor */
export function requireFactor({ db }: AuthContext, user: ProviderUserRow, id: string): FactorRow {
  const factor = db.factors.get(id)
  if (factor === undefined || factor.user_id !== user.id)
    throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found')
  return factor
}

/** Deletes a factor and its challenges. */
export function deleteFactor({ db }: AuthContext, { id }: FactorRow): void {
  for (const challenge of db.challenges.list(({ factor_id }) => factor_id === id))
    db.challenges.delete(challenge.id)
  db.factors.delete(id)
}
