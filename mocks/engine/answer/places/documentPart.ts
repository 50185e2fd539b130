import { DocumentStore } from '../../documentStore.ts'
import type { Span } from '../../text/sentences.ts'

/** A part of a document: spans of its pages, by their position. */
export interface DocumentPart {
  readonly documentId: string
  readonly spans: ReadonlyMap<number, Span>
}

/** A store that contains only some parts of documents, or whole documents. */
export function storeOf(store: DocumentStore, parts: readonly DocumentPart[]): DocumentStore {
  const limited = new DocumentStore()
  for (const [id, { extracted, index }] of store.documents) {
    const spans = parts.filter(({ documentId }) => documentId === id).map((part) => part.spans)
    if (spans.length === 0) continue
    const passages = index.passages.flatMap((passage) =>
      spans.flatMap((byPage) => {
        const span = byPage.get(passage.page)
        if (span === undefined) return []
        const start = Math.max(passage.start, span.start)
        const end = Math.min(passage.end, span.end)
        return start < end ? [{ ...passage, start, end }] : []
      }),
    )
    limited.add(id, extracted, { ...index, passages })
  }
  return limited
}
