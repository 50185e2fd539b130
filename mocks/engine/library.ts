import { KnowledgeGraph } from './graph/knowledgeGraph.ts'
import { readPassages } from './graph/reading.ts'
import { InvertedIndex } from './invertedIndex.ts'
import { isListingPage } from './listing.ts'
import { passagesOf } from './passages.ts'
import { terms } from './text/terms.ts'
import type { ExtractedDocument, ExtractedPage } from './types.ts'

/** A passage where it is kept: its text is a slice of its page, not a copy. */
export interface StoredPassage {
  /** The document's id, the page's index and the passage's start: 'a/3/120'. */
  readonly id: string
  readonly documentId: string
  readonly filename: string
  readonly page: ExtractedPage
  /** Passages with the same key stand on the same physical page; without pages each stands for itself. */
  readonly pageKey: string
  readonly start: number
  readonly end: number
  /** A table of contents or an index: it names everything and explains nothing. */
  readonly isListing: boolean
}

interface LearnedDocument {
  readonly extracted: ExtractedDocument
  readonly passages: readonly StoredPassage[]
}

/** Everything learned: documents in the order they were learned in, their passages, the index, the graph. */
export class Library {
  readonly documents = new Map<string, LearnedDocument>()
  readonly passages = new Map<string, StoredPassage>()
  readonly index = new InvertedIndex()
  readonly graph = new KnowledgeGraph()

  /** A document that is known already is learned anew, and counts as the newest. */
  add(documentId: string, extracted: ExtractedDocument): void {
    this.remove(documentId)
    const passages = storedPassages(documentId, extracted)
    this.documents.set(documentId, { extracted, passages })
    for (const passage of passages) {
      this.passages.set(passage.id, passage)
      this.index.add(passage.id, indexedTerms(passage))
    }
    const explaining = passages.filter((passage) => !passage.isListing)
    const texts = explaining.map((passage) => ({ id: passage.id, text: textOf(passage) }))
    for (const reading of readPassages(texts)) this.graph.add(reading)
  }

  remove(documentId: string): void {
    for (const passage of this.documents.get(documentId)?.passages ?? []) {
      this.index.remove(passage.id, indexedTerms(passage))
      this.graph.remove(passage.id)
      this.passages.delete(passage.id)
    }
    this.documents.delete(documentId)
  }

  /** How many documents were learned after each: its age. */
  ages(): Map<string, number> {
    const ids = [...this.documents.keys()]
    return new Map(ids.map((id, i) => [id, ids.length - 1 - i]))
  }
}

export function textOf({ page, start, end }: StoredPassage): string {
  return page.text.slice(start, end)
}

/** The heading's words count as the passage's own: they often name what the text then calls 'it'. */
function indexedTerms(passage: StoredPassage): string[] {
  return [...terms(passage.page.heading ?? ''), ...terms(textOf(passage))]
}

function storedPassages(documentId: string, { filename, pages }: ExtractedDocument): StoredPassage[] {
  return pages.flatMap((page, i) => {
    const isListing = page.number !== null && isListingPage(page.text, pages.length)
    return passagesOf(page.text).map(({ start, end }) => {
      const id = `${documentId}/${i}/${start}`
      const pageKey = page.number === null ? id : `${documentId}/${i}`
      return { id, documentId, filename, page, pageKey, start, end, isListing }
    })
  })
}
