import { WAITLIST_STATUSES } from '../../../domain/waitlist.ts'
import { summarizeInterest } from '../interestText.ts'
import { applicantName, type WaitlistRow } from './application.ts'

/** What the list can be ordered by, and what decides there. A missing value stands last, whichever way. */
export const SORT_VALUES = {
  name: applicantName,
  email: ({ email }: WaitlistRow) => email,
  interest: ({ interest }: WaitlistRow) => summarizeInterest(interest).about || null,
  // As far as they have come; statuses that we do not know stand last.
  status: ({ status }: WaitlistRow) => {
    const place = WAITLIST_STATUSES.indexOf(status)
    return place < 0 ? null : place
  },
  submitted: ({ created_at }: WaitlistRow) => Date.parse(created_at),
  lastLogin: ({ last_login_at }: WaitlistRow) => (last_login_at === null ? null : Date.parse(last_login_at)),
} as const satisfies Record<string, (row: WaitlistRow) => string | number | null>

export type WaitlistColumn = keyof typeof SORT_VALUES

export interface WaitlistSort {
  column: WaitlistColumn
  direction: 'ascending' | 'descending'
}

export const isWaitlistColumn = (name: string): name is WaitlistColumn => Object.hasOwn(SORT_VALUES, name)

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' })

/** The applications in this order; in their own, newest first, where there is none. */
export function sortWaitlist<Row extends WaitlistRow>(
  rows: readonly Row[],
  sort: WaitlistSort | null,
): readonly Row[] {
  if (sort === null) return rows
  const orderBy = SORT_VALUES[sort.column]
  const way = sort.direction === 'ascending' ? 1 : -1
  const keyed = rows.map((row) => ({ row, value: orderBy(row) }))
  return keyed.sort((a, b) => compare(a.value, b.value, way)).map(({ row }) => row)
}

function compare(a: string | number | null, b: string | number | null, way: number): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return (
    way * (typeof a === 'string' && typeof b === 'string' ? collator.compare(a, b) : Number(a) - Number(b))
  )
}
