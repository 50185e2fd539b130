/** The waitlist's rules: where an application stands, and what an admin may do with it. */

export const WAITLIST_STATUSES = ['pending', 'approved', 'rejected', 'registered', 'active'] as const
export type WaitlistStatus = (typeof WAITLIST_STATUSES)[number]

export const WAITLIST_STATUS_LABELS: Record<WaitlistStatus, string> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  registered: 'Registered',
  active: 'Active',
}

const isWaitlistStatus = (status: string): status is WaitlistStatus =>
  WAITLIST_STATUSES.some((known) => known === status)

/** What people read for a status; one that we do not know, of a newer provider, is shown as it is. */
export function waitlistStatusLabel(status: string): string {
  return isWaitlistStatus(status) ? WAITLIST_STATUS_LABELS[status] : status
}

/**
 * What an admin can do with an application: decide on it, send the setup e-mail again, return it to pending, or
 * return it to pending and remove the account as well.
 */
export type WaitlistAction = 'review' | 'resend' | 'reset' | 'cleanup'

const ACTIONS: Record<WaitlistStatus, readonly WaitlistAction[]> = {
  pending: ['review'],
  approved: ['resend', 'reset'],
  rejected: [],
  registered: ['reset', 'cleanup'],
  active: ['reset', 'cleanup'],
}

/** What may be offered for an application of this status, in the order it is shown; nothing for one that we do not know. */
export function waitlistActions(status: WaitlistStatus): readonly WaitlistAction[] {
  return isWaitlistStatus(status) ? ACTIONS[status] : []
}
