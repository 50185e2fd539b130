import { saysSame } from '../selection/saysSame.ts'
import type { Claim } from './claims.ts'
import { isAnotherAnswer } from './sources.ts'

const MAX_HYPOTHESES = 3
/** A hypothesis whose log-odds are this much lower than those of the first is not listed. */
const MAX_DIFFERENCE = 1.5

/**
 * The claims that are different answers: the one with which the response starts, then the others, most probable first.
 * Contradicting claims are always included.
 */
export function chooseHypotheses(claims: readonly Claim[]): Claim[] {
  const [first] = claims
  if (first === undefined) return []
  const chosen: Claim[] = [first]
  for (const claim of claims.slice(1)) {
    const isProbable = claim.fitted >= first.fitted - MAX_DIFFERENCE
    const isNew = chosen.every(
      (other) => !saysSame(other.cited.best, claim.cited.best) && !other.support.includes(claim.cited.best),
    )
    const isAnother = isProbable && isNew && isAnotherAnswer(claim.cited.best, first.cited.best)
    const isListed = claim.contradictions.length > 0 || isAnother
    if (isListed && chosen.length < MAX_HYPOTHESES) chosen.push(claim)
  }
  return [first, ...chosen.slice(1).sort((a, b) => b.confidence - a.confidence)]
}
