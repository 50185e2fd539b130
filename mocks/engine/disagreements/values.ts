import { compareNames, differingNames } from '../conflicts/compareNames.ts'
import { compareDates, timeFacts } from '../conflicts/dateFacts.ts'
import { denials } from '../conflicts/denial.ts'
import { denialTexts } from '../conflicts/denialTexts.ts'
import { differingFacts, type Fact, subjectOf } from '../conflicts/facts.ts'
import { nameFacts } from '../conflicts/nameFacts.ts'
import { compareQuantities } from '../conflicts/quantities/compareQuantities.ts'
import { quantityFacts } from '../conflicts/quantities/quantityFacts.ts'
import { haveDifferentScopes } from '../conflicts/scope.ts'
import { compareSubjects, type Subject } from '../conflicts/similarity.ts'
import type { InvertedIndex } from '../invertedIndex.ts'
import type { Placed } from './placed.ts'

/** The amounts, times and names of a statement. */
interface Facts {
  readonly quantity: ReturnType<typeof quantityFacts>
  readonly date: ReturnType<typeof timeFacts>
  readonly name: ReturnType<typeof nameFacts>
}

/** Two values that statements about the same give. */
export interface DifferingValues {
  readonly kind: 'quantity' | 'date' | 'name' | 'polarity'
  readonly values: readonly [string, string]
  /** The common shares of the subjects, see `Comparison`. */
  readonly share: number
  readonly strictShare: number
}

/** Minimum shares of the subjects in common: with what the titles say, and in the parts with the values alone. */
export interface MinShares {
  readonly share: number
  readonly strictShare: number
}

const MIN_SHARES_OF_DENIAL: MinShares = { share: 0.8, strictShare: 0.8 }

const known = new WeakMap<Placed, Facts>()

/** Computed on first use. */
export function factsOf(placed: Placed): Facts {
  const { statement } = placed
  const facts = known.get(placed) ?? {
    quantity: quantityFacts(statement),
    date: timeFacts(statement),
    name: nameFacts(statement),
  }
  known.set(placed, facts)
  return facts
}

/** Amounts, times, names or a denial in which two statements about the same differ, or null. */
export function differingValues(
  first: Placed,
  second: Placed,
  index: InvertedIndex,
  min: MinShares,
): DifferingValues | null {
  const [a, b] = [first.statement, second.statement]
  let best: DifferingValues | null = null
  const add = (found: DifferingValues): void => {
    if (best === null || found.share > best.share) best = found
  }
  const isAboutSame =
    (kind: 'quantity' | 'date' | 'name') =>
    (fact: Fact, other: Fact): boolean => {
      const toSubject = (one: Fact, statement: typeof a): Subject =>
        subjectOf(one, kind, statement, [...statement.quantities, ...statement.dates, one])
      const share = commonShare(toSubject(fact, a), toSubject(other, b), index, min)
      if (share !== null) add({ kind, values: [fact.text, other.text], ...share })
      return share !== null
    }
  const [own, others] = [factsOf(first), factsOf(second)]
  differingFacts(own.quantity, others.quantity, compareQuantities, isAboutSame('quantity'))
  differingFacts(own.date, others.date, compareDates, isAboutSame('date'))
  differingNames([a, own.name], [b, others.name], compareNames, isAboutSame('name'))
  if (best !== null) return best
  for (const denial of denials(a, b)) {
    const share = commonShare(...denial.subjects, index, MIN_SHARES_OF_DENIAL)
    if (share !== null) add({ kind: 'polarity', values: denialTexts(denial), ...share })
  }
  return best
}

/** The common share of two subjects; null if it is too small or if they hold under different conditions. */
function commonShare(a: Subject, b: Subject, index: InvertedIndex, min: MinShares): MinShares | null {
  const comparison = compareSubjects(a, b, index)
  if (comparison === null || haveDifferentScopes(a, b, comparison, false)) return null
  const { share, strictShare } = comparison
  return share >= min.share && strictShare >= min.strictShare ? { share, strictShare } : null
}
