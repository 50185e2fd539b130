import type { InvertedIndex } from './invertedIndex.ts'
import { GUESS_WEIGHT, guessTerm } from './spelling.ts'
import { STOP_WORDS } from './text/stopWords.ts'
import { stem, words } from './text/terms.ts'

/** A word of a query, and the term that is looked up for it. */
export interface QueryTerm {
  /** As typed. */
  readonly word: string
  readonly term: string
  /** Its count in the query; less where the term is a guess at a mistyped word. */
  readonly weight: number
  readonly isGuess: boolean
}

/** The topical words of a query, each term once. */
export function parseQuery(query: string, index: InvertedIndex): QueryTerm[] {
  const found = new Map<string, QueryTerm>()
  for (const { text, folded } of words(query)) {
    if (STOP_WORDS.has(folded)) continue
    const typed = stem(folded)
    const guess = guessTerm(typed, index)
    const term = guess ?? typed
    const weight = (found.get(term)?.weight ?? 0) + (guess === null ? 1 : GUESS_WEIGHT)
    found.set(term, { word: found.get(term)?.word ?? text, term, weight, isGuess: guess !== null })
  }
  return [...found.values()]
}

/** The query as the index takes it. */
export function toWeights(terms: readonly QueryTerm[]): Map<string, number> {
  return new Map(terms.map(({ term, weight }) => [term, weight]))
}
