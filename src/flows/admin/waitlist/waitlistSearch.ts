import { type WaitlistStatus, waitlistStatusLabel } from '../../../domain/waitlist.ts'
import { foldText } from '../../../lib/text/search.ts'
import { labelInterest } from '../interestText.ts'
import type { WaitlistRow } from './application.ts'

export type WaitlistFilter = 'all' | WaitlistStatus

/** The applications of this status with each of the words somewhere in them; accents and capitals do not count. */
export function searchWaitlist<Row extends WaitlistRow>(
  rows: readonly Row[],
  search: string,
  filter: WaitlistFilter,
): readonly Row[] {
  const words = foldText(search).split(/\s+/).filter(Boolean)
  if (words.length === 0 && filter === 'all') return rows
  return rows.filter((row) => {
    if (filter !== 'all' && row.status !== filter) return false
    const text = textOf(row)
    return words.every((word) => text.includes(word))
  })
}

/** What was read out of a row once; rows are replaced, not changed. */
const texts = new WeakMap<WaitlistRow, string>()

function textOf(row: WaitlistRow): string {
  const known = texts.get(row)
  if (known !== undefined) return known
  const { role, organization, researchArea, useCase, timeline } = labelInterest(row.interest)
  const fields = [
    `${row.first_name} ${row.last_name}`,
    row.email,
    waitlistStatusLabel(row.status),
    row.admin_notes ?? '',
    ...[role, organization, researchArea, useCase, timeline],
  ]
  // A word is looked for within one field, never across two.
  const text = foldText(fields.join('\n'))
  texts.set(row, text)
  return text
}
