import type { WaitlistSubmissionRow } from '../hosted/rows.ts'
import { UNA } from '../worlds/people.ts'

/**
 * An application: a row of the provider's table `waitlist_submissions`. The review, email and login times follow from
 * the status, and the email address from the id, unless given.
 */
export function createApplication(overrides: Partial<WaitlistSubmissionRow> = {}): WaitlistSubmissionRow {
  const { id = 'una.lindqvist', status = 'pending' } = overrides
  const isReviewed = status !== 'pending'
  return {
    id,
    first_name: UNA.firstName,
    last_name: UNA.lastName,
    email: `${id}@lab.example`,
    interest: '{}',
    status,
    admin_notes: null,
    reviewed_by: isReviewed ? 'ines' : null,
    reviewed_at: isReviewed ? '2026-11-19T15:00:00Z' : null,
    created_at: '2026-11-18T09:00:00Z',
    last_login_at: status === 'active' ? '2026-11-21T10:00:00Z' : null,
    emailed_at: isReviewed && status !== 'rejected' ? '2026-11-19T15:01:00Z' : null,
    notified_at: null,
    owner_id: null,
    cleanup_incomplete: false,
    ...overrides,
  }
}
