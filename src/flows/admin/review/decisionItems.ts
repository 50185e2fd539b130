import type { Application } from '../../../hosted/applications.ts'
import type { ItemStatus, ItemStatusKind } from './decisionRules.ts'

/** One application of a decision. */
export interface DecisionItem {
  /** As it was last heard of. */
  readonly submission: Application
  readonly standing: ItemStatus
}

/** What became of one row's step. */
export interface StepResult {
  readonly standing: ItemStatus
  /** As it stands now; null where that was not heard, or it is gone. */
  readonly submission: Application | null
}

/** One row for each application, however often it is named. */
export function createItems(submissions: readonly Application[]): DecisionItem[] {
  const unique = new Map(submissions.map((submission) => [submission.id, submission]))
  return [...unique.values()].map((submission) => ({ submission, standing: { kind: 'waiting' } }))
}

/** Notes an outcome. One that comes for a row that is not in this step any more changes nothing. */
export function applyResult(
  rows: readonly DecisionItem[],
  step: ItemStatusKind,
  id: string,
  { standing, submission }: StepResult,
): readonly DecisionItem[] {
  return rows.map((row) =>
    row.submission.id === id && row.standing.kind === step
      ? { submission: submission ?? row.submission, standing }
      : row,
  )
}

/** The rows with those of some kind put to another standing. */
export function changeStatus(
  rows: readonly DecisionItem[],
  from: ItemStatusKind,
  standing: ItemStatus,
): readonly DecisionItem[] {
  return rows.map((row) => (row.standing.kind === from ? { ...row, standing } : row))
}

/** How many rows stand so. */
export function countItems(rows: readonly DecisionItem[], ...kinds: ItemStatusKind[]): number {
  return rows.filter(({ standing }) => kinds.includes(standing.kind)).length
}

/** The applications that stand so. */
export function applicationsWithStatus(rows: readonly DecisionItem[], kind: ItemStatusKind): Application[] {
  return rows.filter(({ standing }) => standing.kind === kind).map(({ submission }) => submission)
}
