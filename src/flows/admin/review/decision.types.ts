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
  /** The page is closing or the admin logs out: the emails are sent at once. A retry resets it. */
  hasLeft: boolean
  /** The emails of earlier approvals are sent again; the approvals cannot be undone here. */
  isResend: boolean
  /** What the admin chose while the decisions were being saved or the emails sent: what has not started is left out. */
  interruption: 'stop' | 'undo' | null
}

/** The result of the running step for the application with this id. */
export type StepFinished = { type: 'item.finished'; id: string } & StepResult

/** The page is closing, or the admin logs out: remaining requests must start now. */
export type PageLeft = { type: 'page.left' }

/** Nothing more is started. What has not started is reported as stopped. */
export type StopRequested = { type: 'stop.requested' }

/** What the actor of a step is told. */
export type StepRequest = PageLeft | StopRequested

export type DecisionEvent =
  /** While the decisions are being saved or the emails sent, this also stops them. */
  | { type: 'undo.requested' }
  | StopRequested
  /** Retries what failed: saving, or the email. */
  | { type: 'retry.requested' }
  /** The undo failed, and the admin keeps the decision. */
  | { type: 'decision.kept' }
  | { type: 'notice.dismissed' }
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
  /** Sends all emails at once, without first checking for changes by other admins or an email already sent. */
  isImmediate: boolean
}
