import type { DocumentStore } from '../../documentStore.ts'

const CENTROID_TERMS = 60

/** The most important terms of a text with their weights. */
export type Centroid = ReadonlyMap<string, number>

/**
 * The centroid of some passages: their terms with the highest frequency × rarity, as in MEAD (Radev, Jing, Styś and Tam:
 * Centroid-based summarization of multiple documents, Information Processing and Management 40, 2004).
 *
 * @param passageNumbers positions in the document's list of passages
 */
export function centroidOf(
  { documents, index }: DocumentStore,
  documentId: string,
  passageNumbers: readonly number[],
): Centroid {
  const document = documents.get(documentId)
  if (document === undefined) return new Map()
  const counts = new Map<number, number>()
  for (const number of passageNumbers) {
    const passage = document.index.passages[number]
    for (const [i, term] of (passage?.terms ?? []).entries())
      counts.set(term, (counts.get(term) ?? 0) + (passage?.counts[i] ?? 0))
  }
  const weights = [...counts].flatMap(([number, count]): [string, number][] => {
    const term = document.index.terms[number] ?? ''
    return count > 1 && /\p{L}{2}/u.test(term) ? [[term, count * index.rarity(term)]] : []
  })
  return new Map(weights.sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).slice(0, CENTROID_TERMS))
}

/** The weight of the centroid's terms in a text, less the longer the text is. */
export function similarityTo(centroid: Centroid, terms: ReadonlySet<string>): number {
  let sum = 0
  for (const term of terms) sum += centroid.get(term) ?? 0
  return sum / Math.sqrt(Math.max(1, terms.size))
}
