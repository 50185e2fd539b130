import { stemmer } from 'stemmer'
import { createBm25 } from '../../../../mocks/engine/evaluation/bm25.ts'

interface Text {
  readonly id: string
  readonly text: string
}

/** The reference ranking: BM25 with Porter stems and without stop words. */
export function referenceRanking(documents: readonly Text[]): (query: string) => string[] {
  const rank = createBm25(documents.map(({ text }) => termsOf(text)))
  return (query) => rank(termsOf(query)).flatMap(({ text }) => documents[text]?.id ?? [])
}

function termsOf(text: string): string[] {
  return (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).map(stemmer)
}
