import { countTerms, InvertedIndex, sortByScore } from './invertedIndex.ts'
import { splitPassages } from './passages.ts'
import { parseQuery } from './query.ts'
import { detectLanguage } from './text/detectLanguage.ts'
import { terms } from './text/terms.ts'

export interface RankedDocument {
  readonly id: string
  readonly title: string
  readonly text: string
}

/** Weight of the best passage's score in the document's score. */
const PASSAGE_BONUS = 0.1

/**
 * Ranks whole documents. A document's score is BM25 over title and text, plus a tenth of the score of its best passage.
 * Of two documents with the same word counts, the one with the words close together is first.
 */
export function createRanking(documents: readonly RankedDocument[]): (query: string) => string[] {
  const whole = new InvertedIndex()
  const parts = new InvertedIndex()
  const documentOf = new Map<string, string>()
  const language = detectLanguage(documents.map(({ text }) => text))
  for (const { id, title, text } of documents) {
    const titleTerms = terms(title, language)
    whole.add(id, countTerms([...titleTerms, ...terms(text, language)]))
    for (const { start, end } of splitPassages(text, language)) {
      const part = `${id}/${start}`
      documentOf.set(part, id)
      parts.add(part, countTerms([...titleTerms, ...terms(text.slice(start, end), language)]))
    }
  }
  return (query) => {
    const weights = parseQuery(query, whole, new Set([language]))
    const best = new Map<string, number>()
    for (const [part, score] of parts.score(weights)) {
      const id = documentOf.get(part) ?? ''
      best.set(id, Math.max(best.get(id) ?? 0, score))
    }
    const scores = new Map<string, number>()
    for (const [id, score] of whole.score(weights))
      scores.set(id, score + PASSAGE_BONUS * (best.get(id) ?? 0))
    return sortByScore(scores).map(([id]) => id)
  }
}
