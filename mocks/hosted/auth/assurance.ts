import type { HostedDatabase } from '../database.ts'
import type { Claims } from './jwt.ts'

/** Whether a session has the assurance level that its user requires: aal2 for users with a verified factor. */
export function hasRequiredAssurance(
  db: Pick<HostedDatabase, 'factors'>,
  { sub, aal }: Pick<Claims, 'sub' | 'aal'>,
): boolean {
  const isVerified = ({ user_id, status }: { user_id: string; status: string }) =>
    user_id === sub && status === 'verified'
  return aal === 'aal2' || db.factors.list(isVerified).length === 0
}
