import { WAITLIST_STATUSES, type WaitlistStatus } from '../../../domain/waitlist.ts'

export type WaitlistCounts = Readonly<Record<WaitlistStatus | 'total', number>>

/** Counts applications by status. An unknown status counts only in the total. */
export function countByStatus(applications: readonly { status: WaitlistStatus }[]): WaitlistCounts {
  const counts = { total: applications.length } as Record<WaitlistStatus | 'total', number>
  for (const status of WAITLIST_STATUSES) counts[status] = 0
  for (const { status } of applications) if (Object.hasOwn(counts, status)) counts[status] += 1
  return counts
}
