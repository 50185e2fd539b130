import { WAITLIST_STATUSES } from '../../../domain/waitlist.ts'
import type { Application } from '../../../hosted/applications.ts'
import type { SortOrder } from '../../../lib/url/params.ts'
import { applicantName } from './application.ts'
import { summarizeInterest } from './interestText.ts'
import { searchWaitlist, type WaitlistFilter } from './waitlistSearch.ts'

/** The value each sortable column compares. Null sorts last in both directions. */
export const SORT_VALUES = {
  name: applicantName,
  email: ({ email }: Application) => email,
  interest: ({ interest }: Application) => summarizeInterest(interest).topic || null,
  status: ({ status }: Application) => {
    const index = WAITLIST_STATUSES.indexOf(status)
    return index < 0 ? null : index
  },
  submitted: ({ created_at }: Application) => Date.parse(created_at),
  lastLogin: ({ last_login_at }: Application) => (last_login_at === null ? null : Date.parse(last_login_at)),
} as const satisfies Record<string, (application: Application) => string | number | null>

export type WaitlistColumn = keyof typeof SORT_VALUES

export type WaitlistSort = SortOrder<WaitlistColumn>

export const isWaitlistColumn = (name: string): name is WaitlistColumn => Object.hasOwn(SORT_VALUES, name)

export const WAITLIST_COLUMNS = Object.keys(SORT_VALUES).filter(isWaitlistColumn)

/** The applications that the list shows, in its order. */
export function shownApplications({
  applications,
  search,
  filter,
  sort,
}: {
  applications: readonly Application[]
  search: string
  filter: WaitlistFilter
  sort: WaitlistSort | null
}): readonly Application[] {
  return sortWaitlist(searchWaitlist(applications, search, filter), sort)
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

/** The applications in this order; unchanged if `sort` is null. */
export function sortWaitlist(
  applications: readonly Application[],
  sort: WaitlistSort | null,
): readonly Application[] {
  if (sort === null) return applications
  const getValue = SORT_VALUES[sort.column]
  const sign = sort.direction === 'ascending' ? 1 : -1
  const keyed = applications.map((application) => ({ application, value: getValue(application) }))
  return keyed.sort((a, b) => compare(a.value, b.value, sign)).map(({ application }) => application)
}

function compare(a: string | number | null, b: string | number | null, sign: number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return (
    sign * (typeof a === 'string' && typeof b === 'string' ? collator.compare(a, b) : Number(a) - Number(b))
  )
}
