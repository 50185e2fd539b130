import type { Values } from './body.ts'
import { RestError } from './errors.ts'
import type { Requester } from './requester.ts'
import type { AnyRow, RowOf } from './tables.ts'

export type Application = RowOf<'waitlist_submissions'> & AnyRow

/**
 * An application with changed values, as the triggers of supabase/migrations change and check it.
 *
 * @throws RestError 42501
 */
export function changedApplication(
  requester: Requester,
  before: Application,
  values: Values,
  now: string,
): Application {
  const after = { ...before, ...values, ...reviewOf(requester, before, values, now) }
  requireAllowedChange(requester, before, after)
  const isLogin = values.status === 'active' && after.owner_id !== null && after.owner_id === requester.userId
  return isLogin ? { ...after, last_login_at: now } : after
}

/** Who has reviewed an application and when, like the trigger set_review. */
function reviewOf(
  { userId }: Requester,
  { status: before, reviewed_by, reviewed_at }: Application,
  { status = before }: Values,
  now: string,
): Pick<Application, 'reviewed_by' | 'reviewed_at'> {
  if (status === before || status === 'registered' || status === 'active') return { reviewed_by, reviewed_at }
  if (status === 'pending') return { reviewed_by: null, reviewed_at: null }
  return { reviewed_by: userId, reviewed_at: now }
}

/** Checks the status changes that owners may make, like the trigger guard_submission. */
function requireAllowedChange(requester: Requester, before: Application, after: Application): void {
  // An admin may clear it.
  if (after.last_login_at !== before.last_login_at && after.last_login_at !== null)
    throw new RestError('42501', 'Only the database may set last_login_at')

  const isRegistering = before.status === 'approved' && after.status === 'registered'
  const isFirstLogin = before.status === 'registered' && after.status === 'active'
  if (after.status !== before.status && !requester.isAdmin() && !isRegistering && !isFirstLogin)
    throw new RestError('42501', `An application cannot go from ${before.status} to ${after.status}`)
}
