import type { WaitlistSubmission } from '../../../hosted/submissions.ts'
import type { Standing, StandingKind } from './decision.ts'

/** One application of a decision. */
export interface DecisionRow {
  /** As it was last heard of. */
  readonly submission: WaitlistSubmission
  readonly standing: Standing
}

/** What became of one row's step. */
export interface Outcome {
  readonly standing: Standing
  /** As it stands now; null where that was not heard, or it is gone. */
  readonly submission: WaitlistSubmission | null
}

/** One row for each application, however often it is named. */
export function newRows(submissions: readonly WaitlistSubmission[]): DecisionRow[] {
  const unique = new Map(submissions.map((submission) => [submission.id, submission]))
  return [...unique.values()].map((submission) => ({ submission, standing: { kind: 'waiting' } }))
}

/** Notes an outcome. One that comes for a row that is not in this step any more changes nothing. */
export function settleRow(
  rows: readonly DecisionRow[],
  step: StandingKind,
  id: string,
  { standing, submission }: Outcome,
): readonly DecisionRow[] {
  return rows.map((row) =>
    row.submission.id === id && row.standing.kind === step
      ? { submission: submission ?? row.submission, standing }
      : row,
  )
}

/** The rows with those of some kind put to another standing. */
export function moveRows(
  rows: readonly DecisionRow[],
  from: StandingKind,
  standing: Standing,
): readonly DecisionRow[] {
  return rows.map((row) => (row.standing.kind === from ? { ...row, standing } : row))
}

/** How many rows stand so. */
export function countOf(rows: readonly DecisionRow[], ...kinds: StandingKind[]): number {
  return rows.filter(({ standing }) => kinds.includes(standing.kind)).length
}

/** The applications that stand so. */
export function submissionsOf(rows: readonly DecisionRow[], kind: StandingKind): WaitlistSubmission[] {
  return rows.filter(({ standing }) => standing.kind === kind).map(({ submission }) => submission)
}
