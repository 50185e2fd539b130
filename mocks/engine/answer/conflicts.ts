import type { InvertedIndex } from '../invertedIndex.ts'
import { type Quantity, quantities } from '../text/quantities.ts'
import { terms, words } from '../text/terms.ts'
import type { Candidate } from './evidence.ts'

/** Why two sentences about the same thing cannot both hold. */
export interface Conflict {
  readonly kind: 'quantity' | 'polarity'
  /** What each says, as written: '40 km/h' and '50 km/h'; the whole sentences where it is the polarity. */
  readonly ours: string
  readonly theirs: string
}

/** From this share of common words, by rarity, two sentences speak of the same thing. */
const SAME_SUBJECT = 0.6
/** To contradict by a mere 'not', they must say nearly the same otherwise. */
const SAME_STATEMENT = 0.6
const MIN_COMMON_TERMS = 2

/** Pairs of which one claim can hold of a thing at a time. */
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

/** The conflict between two sentences, or null where they agree or speak of different things. */
export function conflictBetween(ours: Candidate, theirs: Candidate, index: InvertedIndex): Conflict | null {
  const [subject, other] = [subjectTerms(ours), subjectTerms(theirs)]
  if (common(subject, other).length < MIN_COMMON_TERMS) return null
  const similarity = sharedWeight(subject, other, index)
  if (similarity >= SAME_SUBJECT) {
    const pair = differentQuantities(ours.text, theirs.text)
    if (pair !== null) return { kind: 'quantity', ours: pair[0].text, theirs: pair[1].text }
  }
  return similarity >= SAME_STATEMENT && hasOtherPolarity(ours.text, theirs.text)
    ? { kind: 'polarity', ours: ours.text, theirs: theirs.text }
    : null
}

/** How much of what a claim speaks of another sentence speaks of too, 0 to 1, each term by its rarity. */
export function shareOfClaim(claim: Candidate, other: Candidate, index: InvertedIndex): number {
  const [claimed, said] = [subjectTerms(claim), subjectTerms(other)]
  const whole = weigh(claimed, index)
  return whole > 0 ? weigh(common(claimed, said), index) / whole : 0
}

/** What a sentence speaks of: its terms without numbers and units, which are what it says of it. */
function subjectTerms({ text }: Candidate): Set<string> {
  let rest = text
  for (const { start, end } of quantities(text).toReversed()) rest = rest.slice(0, start) + rest.slice(end)
  return new Set(terms(rest))
}

/** The common terms' share of the shorter sentence, each term by its rarity. */
function sharedWeight(a: ReadonlySet<string>, b: ReadonlySet<string>, index: InvertedIndex): number {
  const smaller = Math.min(weigh(a, index), weigh(b, index))
  return smaller > 0 ? weigh(common(a, b), index) / smaller : 0
}

function common(a: ReadonlySet<string>, b: ReadonlySet<string>): string[] {
  return [...a].filter((term) => b.has(term))
}

function weigh(terms: Iterable<string>, index: InvertedIndex): number {
  return [...terms].reduce((sum, term) => sum + index.rarity(term), 0)
}

/** The first number of ours whose unit the other sentence uses as well, with no value in common. */
function differentQuantities(ours: string, theirs: string): [Quantity, Quantity] | null {
  const [mine, others] = [countedIn(ours), countedIn(theirs)]
  for (const quantity of mine) {
    const rivals = others.filter((other) => other.unit === quantity.unit)
    const own = mine.filter((other) => other.unit === quantity.unit)
    const rival = rivals[0]
    const isShared = own.some((a) => rivals.some((b) => a.value === b.value))
    if (rival !== undefined && !isShared) return [quantity, rival]
  }
  return null
}

/** A number without a unit counts the word after it, and is compared with numbers of the same word only. */
function countedIn(sentence: string): Quantity[] {
  return quantities(sentence).flatMap((quantity) => {
    if (quantity.unit !== null) return [quantity]
    const counted = words(sentence.slice(quantity.end))[0]
    if (counted === undefined) return []
    const text = sentence.slice(quantity.start, quantity.end + counted.end)
    return [{ ...quantity, text, unit: `of ${counted.folded.replace(/s$/, '')}` }]
  })
}

function hasOtherPolarity(ours: string, theirs: string): boolean {
  const [a, b] = [ours.toLowerCase(), theirs.toLowerCase()]
  if (NEGATION.test(a) !== NEGATION.test(b)) return true
  return OPPOSITES.some(
    ([one, other]) =>
      (one.test(a) && !other.test(a) && other.test(b) && !one.test(b)) ||
      (other.test(a) && !one.test(a) && one.test(b) && !other.test(b)),
  )
}
