import type { WaitlistStatus } from '../../../domain/waitlist.ts'
import type { Application } from '../../../hosted/applications.ts'

/**
 * The progress of one application in a decision.
 *
 * - `saving`, `undoing`: the call is running or waiting.
 * - `stopped`: the admin stopped the decision before it was saved; nothing was changed.
 * - `saved`: the decision is stored; the email of an approval has not been sent.
 * - `emailStopped`: the decision is stored; the admin stopped the emails before this one was sent.
 * - `emailed`: the setup email has been sent.
 * - `undone`: the application is pending again.
 * - `notFound`: the application no longer exists.
 * - `decidedElsewhere`: another admin changed the application first.
 * - `undoTooLate`: the email was sent before the undo.
 * - `failed`, `emailFailed`, `undoFailed`: the decision was not saved, not emailed, not undone.
 */
export type ItemStatus =
  | { kind: 'saving' | 'saved' | 'undoing' | 'notFound' | 'emailed' | 'undone' | 'undoTooLate' }
  | { kind: 'stopped' | 'emailStopped' }
  | { kind: 'failed' | 'emailFailed' | 'undoFailed'; reason: string }
  | {
      kind: 'decidedElsewhere'
      status: WaitlistStatus
      /** Email address of the other admin; null if unknown. */
      by: string | null
      /** ISO 8601. */
      at: string | null
    }

export type ItemStatusKind = ItemStatus['kind']

export interface DecisionItem {
  /** As last read or written. */
  readonly application: Application
  readonly status: ItemStatus
}

export interface StepResult {
  readonly status: ItemStatus
  /** Null if the call failed or the application does not exist. */
  readonly application: Application | null
}

/** One item per application; duplicates are dropped. */
export function createItems(applications: readonly Application[]): DecisionItem[] {
  const unique = new Map(applications.map((application) => [application.id, application]))
  return [...unique.values()].map((application) => ({ application, status: { kind: 'saving' } }))
}

/** Stores a result. A result for an item that is no longer in this step is ignored. */
export function applyResult(
  items: readonly DecisionItem[],
  step: ItemStatusKind,
  id: string,
  { status, application }: StepResult,
): readonly DecisionItem[] {
  return items.map((item) =>
    item.application.id === id && item.status.kind === step
      ? { application: application ?? item.application, status }
      : item,
  )
}

/** Sets the status of all items that have one of the statuses `from`. */
export function changeStatus(
  items: readonly DecisionItem[],
  from: readonly ItemStatusKind[],
  status: ItemStatus,
): readonly DecisionItem[] {
  return items.map((item) => (from.includes(item.status.kind) ? { ...item, status } : item))
}

export function countItems(items: readonly DecisionItem[], ...kinds: ItemStatusKind[]): number {
  return items.filter(({ status }) => kinds.includes(status.kind)).length
}

export function applicationsWithStatus(items: readonly DecisionItem[], kind: ItemStatusKind): Application[] {
  return items.filter(({ status }) => status.kind === kind).map(({ application }) => application)
}
