import * as v from 'valibot'
import type { WaitlistStatus } from '../../../domain/waitlist.ts'
import { textOfAtMost } from '../../../lib/text/text.ts'

/** The rules of deciding about applications, one or many. */

export type Verdict = 'approved' | 'rejected'

/** How long a decision can be taken back before its e-mail goes, in milliseconds. */
export const UNDO_PERIOD_MS = 8_000

/** The most characters an admin's notes may have. */
export const MAX_NOTES_CHARACTERS = 2_000

const notesSchema = textOfAtMost(MAX_NOTES_CHARACTERS, 'The notes')

/** What is wrong with an admin's notes, or null. */
export function notesError(notes: string): string | null {
  const parsed = v.safeParse(notesSchema, notes)
  return parsed.success ? null : parsed.issues[0].message
}

/** The notes as they are stored: null where there are none. */
export function notesToStore(notes: string): string | null {
  return v.parse(notesSchema, notes) || null
}

/**
 * Where one application of a decision stands. On its way: `waiting` to be saved, `decided` (the e-mail of an approval
 * has not gone), `undoing`. At its end: `failed` to be saved, `taken` by somebody else's decision, `gone` from the
 * list, `emailed`, `unnotified` (it is approved, the e-mail did not go), `withdrawn`, taken back too `late`, `stuck`
 * (could not be taken back).
 */
export type ItemStatus =
  | { kind: 'waiting' | 'decided' | 'undoing' | 'gone' | 'emailed' | 'withdrawn' | 'late' }
  | { kind: 'failed' | 'unnotified' | 'stuck'; reason: string }
  | {
      kind: 'taken'
      status: WaitlistStatus
      /** Whoever changed it; null where that is not known. */
      by: string | null
      /** ISO 8601. */
      at: string | null
    }

export type ItemStatusKind = ItemStatus['kind']

interface Reviewed {
  status: WaitlistStatus
  reviewed_by: string | null
  reviewed_at: string | null
}

/** Whether an application stands as this decision would leave it: the answer to an earlier try was lost. */
export function isOwnReview(current: Reviewed, decision: { verdict: Verdict; reviewedBy: string }): boolean {
  return current.status === decision.verdict && current.reviewed_by === decision.reviewedBy
}

/** Whether nobody has decided anew since: the moments are compared, not how they are written. */
export function isSameReview(current: Reviewed, decided: Reviewed): boolean {
  return (
    current.status === decided.status &&
    toMilliseconds(current.reviewed_at) === toMilliseconds(decided.reviewed_at)
  )
}

function toMilliseconds(timestamp: string | null): number | null {
  return timestamp === null ? null : Date.parse(timestamp)
}
