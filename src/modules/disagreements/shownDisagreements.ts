import type { Disagreement, DisagreementUpdate, StatedSide } from '../../api/types.ts'
import type { DisagreementsContext } from './disagreements.machine.ts'

export type Decision = NonNullable<DisagreementUpdate['decision']>

const STATUS_OF = { first: 'decided', second: 'decided', both: 'decided', later: 'later' } as const

/** The disagreements as they will be once everything is saved. */
export function shownDisagreements({
  disagreements,
  saving,
}: Pick<DisagreementsContext, 'disagreements' | 'saving'>): readonly Disagreement[] {
  return disagreements.map((one) => {
    const change = saving[one.id]
    if (change === undefined) return one
    const { decision = one.decision, note = one.note } = change
    return { ...one, decision, note: note || null, status: decision === null ? 'open' : STATUS_OF[decision] }
  })
}

export const openCount = (disagreements: readonly Disagreement[]): number =>
  disagreements.filter(({ status }) => status === 'open').length

/** '1 open disagreement' */
export const openText = (count: number): string =>
  count === 1 ? '1 open disagreement' : `${count} open disagreements`

/** Both sides; the contract has exactly two. */
export const sidesOf = ({ sides }: Disagreement): [StatedSide, StatedSide] =>
  sides as [StatedSide, StatedSide]

/** The open ones between the same two documents; none if both statements are of one document. */
export function openBetween(
  disagreements: readonly Disagreement[],
  [a, b]: readonly StatedSide[],
): readonly Disagreement[] {
  const ids = [a?.document_id, b?.document_id]
  if (ids[0] === ids[1]) return []
  return disagreements.filter(
    ({ status, sides }) =>
      status === 'open' && ids.every((id) => sides.some(({ document_id }) => document_id === id)),
  )
}

/** The decision that keeps what a document states. */
export const decisionKeeping = ({ sides }: Disagreement, documentId: string): Decision =>
  sides[0]?.document_id === documentId ? 'first' : 'second'
