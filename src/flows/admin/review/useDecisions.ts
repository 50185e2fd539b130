import type { ReactNode } from 'react'
import type { WaitlistSubmission } from '../../../hosted/submissions.ts'

/** What decides about applications, and what it shows of that. */
export interface Decisions {
  /** Opens the dialog: to decide about a pending application, or to read of another. */
  review(submission: WaitlistSubmission): void
  /** Decides about several at once, without notes. */
  decide(submissions: readonly WaitlistSubmission[], verdict: 'approved' | 'rejected'): void
  /** Belongs anywhere on the page. */
  dialog: ReactNode
  /** What has just been decided, and can still be undone. Takes no room while there is nothing. */
  bar: ReactNode
  /** Whether a decision about it is under way, or can still be undone. */
  isBusy(id: string): boolean
}

/** Decisions about applications. One place of a page uses it. */
export function useDecisions(_: {
  /** The admin's user id. */
  reviewedBy: string
  /** An application as it stands now: decided here, elsewhere, or taken back. */
  onChanged: (submission: WaitlistSubmission) => void
}): Decisions {
  return { review: () => {}, decide: () => {}, dialog: null, bar: null, isBusy: () => false }
}
