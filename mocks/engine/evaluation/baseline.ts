import type { ExtractedDocument } from '../types.ts'
import { createBm25 } from './bm25.ts'
import type { Response } from './outcome.ts'
import { segmentSentences, segmentWords } from './segments.ts'

/** As many as the engine returns. */
const SOURCES = 5
const SENTENCES_OF_RESPONSE = 3

/**
 * BM25 over all sentences of the documents: each source is one sentence, the response is the first three. A question is
 * refused only if no sentence contains a word of it. The confidence is the score, which is not between 0 and 1.
 */
export function createBaseline(documents: readonly ExtractedDocument[]): (question: string) => Response {
  const sentences = documents.flatMap(({ pages }) =>
    pages.flatMap(({ number, text }) =>
      segmentSentences(text).map((excerpt) => ({ excerpt, page: number, words: segmentWords(excerpt) })),
    ),
  )
  const rank = createBm25(sentences.map(({ words }) => words))
  return (question) => {
    const best = rank(segmentWords(question)).slice(0, SOURCES)
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
