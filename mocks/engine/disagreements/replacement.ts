import { compareDates, type DateFact } from '../conflicts/dateFacts.ts'
import { compareQuantities } from '../conflicts/quantities/compareQuantities.ts'
import type { QuantityFact } from '../conflicts/quantities/quantityFacts.ts'
import type { InvertedIndex } from '../invertedIndex.ts'
import type { Span } from '../text/sentences.ts'
import type { Placed } from './placed.ts'
import { factsOf } from './values.ts'

/** Before the old value: 'instead of 3 March', 'raised from 250'. */
const BEFORE_OLD =
  /\b(?:instead of|in place of|rather than|no longer|not|from|replac(?:es|ing)|was|were|formerly|previously|originally|up from|down from|old|the|only|after|against)\W+(?:(?:the|about|only|at|for|once|of|as)\W+)*$/i
/** After it: '10 A printed there is replaced by'. */
const AFTER_OLD =
  /^\W*(?:\S+\s+){0,5}?(?:replaced|moved|changed|raised|reduced|extended|shortened|prolonged|cut|increased|amended|postponed|no longer|to\b|has come down|has gone up|->|→)/i
const REPLACES =
  /\b(?:instead of|in place of|rather than|no longer|replac\w+|changed|raised|reduced|extended|shortened|prolonged|cut|increased|amended|postponed|moved|come down|gone up|grown|not \p{L}*\s?(?:until|after)?|now)\b/iu
const MIN_SHARE = 0.18

/**
 * The values of two statements of which the second replaces a value of the first in words, 'at 60 km/h instead of 50 km/h';
 * null if it does not.
 */
export function replacedValue(
  first: Placed,
  second: Placed,
  index: InvertedIndex,
): readonly [string, string] | null {
  const { text } = second.statement
  if (!REPLACES.test(text) || REPLACES.test(first.statement.text)) return null
  if (commonShare(first, second, index) < MIN_SHARE) return null
  const [a, b] = [factsOf(first), factsOf(second)]
  return (
    valueIn(a.quantity, b.quantity, compareQuantities, text) ?? valueIn(a.date, b.date, compareDates, text)
  )
}

function valueIn<F extends QuantityFact | DateFact>(
  old: readonly F[],
  facts: readonly F[],
  compare: (a: F, b: F) => string,
  text: string,
): readonly [string, string] | null {
  for (const own of old) {
    const same = facts.find((fact) => compare(own, fact) === 'same' && isOld(fact, text))
    const other = facts.find((fact) => fact !== same && compare(own, fact) !== 'same' && isOfKind(own, fact))
    if (same !== undefined && other !== undefined) return [own.text, other.text]
  }
  return null
}

function isOfKind(a: QuantityFact | DateFact, b: QuantityFact | DateFact): boolean {
  const dimension = (one: QuantityFact | DateFact): string | undefined =>
    'unit' in one ? one.unit?.dimension : undefined
  return dimension(a) === dimension(b)
}

function isOld({ start, end }: Span, text: string): boolean {
  return (
    BEFORE_OLD.test(text.slice(Math.max(0, start - 40), start)) || AFTER_OLD.test(text.slice(end, end + 60))
  )
}

/** The share of the rarer words that both or their titles have. */
function commonShare(a: Placed, b: Placed, index: InvertedIndex): number {
  const own = new Set([...a.sentence.subjectTerms, ...a.sentence.termsAbove])
  const sum = (terms: Iterable<string>): number =>
    [...terms].reduce((whole, term) => whole + index.rarity(term), 0)
  const whole = sum(b.sentence.subjectTerms)
  return whole === 0 ? 0 : sum([...b.sentence.subjectTerms].filter((term) => own.has(term))) / whole
}
