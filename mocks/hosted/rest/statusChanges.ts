import { RestError } from './errors.ts'
import type { Requester } from './requester.ts'
import type { RowOf } from './tables.ts'

type Submission = RowOf<'waitlist_submissions'>

/** Columns that only admins may change. */
const ADMIN_COLUMNS = [
  'id',
  'first_name',
  'last_name',
  'email',
  'interest',
  'created_at',
  'admin_notes',
  'reviewed_by',
  'reviewed_at',
] as const satisfies readonly (keyof Submission)[]

/**
 * Checks the changes that applicants may make to their own application. Like the trigger of
 * supabase/migrations/…_status.sql.
 *
 * @throws RestError 42501
 */
export function requireAllowedChange(requester: Requester, before: Submission, after: Submission): void {
  if (requester.isAdmin()) return
  const refuse = (message: string) => new RestError('42501', message)

  if (ADMIN_COLUMNS.some((column) => after[column] !== before[column]))
    throw refuse('Only an admin may change an application')

  // Allowed: account created, and first login.
  const isRegistering = before.status === 'approved' && after.status === 'registered'
  const isEntering =
    before.status === 'registered' && after.status === 'active' && requester.ownsApplication(before.id)
  if (after.status !== before.status && !isRegistering && !isEntering)
    throw refuse(`An application cannot go from ${before.status} to ${after.status}`)

  const isSignIn = after.status === 'active' && requester.ownsApplication(before.id)
  if (after.last_login_at !== before.last_login_at && !isSignIn)
    throw refuse('Only a sign-in may set last_login_at')
}
