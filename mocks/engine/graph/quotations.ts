import type { DocumentStore, StoredPassage } from '../documentStore.ts'
import { terms } from '../text/terms.ts'

/** A sentence that mentions a node. */
export interface Quotation {
  readonly text: string
  readonly documentId: string
  readonly page: number | null
  readonly heading: string | null
}

/** The sentences that mention a node, without repetition: those that state a relation first, in order of relevance. */
export function quotationsOf(node: string, store: DocumentStore, limit: number): Quotation[] {
  const quotations = new Map<string, Quotation>()
  const add = (passage: StoredPassage | undefined, text: string | undefined): void => {
    if (passage === undefined || text === undefined || quotations.has(text)) return
    const { documentId, page } = passage
    quotations.set(text, { text, documentId, page: page.number, heading: page.heading })
  }
  for (const { passages } of store.graph.relationshipsOf(node)) {
    for (const [id, spans] of passages) {
      const passage = store.passages.get(id)
      for (const { start, end } of spans) add(passage, passage?.page.text.slice(start, end))
    }
  }
  for (const id of store.graph.passagesOf(node)) {
    if (quotations.size >= limit) break
    const passage = store.passages.get(id)
    if (passage !== undefined) add(passage, firstMention(store.graph.nameOf(node), passage, store))
  }
  return [...quotations.values()].slice(0, limit)
}

/** The first sentence of the passage with all words of the name. A heading is none. */
function firstMention(name: string, passage: StoredPassage, store: DocumentStore): string | undefined {
  const words = terms(name, passage.language)
  const { sentences } = store.featuresOf(passage)
  return sentences.find((sentence) => words.length > 0 && words.every((word) => sentence.terms.has(word)))
    ?.text
}
