import { compareDates } from '../conflicts/dateFacts.ts'
import type { Fact, Relation } from '../conflicts/facts.ts'
import { compareQuantities } from '../conflicts/quantities/compareQuantities.ts'
import type { QuantityFact } from '../conflicts/quantities/quantityFacts.ts'
import type { InvertedIndex } from '../invertedIndex.ts'
import { CHANGE } from '../selection/later.ts'
import { type Alignment, align } from './alignment.ts'
import type { Placed } from './placed.ts'
import { relatedShare } from './similarStatements.ts'
import { differingValues, factsOf } from './values.ts'

/** The values of two statements about the same, and how much both are about it, 0 to 1. */
export interface Found {
  readonly values: readonly [string, string]
  readonly score: number
}

/** How two statements that are compared stand to each other. */
interface Position {
  readonly isWithin: boolean
  /** Whether the second is known to be later. */
  readonly isSuperseded: boolean
  /** Whether none of the others is more similar to either of them. */
  readonly isNearest: () => boolean
  /** Whether none of the others is more similar to the second. */
  readonly isNearestToSecond: () => boolean
}

const ANY = { share: 0, strictShare: 0 }

/**
 * What two statements say differently about the same, or null. The thresholds were chosen on pairs of statements labeled by hand,
 * see docs/engine.md: one false pair for about 100 pages.
 */
export function differ(
  first: Placed,
  second: Placed,
  index: InvertedIndex,
  { isWithin, isSuperseded, isNearest, isNearestToSecond }: Position,
): Found | null {
  const [own, other] = [relatedShare(first, second, index), relatedShare(second, first, index)]
  const [less, more] = [Math.min(own, other), Math.max(own, other)]
  if (less < 0.25) return null
  const areRows = [first, second].every(({ sentence }) => sentence.block.kind === 'row')
  const aligned = align(first, second, index)
  if (aligned !== null && aligned.common >= 4) {
    if (aligned.score >= 0.6 && (aligned.hasSeveralKinds || areEqual(aligned, first, second))) return null
    const isSame = isWithin
      ? aligned.score >= 0.75 && less >= 0.3 && !areRows
      : aligned.score >= 0.6 && less >= 0.45
    if (isSame) return aligned
  }
  const typed = differingValues(first, second, index, ANY)
  const valued = typed && { values: typed.values, score: more }
  if (typed !== null && isWithin && typed.share >= 0.7 && typed.strictShare >= 0.6 && less >= 0.45)
    return valued
  const isAbout = typed !== null && typed.share >= 0.6 && typed.strictShare >= 0.55
  const minimum = typed !== null && typed.strictShare >= 0.8 ? 0.33 : 0.4
  if (isAbout && !isWithin && !areRows && less >= minimum && isNearest()) return valued
  const changes = isSuperseded && CHANGE.test(second.statement.text)
  if (changes && less >= (isWithin ? 0.25 : 0.3) && more >= 0.5 && isNearestToSecond()) {
    const isInWords =
      aligned !== null &&
      (isWithin ? isNearest() : aligned.score >= 0.4 && haveSameUnit(aligned.values) && !areRows)
    const inWords = isInWords ? aligned.values : undefined
    const values = typed?.values ?? otherAmounts(first, second) ?? inWords
    return values == null ? null : { values, score: more }
  }
  return !isWithin && !areRows && less >= 0.5 && typed !== null && isNearest() ? valued : null
}

/** A size such as '40 × 30 × 20 cm', of which only the last number is an amount. */
const SIZE = /\d\s?[×x]\s?\d/

/** Whether the amounts are only written differently: '1.5 h' and '90 minutes'. */
function areEqual({ kind, values }: Alignment, first: Placed, second: Placed): boolean {
  const [a, b] = [factsOf(first).quantity, factsOf(second).quantity]
  return (
    kind === 'quantity' &&
    !values.some((value) => SIZE.test(value)) &&
    a.length > 0 &&
    a.every((own) => b.some(({ low, high }) => low === own.low && high === own.high))
  )
}

/** Whether both end with the same word: 'twelve months' and 'six months'. */
function haveSameUnit(values: readonly [string, string]): boolean {
  const [a, b] = values.map((value) => /\p{L}+$/u.exec(value)?.[0])
  return a !== undefined && a === b
}

/** Amounts of the same kind, or times, of which none is equal. */
export function otherAmounts(first: Placed, second: Placed): readonly [string, string] | null {
  const [a, b] = [factsOf(first), factsOf(second)]
  for (const own of a.quantity) {
    const others = b.quantity.filter((other) => isOfKind(own, other))
    const [other] = others
    if (other !== undefined && others.every((one) => isOther(own, one, compareQuantities)))
      return [own.text, other.text]
  }
  for (const own of a.date) {
    const others = b.date.filter(({ kind }) => kind === own.kind)
    const [other] = others
    if (other !== undefined && others.every((one) => isOther(own, one, compareDates)))
      return [own.text, other.text]
  }
  return null
}

function isOther<F extends Fact>(a: F, b: F, relationOf: (a: F, b: F) => Relation): boolean {
  return relationOf(a, b) !== 'same' && a.text.toLowerCase() !== b.text.toLowerCase()
}

function isOfKind(a: QuantityFact, b: QuantityFact): boolean {
  if (a.per !== b.per) return false
  return a.unit === null
    ? b.unit === null && a.counted.some((stem) => b.counted.includes(stem))
    : a.unit.dimension === b.unit?.dimension
}
