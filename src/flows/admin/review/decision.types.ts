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
  /** The admin left the page or the admin area, so the undo period ends. */
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
  /** The admin opened another page of the app. */
  | { type: 'area.left' }
  | PageLeft

export type DecisionEmitted =
  | { type: 'application.changed'; application: Application }
  /** Every item has a result. */
  | { type: 'saving.finished'; items: readonly DecisionItem[] }
  | { type: 'saving.failed'; items: readonly DecisionItem[] }
  | { type: 'email.failed'; items: readonly DecisionItem[] }
  | { type: 'decision.dismissed' }

export interface WithdrawInput {
  applications: readonly Application[]
}

export interface EmailInput extends WithdrawInput {
  /** Sends all emails at once, without reading the applications first. */
  isImmediate: boolean
}
