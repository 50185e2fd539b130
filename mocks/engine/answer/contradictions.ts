import type { KnownDisagreement } from '../disagreements/disagreement.ts'
import type { Contradiction, ContradictionSide } from '../types.ts'
import type { Claim } from './claims.ts'
import { isSameSentence } from './sameSentence.ts'

/** The contradictions between claims, each once. A claim's index is that of its source. */
export function contradictionsOf(
  claims: readonly Claim[],
  disagreements: readonly KnownDisagreement[],
): Contradiction[] {
  const found: Contradiction[] = []
  const seen = new Set<string>()
  for (const [own, { contradictions }] of claims.entries()) {
    for (const { by, conflict } of contradictions) {
      const other = claims.findIndex(({ cited: { best } }) => isSameSentence(best, by))
      const key = [own, other].sort((a, b) => a - b).join('|')
      if (other < 0 || seen.has(key)) continue
      seen.add(key)
      const sides = [
        { text: conflict.first, source: own },
        { text: conflict.second, source: other },
      ]
      const at = conflict.known === undefined ? -1 : disagreements.indexOf(conflict.known)
      addSides(found, conflict.kind, sides, at)
    }
  }
  return found
}

/** Adds sides to the contradiction that has one of them already, otherwise as another contradiction. */
function addSides(
  found: Contradiction[],
  kind: Contradiction['kind'],
  sides: readonly ContradictionSide[],
  disagreement: number,
): void {
  const isListed = (contradiction: Contradiction, side: ContradictionSide): boolean =>
    contradiction.sides.some(({ text, source }) => text === side.text && source === side.source)
  const known = found.find((one) => one.kind === kind && sides.some((side) => isListed(one, side)))
  const contradiction: Contradiction = known ?? { kind, sides: [] }
  if (disagreement >= 0) contradiction.disagreement = disagreement
  if (known === undefined) found.push(contradiction)
  contradiction.sides.push(...sides.filter((side) => !isListed(contradiction, side)))
  contradiction.sides.sort((a, b) => a.source - b.source)
}

/** Whether two sources are sides of one contradiction. */
export function areOpposed(contradictions: readonly Contradiction[], source: number, other: number): boolean {
  return contradictions.some(({ sides }) =>
    [source, other].every((index) => sides.some((side) => side.source === index)),
  )
}
