import { waitlistStatusLabel } from '../../../domain/waitlist.ts'
import { toCsv } from '../../../lib/text/csv.ts'
import { labelInterest } from '../interestText.ts'
import type { WaitlistRow } from './application.ts'

const COLUMNS: readonly (readonly [string, (row: WaitlistRow) => string | null])[] = [
  ['First name', ({ first_name }) => first_name],
  ['Last name', ({ last_name }) => last_name],
  ['Email', ({ email }) => email],
  ['Status', ({ status }) => waitlistStatusLabel(status)],
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

/** Applications as the text of a CSV file, in the order they are given. */
export function waitlistCsv(rows: readonly WaitlistRow[]): string {
  return toCsv([
    COLUMNS.map(([header]) => header),
    ...rows.map((row) => COLUMNS.map(([, textIn]) => textIn(row) ?? '')),
  ])
}

/** The file's name, with the reader's date at the moment `now`. */
export function waitlistCsvName(now: number): string {
  const day = new Date(now)
  const two = (part: number) => String(part).padStart(2, '0')
  return `waitlist-${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}.csv`
}
