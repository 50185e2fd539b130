import type { ExtractedDocument } from '../types.ts'
import type { Response } from './outcome.ts'
import { segmentSentences } from './segments.ts'

/** As many as the engine returns. */
const SOURCES = 5
const SENTENCES_OF_RESPONSE = 3

/** A sentence of a document with its page. */
export interface Sentence {
  readonly excerpt: string
  readonly page: number | null
}

/**
 * A method of ranking that the engine is compared with: from the texts to a function that gives the positions and scores
 * of the texts which match a query, the best first.
 */
export type CreateRanker = (
  texts: readonly string[],
) => (query: string) => readonly { readonly text: number; readonly score: number }[]

export function sentencesOf(documents: readonly ExtractedDocument[]): Sentence[] {
  return documents.flatMap(({ pages }) =>
    pages.flatMap(({ number, text }) => segmentSentences(text).map((excerpt) => ({ excerpt, page: number }))),
  )
}

/**
 * Answers with the best sentences: each source is one sentence, the response is the first three. A question is refused
 * only if no sentence matches it. The confidence is the score, which is not between 0 and 1.
 */
export function createBaseline(
  sentences: readonly Sentence[],
  createRanker: CreateRanker,
): (question: string) => Response {
  const rank = createRanker(sentences.map(({ excerpt }) => excerpt))
  return (question) => {
    const best = rank(question).slice(0, SOURCES)
    const sources = best.flatMap(({ text }) => sentences[text] ?? [])
    return {
      sources,
      text: sources
        .slice(0, SENTENCES_OF_RESPONSE)
        .map(({ excerpt }) => excerpt)
        .join(' '),
      confidence: best[0]?.score ?? 0,
      hypothesis: null,
      reportsContradiction: false,
    }
  }
}
