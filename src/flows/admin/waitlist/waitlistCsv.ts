import type { Application } from '../../../hosted/applications.ts'
import { toCsv } from '../../../lib/text/csv.ts'
import { applicationStatus } from '../../../modules/status/applicationStatus.ts'
import { labelInterest } from './interestText.ts'

const COLUMNS: readonly (readonly [header: string, value: (application: Application) => string | null])[] = [
  ['First name', ({ first_name }) => first_name],
  ['Last name', ({ last_name }) => last_name],
  ['Email', ({ email }) => email],
  ['Status', ({ status }) => applicationStatus(status).label],
  ['Role', ({ interest }) => labelInterest(interest).role],
  ['Organization', ({ interest }) => labelInterest(interest).organization],
  ['Research area', ({ interest }) => labelInterest(interest).researchArea],
  ['Intended use case', ({ interest }) => labelInterest(interest).useCase],
  ['Timeline', ({ interest }) => labelInterest(interest).timeline],
  ['Submitted', ({ created_at }) => created_at],
  ['Reviewed', ({ reviewed_at }) => reviewed_at],
  ['Setup email sent', ({ emailed_at }) => emailed_at],
  ['Last login', ({ last_login_at }) => last_login_at],
  ['Admin notes', ({ admin_notes }) => admin_notes],
]

/** Applications as the text of a CSV file, in the given order. */
export function waitlistCsv(applications: readonly Application[]): string {
  return toCsv([
    COLUMNS.map(([header]) => header),
    ...applications.map((application) => COLUMNS.map(([, value]) => value(application) ?? '')),
  ])
}

/** The file name with the local date of `now` (milliseconds): `waitlist-2026-03-07.csv`. */
export function waitlistCsvName(now: number): string {
  const date = new Date(now)
  const twoDigits = (part: number) => String(part).padStart(2, '0')
  return `waitlist-${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}.csv`
}
