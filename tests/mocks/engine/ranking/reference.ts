import { stemmer } from 'stemmer'

interface Text {
  readonly id: string
  readonly text: string
}

const K1 = 1.2
const B = 0.75

/** The reference ranking: BM25 with Porter stems and without stop words. Equal scores are sorted by id. */
export function referenceRanking(documents: readonly Text[]): (query: string) => string[] {
  const lengths = new Map<string, number>()
  const postings = new Map<string, Map<string, number>>()
  for (const { id, text } of documents) {
    const terms = termsOf(text)
    lengths.set(id, terms.length)
    for (const term of terms) {
      const posting = postings.get(term) ?? new Map<string, number>()
      posting.set(id, (posting.get(id) ?? 0) + 1)
      postings.set(term, posting)
    }
  }
  const meanLength = [...lengths.values()].reduce((sum, length) => sum + length, 0) / documents.length
  return (query) => {
    const scores = new Map<string, number>()
    for (const term of termsOf(query)) {
      const posting = postings.get(term) ?? new Map<string, number>()
      const idf = Math.log(1 + (documents.length - posting.size + 0.5) / (posting.size + 0.5))
      for (const [id, frequency] of posting) {
        const norm = K1 * (1 - B + (B * (lengths.get(id) ?? 0)) / meanLength)
        scores.set(id, (scores.get(id) ?? 0) + (idf * frequency * (K1 + 1)) / (frequency + norm))
      }
    }
    return [...scores].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([id]) => id)
  }
}

function termsOf(text: string): string[] {
  return (text.toLowerCase().match(/[a-z0-9]+/g) ?? []).map(stemmer)
}
