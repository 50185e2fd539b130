import { WAITLIST_STATUSES, type WaitlistStatus } from '../../../domain/waitlist.ts'
import type { Application } from '../../../hosted/applications.ts'
import { containsWords, foldText, searchWords } from '../../../lib/text/search.ts'
import { applicationStatus } from '../../../modules/status/applicationStatus.ts'
import { isEmailMissing } from './application.ts'
import { labelInterest } from './interestText.ts'

/** The options of the status filter. 'email-not-sent': approved, but the setup email has not been sent. */
export const WAITLIST_FILTERS = ['all', ...WAITLIST_STATUSES, 'email-not-sent'] as const
export type WaitlistFilter = 'all' | WaitlistStatus | 'email-not-sent'

/** Whether an application can be selected while the filter is active: for a decision, or to send its email again. */
export function isSelectable(application: Application, filter: WaitlistFilter): boolean {
  return filter === 'email-not-sent' ? isEmailMissing(application) : application.status === 'pending'
}

function matchesFilter(application: Application, filter: WaitlistFilter): boolean {
  if (filter === 'email-not-sent') return isEmailMissing(application)
  return filter === 'all' || application.status === filter
}

/** The applications that match the filter and contain every word of the search, ignoring case and accents. */
export function searchWaitlist(
  applications: readonly Application[],
  search: string,
  filter: WaitlistFilter,
): readonly Application[] {
  const words = searchWords(search)
  if (words.length === 0 && filter === 'all') return applications
  return applications.filter(
    (application) => matchesFilter(application, filter) && containsWords(searchTextOf(application), words),
  )
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
