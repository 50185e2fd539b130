import type { DocumentIndex, PassageIndex } from './documentIndex.ts'
import { KnowledgeGraph } from './graph/knowledgeGraph.ts'
import { InvertedIndex } from './invertedIndex.ts'
import { type Sentence, sentencesOf } from './text/sentence.ts'
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
  readonly index: DocumentIndex
  readonly passages: readonly StoredPassage[]
}

/** The features of a passage that depend on its text only. */
export interface PassageFeatures {
  readonly headingTerms: ReadonlySet<string>
  /** Includes the terms of the heading. */
  readonly terms: ReadonlySet<string>
  readonly sentences: readonly Sentence[]
}

const MAX_CACHED_PASSAGES = 2000

/** All documents in the order in which they were added, with their passages, search index and knowledge graph. */
export class DocumentStore {
  readonly documents = new Map<string, StoredDocument>()
  readonly passages = new Map<string, StoredPassage>()
  readonly index = new InvertedIndex()
  readonly graph = new KnowledgeGraph()
  /** The most recently used last. */
  readonly #features = new Map<StoredPassage, PassageFeatures>()

  /** Adds a document as the newest. Replaces a document with the same id. */
  add(documentId: string, extracted: ExtractedDocument, index: DocumentIndex): void {
    this.remove(documentId)
    const passages = createPassages(documentId, extracted, index)
    this.documents.set(documentId, { extracted, index, passages })
    for (const [i, passage] of passages.entries()) {
      const indexed = index.passages[i]
      if (indexed === undefined) continue
      this.passages.set(passage.id, passage)
      this.index.add(passage.id, termCounts(index, indexed))
      if (!passage.isListing)
        this.graph.add({
          passageId: passage.id,
          mentions: indexed.mentions.flatMap((mention) => index.mentions[mention] ?? []),
          relations: indexed.relations.flatMap((relation) => index.relations[relation] ?? []),
        })
    }
  }

  remove(documentId: string): void {
    const document = this.documents.get(documentId)
    if (document === undefined) return
    for (const [i, passage] of document.passages.entries()) {
      const indexed = document.index.passages[i]
      if (indexed !== undefined)
        this.index.remove(
          passage.id,
          termCounts(document.index, indexed).map(([term]) => term),
        )
      this.graph.remove(passage.id)
      this.passages.delete(passage.id)
      this.#features.delete(passage)
    }
    this.documents.delete(documentId)
  }

  /** The age of each document: the number of documents added after it. */
  ages(): Map<string, number> {
    const ids = [...this.documents.keys()]
    return new Map(ids.map((id, i) => [id, ids.length - 1 - i]))
  }

  /** Computed on first use. Only those of the most recently used passages are kept. */
  featuresOf(passage: StoredPassage): PassageFeatures {
    const features = this.#features.get(passage) ?? passageFeatures(passage)
    this.#features.delete(passage)
    this.#features.set(passage, features)
    if (this.#features.size > MAX_CACHED_PASSAGES) {
      const [oldest] = this.#features.keys()
      if (oldest !== undefined) this.#features.delete(oldest)
    }
    return features
  }
}

export function passageText({ page, start, end }: StoredPassage): string {
  return page.text.slice(start, end)
}

function passageFeatures(passage: StoredPassage): PassageFeatures {
  const text = passageText(passage)
  const headingTerms = terms(passage.page.heading ?? '')
  return {
    headingTerms: new Set(headingTerms),
    terms: new Set([...headingTerms, ...terms(text)]),
    sentences: sentencesOf(text),
  }
}

function termCounts(index: DocumentIndex, { terms, counts }: PassageIndex): [string, number][] {
  return terms.map((term, i) => [index.terms[term] ?? '', counts[i] ?? 0])
}

function createPassages(
  documentId: string,
  { filename, pages }: ExtractedDocument,
  index: DocumentIndex,
): StoredPassage[] {
  return index.passages.flatMap(({ page: i, start, end, isListing }) => {
    const page = pages[i]
    if (page === undefined) return []
    const id = `${documentId}/${i}/${start}`
    const pageKey = page.number === null ? id : `${documentId}/${i}`
    return { id, documentId, filename, page, pageKey, start, end, isListing }
  })
}
