import { WAITLIST_STATUSES, type WaitlistStatus } from '../../../domain/waitlist.ts'
import type { Application } from '../../../hosted/applications.ts'
import { containsWords, foldText, searchWords } from '../../../lib/text/search.ts'
import { applicationStatus } from '../../../modules/status/applicationStatus.ts'
import { labelInterest } from '../interestText.ts'

/** The options of the status filter. */
export const WAITLIST_FILTERS = ['all', ...WAITLIST_STATUSES] as const
export type WaitlistFilter = 'all' | WaitlistStatus

/** The applications with this status that contain every word of the search, ignoring case and accents. */
export function searchWaitlist(
  applications: readonly Application[],
  search: string,
  filter: WaitlistFilter,
): readonly Application[] {
  const words = searchWords(search)
  if (words.length === 0 && filter === 'all') return applications
  return applications.filter((application) => {
    if (filter !== 'all' && application.status !== filter) return false
    return containsWords(searchTextOf(application), words)
  })
}

/** Cached because applications are replaced, never mutated. */
const searchTexts = new WeakMap<Application, string>()

function searchTextOf(application: Application): string {
  const cached = searchTexts.get(application)
  if (cached !== undefined) return cached
  const fields = [
    `${application.first_name} ${application.last_name}`,
    application.email,
    applicationStatus(application.status).label,
    application.admin_notes ?? '',
    ...Object.values(labelInterest(application.interest)),
  ]
  // The line break prevents a match across two fields.
  const text = foldText(fields.join('\n'))
  searchTexts.set(application, text)
  return text
}
