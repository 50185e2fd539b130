import type { DocumentStore } from '../documentStore.ts'
import type { InvertedIndex } from '../invertedIndex.ts'
import { parseQuery, type QueryTerm } from '../query.ts'
import { stem } from '../text/stemmers.ts'
import { words } from '../text/terms.ts'
import { type QuestionKind, questionKind } from './questionKind.ts'

export interface QuestionTerm extends QueryTerm {
  /** Inverse document frequency among the passages. */
  readonly idf: number
  /** Rarity × factor of the kind of term. The importances of all terms add up to 1. */
  readonly importance: number
  /** Whether it is one of `WEAK_STEMS`. */
  readonly isWeak: boolean
}

/** A term by its position in the question, and how nearly a stem means it: 1 for the term itself. */
export interface Meaning {
  readonly position: number
  readonly weight: number
}

/** Terms of the question that a text contains, by position, with the weight of the nearest word. */
export type Found = ReadonlyMap<number, number>

export interface Question {
  readonly text: string
  readonly kind: QuestionKind
  readonly terms: readonly QuestionTerm[]
  /** The term that a stem is, or is related to. */
  readonly meanings: ReadonlyMap<string, Meaning>
  /** The importances of the pairs of each term and the next. They add up to 1. */
  readonly pairs: readonly number[]
  /** The position of the most important term that a document contains, or -1. */
  readonly rarest: number
  /** The position of the noun after 'how many', or -1. */
  readonly counted: number
  /** All words in lower case, stop words included. */
  readonly words: ReadonlySet<string>
}

/** Factors on the importance of a term. */
const NAME_FACTOR = 1.5
const WEAK_FACTOR = 0.2
/** A single Han letter occurs in many other words. */
const HAN_LETTER_FACTOR = 0.3
/** Words that rarely occur in the answer and do not name the subject. */
const WEAK_STEMS = new Set(
  (
    'many much long far often old big large tall high fast quick deep wide heavy early late soon good best main ' +
    'major important different difference certain specific exact exactly kind type sort way thing example number ' +
    'amount name call mean meaning define definition describe explain tell say state list give show find get ' +
    'take make use used work happen need want know let please help go come become keep hold put run last cost ' +
    'document file text page manual guide book chapter section according mention author write someone somebody ' +
    'year time date day month people person place possible able does done always usually typically affect ' +
    'influence role purpose occur contribute relate relation relationship connect compare change cause reason ' +
    'explanation information detail fact question answer unit measure help'
  )
    .split(' ')
    .map((word) => stem(word, 'en')),
)

/** A term that no document contains is as rare as the words related to it, if there are any. */
function rarityOf({ variants, related }: QueryTerm, index: InvertedIndex): number {
  const isUnknown = index.countUnits(...variants) === 0
  return isUnknown && related.size > 0 ? index.rarity(...related.keys()) : index.rarity(...variants)
}

/** Parses a question. The documents provide its possible languages and the rarity of its terms. */
export function parseQuestion(text: string, store: DocumentStore): Question {
  const { index } = store
  const parsed = parseQuery(text, index, store.languages())
  const raw = parsed.map((term) => rarityOf(term, index) * termFactor(term, text))
  const total = raw.reduce((sum, value) => sum + value, 0)
  const terms = parsed.map((term, i) => ({
    ...term,
    idf: index.idf(...term.variants),
    importance: total > 0 ? (raw[i] ?? 0) / total : 0,
    isWeak: isWeak(term),
  }))
  const known = terms.map(({ variants, importance }) => (index.countUnits(...variants) > 0 ? importance : 0))
  const asked = words(text, 'unknown').map(({ folded }) => folded)
  const noun = asked[asked.indexOf('many') + 1]
  return {
    text,
    kind: questionKind(text),
    terms,
    meanings: meaningsOf(terms),
    pairs: pairWeights(terms),
    rarest: known.indexOf(Math.max(1e-9, ...known)),
    counted: asked.includes('many') ? terms.findIndex(({ word }) => word.toLowerCase() === noun) : -1,
    words: new Set(asked),
  }
}

function meaningsOf(terms: readonly QuestionTerm[]): Map<string, Meaning> {
  const meanings = new Map<string, Meaning>()
  for (const [position, { related }] of terms.entries())
    for (const [stem, weight] of related)
      if (weight > (meanings.get(stem)?.weight ?? 0)) meanings.set(stem, { position, weight })
  for (const [position, { variants }] of terms.entries())
    for (const variant of variants) meanings.set(variant, { position, weight: 1 })
  return meanings
}

function pairWeights(terms: readonly QuestionTerm[]): number[] {
  const weights = terms.slice(1).map(({ importance }, i) => importance * (terms[i]?.importance ?? 0))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => (total > 0 ? weight / total : 0))
}

/** How certain a spelling correction is. Short words have more similar words than long ones. */
const CORRECTION_CERTAINTY = { short: 0.3, long: 0.7 }
const MIN_LONG_WORD_LENGTH = 7

/** The share of the question in some of its terms, weighted by importance. */
export function coverageOf(found: Found, { terms }: Question): number {
  let sum = 0
  for (const [position, weight] of found) {
    const term = terms[position]
    if (term !== undefined) sum += term.importance * weight * spellingCertainty(term)
  }
  return sum
}

/** The terms of two texts together. */
export function union(a: Found, b: Found): Found {
  const all = new Map(a)
  for (const [position, weight] of b) all.set(position, Math.max(weight, all.get(position) ?? 0))
  return all
}

/** How certain it is that a term is meant, 0 to 1. */
export function spellingCertainty({ isCorrection, variants }: QuestionTerm): number {
  if (!isCorrection) return 1
  const isLong = (variants[0]?.length ?? 0) >= MIN_LONG_WORD_LENGTH
  return isLong ? CORRECTION_CERTAINTY.long : CORRECTION_CERTAINTY.short
}

function isWeak({ variants }: QueryTerm): boolean {
  return variants.some((variant) => WEAK_STEMS.has(variant))
}

function termFactor(term: QueryTerm, question: string): number {
  if (isWeak(term)) return WEAK_FACTOR
  if (isHanLetter(term)) return HAN_LETTER_FACTOR
  const isName = /^\p{Lu}|\d/u.test(term.word) && !question.trimStart().startsWith(term.word)
  return isName ? NAME_FACTOR : 1
}

function isHanLetter({ variants }: QueryTerm): boolean {
  return variants.every((variant) => /^\p{Script=Han}$/u.test(variant))
}
