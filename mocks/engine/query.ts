import type { InvertedIndex } from './invertedIndex.ts'
import { CORRECTION_WEIGHT, correctTerm } from './spelling.ts'
import { STOP_WORDS } from './text/stopWords.ts'
import { stem, words } from './text/terms.ts'

export interface QueryTerm {
  /** As typed. */
  readonly word: string
  readonly term: string
  /** Its count in the query; reduced if the term is a spelling correction. */
  readonly weight: number
  readonly isCorrection: boolean
}

/** The terms of a query without stop words, each once. */
export function parseQuery(query: string, index: InvertedIndex): QueryTerm[] {
  const found = new Map<string, QueryTerm>()
  for (const { text, folded } of words(query)) {
    if (STOP_WORDS.has(folded)) continue
    const typed = stem(folded)
    const correction = correctTerm(typed, index)
    const term = correction ?? typed
    const weight = (found.get(term)?.weight ?? 0) + (correction === null ? 1 : CORRECTION_WEIGHT)
    found.set(term, { word: found.get(term)?.word ?? text, term, weight, isCorrection: correction !== null })
  }
  return [...found.values()]
}

export function toWeights(terms: readonly QueryTerm[]): Map<string, number> {
  return new Map(terms.map(({ term, weight }) => [term, weight]))
}
