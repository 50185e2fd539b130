import type { InvertedIndex } from '../invertedIndex.ts'
import type { Quantity } from '../text/quantities.ts'
import type { Sentence } from '../text/sentence.ts'
import { words } from '../text/terms.ts'
import type { Candidate } from './evidence.ts'

/** How two sentences about the same subject contradict each other. */
export interface Conflict {
  readonly kind: 'quantity' | 'polarity'
  /** The contradicting quantities, such as '40 km/h' and '50 km/h'; for a polarity the whole sentences. */
  readonly first: string
  readonly second: string
}

/** Minimum share of common terms, weighted by rarity, of two sentences about the same subject. */
const MIN_SHARED_SUBJECT = 0.6
/** The same for sentences that differ only by a negation or an opposite. */
const MIN_SHARED_STATEMENT = 0.6
const MIN_COMMON_TERMS = 2

/** Pairs of expressions that exclude each other. */
const OPPOSITES: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:increas|ris|rais|improv|grow|strengthen)\w*/,
    /\b(?:decreas|fall|lower|reduc|worsen|shrink|weaken)\w*/,
  ],
  [/\b(?:safe|harmless)\b/, /\b(?:unsafe|dangerous|harmful)\b/],
  [/\b(?:allowed|permitted|may)\b/, /\b(?:forbidden|prohibited|must not|may not)\b/],
  [/\b(?:mandatory|required|compulsory)\b/, /\b(?:optional|voluntary)\b/],
  [
    /\b(?:present|possible|effective|successful|true)\b/,
    /\b(?:absent|impossible|ineffective|unsuccessful|false)\b/,
  ],
  [/\b(?:before|earlier)\b/, /\b(?:after|later)\b/],
  [/\b(?:always)\b/, /\b(?:never)\b/],
]
const NEGATION = /\b(?:not|no|never|cannot|neither|nor|without|failed to|fails to)\b|n['’]t\b/i

/** The conflict between two sentences, or null if they agree or have different subjects. */
export function conflictBetween(
  { sentence: first }: Candidate,
  { sentence: second }: Candidate,
  index: InvertedIndex,
): Conflict | null {
  const [subject, other] = [first.subjectTerms, second.subjectTerms]
  if (common(subject, other).length < MIN_COMMON_TERMS) return null
  const similarity = sharedWeight(subject, other, index)
  if (similarity >= MIN_SHARED_SUBJECT) {
    const pair = differentQuantities(first, second)
    if (pair !== null) return { kind: 'quantity', first: pair[0].text, second: pair[1].text }
  }
  return similarity >= MIN_SHARED_STATEMENT && hasOtherPolarity(first.text, second.text)
    ? { kind: 'polarity', first: first.text, second: second.text }
    : null
}

/** The share of the claim's subject terms in another sentence, 0 to 1, weighted by rarity. */
export function shareOfClaim(claim: Candidate, other: Candidate, index: InvertedIndex): number {
  const [claimTerms, otherTerms] = [claim.sentence.subjectTerms, other.sentence.subjectTerms]
  const whole = totalRarity(claimTerms, index)
  return whole > 0 ? totalRarity(common(claimTerms, otherTerms), index) / whole : 0
}

/** The share of common terms in the shorter sentence, weighted by rarity. */
function sharedWeight(a: ReadonlySet<string>, b: ReadonlySet<string>, index: InvertedIndex): number {
  const smaller = Math.min(totalRarity(a, index), totalRarity(b, index))
  return smaller > 0 ? totalRarity(common(a, b), index) / smaller : 0
}

function common(a: ReadonlySet<string>, b: ReadonlySet<string>): string[] {
  return [...a].filter((term) => b.has(term))
}

function totalRarity(terms: Iterable<string>, index: InvertedIndex): number {
  return [...terms].reduce((sum, term) => sum + index.rarity(term), 0)
}

/** The first quantity whose unit occurs in the other sentence with different values only. */
function differentQuantities(first: Sentence, second: Sentence): [Quantity, Quantity] | null {
  const [mine, others] = [countedIn(first), countedIn(second)]
  for (const quantity of mine) {
    const candidates = others.filter((other) => other.unit === quantity.unit)
    const own = mine.filter((other) => other.unit === quantity.unit)
    const different = candidates[0]
    const isShared = own.some((a) => candidates.some((b) => a.value === b.value))
    if (different !== undefined && !isShared) return [quantity, different]
  }
  return null
}

/** The quantities of a sentence. The unit of a number without a unit is the word after it. */
function countedIn({ text: sentence, quantities }: Sentence): Quantity[] {
  return quantities.flatMap((quantity) => {
    if (quantity.unit !== null) return [quantity]
    const counted = words(sentence.slice(quantity.end))[0]
    if (counted === undefined) return []
    const text = sentence.slice(quantity.start, quantity.end + counted.end)
    return [{ ...quantity, text, unit: `of ${counted.folded.replace(/s$/, '')}` }]
  })
}

function hasOtherPolarity(first: string, second: string): boolean {
  const [a, b] = [first.toLowerCase(), second.toLowerCase()]
  if (NEGATION.test(a) !== NEGATION.test(b)) return true
  return OPPOSITES.some(
    ([one, other]) =>
      (one.test(a) && !other.test(a) && other.test(b) && !one.test(b)) ||
      (other.test(a) && !one.test(a) && one.test(b) && !other.test(b)),
  )
}
