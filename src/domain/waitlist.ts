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

/** What people read for a status; one that we do not know, of a newer provider, is shown as it is. */
export function waitlistStatusLabel(status: string): string {
  return (WAITLIST_STATUS_LABELS as Readonly<Record<string, string | undefined>>)[status] ?? status
}

/**
 * What an admin can do with an application: decide on it, send the setup e-mail again, return it to pending, or
 * return it to pending and remove the account as well.
 */
export type WaitlistAction = 'review' | 'resend' | 'reset' | 'cleanup'

const ACTIONS: Readonly<Record<string, readonly WaitlistAction[]>> = {
  pending: ['review'],
  approved: ['resend', 'reset'],
  rejected: [],
  registered: ['reset', 'cleanup'],
  active: ['reset', 'cleanup'],
} satisfies Record<WaitlistStatus, readonly WaitlistAction[]>

/** What may be offered for an application of this status, in the order it is shown; nothing for one that we do not know. */
export function waitlistActions(status: WaitlistStatus): readonly WaitlistAction[] {
  return ACTIONS[status] ?? []
}
