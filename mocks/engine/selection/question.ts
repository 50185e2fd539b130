import type { DocumentStore } from '../documentStore.ts'
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

export interface Question {
  readonly text: string
  readonly kind: QuestionKind
  readonly terms: readonly QuestionTerm[]
  /** The position of a term by each of its variants. */
  readonly positionOf: ReadonlyMap<string, number>
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

/** Parses a question. The documents provide its possible languages and the rarity of its terms. */
export function parseQuestion(text: string, store: DocumentStore): Question {
  const { index } = store
  const parsed = parseQuery(text, index, store.languages())
  const raw = parsed.map((term) => index.rarity(...term.variants) * termFactor(term, text))
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
    positionOf: new Map(terms.flatMap(({ variants }, i) => variants.map((variant) => [variant, i] as const))),
    pairs: pairWeights(terms),
    rarest: known.indexOf(Math.max(1e-9, ...known)),
    counted: asked.includes('many') ? terms.findIndex(({ word }) => word.toLowerCase() === noun) : -1,
    words: new Set(asked),
  }
}

function pairWeights(terms: readonly QuestionTerm[]): number[] {
  const weights = terms.slice(1).map(({ importance }, i) => importance * (terms[i]?.importance ?? 0))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => (total > 0 ? weight / total : 0))
}

/** How certain a spelling correction is. Short words have more similar words than long ones. */
const CORRECTION_CERTAINTY = { short: 0.3, long: 0.7 }
const MIN_LONG_WORD_LENGTH = 7

/** The share of the question in some of its terms, by position, weighted by importance. */
export function coverageOf(positions: Iterable<number>, { terms }: Question): number {
  let sum = 0
  for (const position of positions) {
    const term = terms[position]
    if (term !== undefined) sum += term.importance * spellingCertainty(term)
  }
  return sum
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
