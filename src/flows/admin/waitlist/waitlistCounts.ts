import type { WaitlistStatus } from '../../../domain/waitlist.ts'
import { WAITLIST_STATUSES } from '../../../domain/waitlist.ts'

/** How many applications there are, and how many of each status. */
export type WaitlistCounts = Readonly<Record<WaitlistStatus | 'total', number>>

export function countByStatus(submissions: readonly { status: WaitlistStatus }[]): WaitlistCounts {
  const counts = { total: submissions.length } as Record<WaitlistStatus | 'total', number>
  for (const status of WAITLIST_STATUSES) counts[status] = 0
  // A status that we do not know counts in the total alone.
  for (const { status } of submissions) if (Object.hasOwn(counts, status)) counts[status] += 1
  return counts
}
