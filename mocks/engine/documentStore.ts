import { isContentsPageText } from './contentsPage.ts'
import { KnowledgeGraph } from './graph/knowledgeGraph.ts'
import { extractPassageGraphs } from './graph/passageGraph.ts'
import { InvertedIndex } from './invertedIndex.ts'
import { splitPassages } from './passages.ts'
import { terms } from './text/terms.ts'
import type { ExtractedDocument, ExtractedPage } from './types.ts'

/** A passage whose text is a slice of its page. */
export interface StoredPassage {
  /** Document id, page index and start offset: 'a/3/120'. */
  readonly id: string
  readonly documentId: string
  readonly filename: string
  readonly page: ExtractedPage
  /** Equal for passages on the same physical page; unique for each passage in formats without pages. */
  readonly pageKey: string
  readonly start: number
  readonly end: number
  /** Whether it is in a table of contents or an index. Such passages mention terms without explaining them. */
  readonly isListing: boolean
}

interface StoredDocument {
  readonly extracted: ExtractedDocument
  readonly passages: readonly StoredPassage[]
}

/** All documents in the order in which they were added, with their passages, search index and knowledge graph. */
export class DocumentStore {
  readonly documents = new Map<string, StoredDocument>()
  readonly passages = new Map<string, StoredPassage>()
  readonly index = new InvertedIndex()
  readonly graph = new KnowledgeGraph()

  /** Adds a document as the newest. Replaces a document with the same id. */
  add(documentId: string, extracted: ExtractedDocument): void {
    this.remove(documentId)
    const passages = createPassages(documentId, extracted)
    this.documents.set(documentId, { extracted, passages })
    for (const passage of passages) {
      this.passages.set(passage.id, passage)
      this.index.add(passage.id, indexedTerms(passage))
    }
    const graphPassages = passages.filter((passage) => !passage.isListing)
    const texts = graphPassages.map((passage) => ({ id: passage.id, text: passageText(passage) }))
    for (const passageGraph of extractPassageGraphs(texts)) this.graph.add(passageGraph)
  }

  remove(documentId: string): void {
    for (const passage of this.documents.get(documentId)?.passages ?? []) {
      this.index.remove(passage.id, indexedTerms(passage))
      this.graph.remove(passage.id)
      this.passages.delete(passage.id)
    }
    this.documents.delete(documentId)
  }

  /** The age of each document: the number of documents added after it. */
  ages(): Map<string, number> {
    const ids = [...this.documents.keys()]
    return new Map(ids.map((id, i) => [id, ids.length - 1 - i]))
  }
}

export function passageText({ page, start, end }: StoredPassage): string {
  return page.text.slice(start, end)
}

/** Includes the heading: it often names what the text refers to as 'it'. */
function indexedTerms(passage: StoredPassage): string[] {
  return [...terms(passage.page.heading ?? ''), ...terms(passageText(passage))]
}

function createPassages(documentId: string, { filename, pages }: ExtractedDocument): StoredPassage[] {
  return pages.flatMap((page, i) => {
    const isContentsPage = page.number !== null && isContentsPageText(page.text, pages.length)
    return splitPassages(page.text).map(({ start, end }) => {
      const id = `${documentId}/${i}/${start}`
      const pageKey = page.number === null ? id : `${documentId}/${i}`
      return { id, documentId, filename, page, pageKey, start, end, isListing: isContentsPage }
    })
  })
}
