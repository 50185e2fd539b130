import * as v from 'valibot'
import type { WaitlistStatus } from '../../../domain/waitlist.ts'
import { textOfAtMost } from '../../../lib/text/text.ts'

/** Rules for decisions on applications: the notes, the undo period and the comparison of reviews. */

export type Verdict = 'approved' | 'rejected'

/** How long a decision can be undone before its email is sent. */
export const UNDO_PERIOD_MS = 8_000

export const MAX_NOTES_CHARACTERS = 2_000

const notesSchema = textOfAtMost(MAX_NOTES_CHARACTERS, 'The notes')

export function notesError(notes: string): string | null {
  const parsed = v.safeParse(notesSchema, notes)
  return parsed.success ? null : parsed.issues[0].message
}

/** The trimmed notes, or null if there are none. */
export function notesToStore(notes: string): string | null {
  return v.parse(notesSchema, notes) || null
}

interface Review {
  status: WaitlistStatus
  reviewed_by: string | null
  reviewed_at: string | null
}

/** Whether an application already has this decision: an earlier attempt was saved, but its response was lost. */
export function isOwnReview(current: Review, decision: { verdict: Verdict; reviewedBy: string }): boolean {
  return current.status === decision.verdict && current.reviewed_by === decision.reviewedBy
}

/** Whether both have the same status and review time. Times are compared as instants, not as text. */
export function isSameReview(current: Review, decided: Review): boolean {
  return (
    current.status === decided.status &&
    toMilliseconds(current.reviewed_at) === toMilliseconds(decided.reviewed_at)
  )
}

function toMilliseconds(timestamp: string | null): number | null {
  return timestamp === null ? null : Date.parse(timestamp)
}
