import type { FactorRow, ProviderUserRow } from '../../rows.ts'
import type { AuthContext } from '../context.ts'
import { AuthError } from '../errors.ts'
import type { AuthMethod } from '../sessions.ts'

/** How a proof by each kind of factor is called in a token. */
export const METHODS = { totp: 'totp', phone: 'mfa/phone' } as const satisfies Record<
  FactorRow['factor_type'],
  AuthMethod
>

/** @throws AuthError 404 mfa_factor_not_found, as if somebody else's were not there */
export function requireFactor({ db }: AuthContext, user: ProviderUserRow, id: string): FactorRow {
  const factor = db.factors.get(id)
  if (factor === undefined || factor.user_id !== user.id)
    throw new AuthError(404, 'mfa_factor_not_found', 'Factor not found')
  return factor
}

/** Forgets a factor and what it was asked. */
export function deleteFactor({ db }: AuthContext, { id }: FactorRow): void {
  for (const challenge of db.challenges.list(({ factor_id }) => factor_id === id))
    db.challenges.delete(challenge.id)
  db.factors.delete(id)
}
