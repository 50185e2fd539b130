import { RestError } from './errors.ts'
import type { Requester } from './requester.ts'
import type { RowOf } from './tables.ts'

type Submission = RowOf<'waitlist_submissions'>

/**
 * Checks the status changes that owners may make, like the trigger guard_submission of supabase/migrations.
 *
 * @throws RestError 42501
 */
export function requireAllowedChange(requester: Requester, before: Submission, after: Submission): void {
  // An admin may clear it.
  if (after.last_login_at !== before.last_login_at && after.last_login_at !== null)
    throw new RestError('42501', 'Only the database may set last_login_at')

  const isRegistering = before.status === 'approved' && after.status === 'registered'
  const isFirstLogin = before.status === 'registered' && after.status === 'active'
  if (after.status !== before.status && !requester.isAdmin() && !isRegistering && !isFirstLogin)
    throw new RestError('42501', `An application cannot go from ${before.status} to ${after.status}`)
}

/** Sets who has reviewed an application and when, like the trigger set_review. */
export function withReview(
  { userId }: Requester,
  before: Submission,
  after: Submission,
  now: number,
): Submission {
  const { reviewed_by, reviewed_at } = before
  if (after.status === before.status || ['registered', 'active'].includes(after.status))
    return { ...after, reviewed_by, reviewed_at }
  if (after.status === 'pending') return { ...after, reviewed_by: null, reviewed_at: null }
  return { ...after, reviewed_by: userId, reviewed_at: new Date(now).toISOString() }
}

/** Sets the time of the last login whenever the owner sets the status 'active', like the trigger set_owner_and_login. */
export function withLoginTime({ userId }: Requester, after: Submission, now: number): Submission {
  const isLogin = after.status === 'active' && after.owner_id !== null && after.owner_id === userId
  return isLogin ? { ...after, last_login_at: new Date(now).toISOString() } : after
}
