import type { Context } from '../context.ts'
import { contradictionsIn, type GraphContradiction } from '../engine/graph/contradictions.ts'
import { shownDisagreements } from './disagreements.ts'

/** The contradictions of a user's graph, without those that are decided. */
export function graphContradictions({ db }: Context, userId: string): GraphContradiction[] {
  const open = shownDisagreements(db, userId).filter(
    ({ kind, decision, is_withdrawn }) =>
      kind === 'contradiction' && !is_withdrawn && (decision === null || decision === 'later'),
  )
  return contradictionsIn(db.memories.of(userId).graph().nodes, open)
}
