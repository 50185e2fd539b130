import type { Application } from '../../../hosted/applications.ts'
import type { DecisionItem, StepResult } from './decisionItems.ts'
import type { Verdict } from './decisionRules.ts'

export interface DecisionInput {
  applications: readonly Application[]
  verdict: Verdict
  /** Null if there are none. */
  notes: string | null
  /** The admin's user id. */
  reviewedBy: string
}

export interface DecisionContext extends Omit<DecisionInput, 'applications'> {
  items: readonly DecisionItem[]
  /** The admin closed the page or left the admin area, which ends the undo period. A retry resets it. */
  hasLeft: boolean
  /** The admin chose Undo while the emails were being sent. */
  isUndoTooLate: boolean
}

/** The result of the running step for the application with this id. */
export type StepFinished = { type: 'item.finished'; id: string } & StepResult

/** The page is closing: remaining requests must start now. */
export type PageLeft = { type: 'page.left' }

export type DecisionEvent =
  | { type: 'undo.requested' }
  /** Retries what failed: saving, or the email. */
  | { type: 'retry.requested' }
  /** The undo failed, and the admin keeps the decision. */
  | { type: 'decision.kept' }
  | { type: 'notice.dismissed' }
  /** The admin left the admin area for another page of the app, or logged out. */
  | { type: 'area.left' }
  | PageLeft

export type DecisionEmitted =
  | { type: 'application.changed'; application: Application }
  /** Every item has a result. */
  | { type: 'saving.finished'; items: readonly DecisionItem[] }
  | { type: 'saving.failed'; items: readonly DecisionItem[] }
  | { type: 'email.failed'; items: readonly DecisionItem[] }
  | { type: 'decision.dismissed' }

/** The applications to return to pending. */
export interface WithdrawInput {
  applications: readonly Application[]
}

/** The approved applications to send emails for. */
export interface EmailInput extends WithdrawInput {
  /** Sends all emails at once, without first checking for changes by other admins or an email already sent. */
  isImmediate: boolean
}
