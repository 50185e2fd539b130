import type { DocumentIndex, PassageIndex } from './documentIndex.ts'
import type { StatedRelation } from './graph/documentGraph.ts'
import { KnowledgeGraph } from './graph/knowledgeGraph.ts'
import { InvertedIndex } from './invertedIndex.ts'
import { headingsAt } from './passages.ts'
import { runAtOnce } from './slices.ts'
import type { Language } from './text/language.ts'
import { type Sentence, sentencesOf } from './text/sentence.ts'
import { terms } from './text/terms.ts'
import type { ExtractedDocument, ExtractedPage } from './types.ts'

/** A passage whose text is a slice of its page. */
export interface StoredPassage {
  /** Document id, page index and start offset: 'a/3/120'. */
  readonly id: string
  readonly documentId: string
  readonly filename: string
  readonly language: Language
  readonly page: ExtractedPage
  readonly pageIndex: number
  /** Equal for passages on the same physical page; unique for each passage in formats without pages. */
  readonly pageKey: string
  readonly start: number
  readonly end: number
  /** The titles of the sections that contain it, outermost first. */
  readonly headings: readonly string[]
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
  #version = 0
  /** The most recently used last. */
  readonly #features = new Map<StoredPassage, PassageFeatures>()

  /** Changes with every document that is added or removed. */
  get version(): number {
    return this.#version
  }

  /** Adds a document as the newest. Replaces a document with the same id. */
  add(documentId: string, extracted: ExtractedDocument, index: DocumentIndex): void {
    runAtOnce(this.adding(documentId, extracted, index))
  }

  /** The same in steps, see `runInSlices`. Stops if the document is removed meanwhile. */
  *adding(documentId: string, extracted: ExtractedDocument, index: DocumentIndex): Generator<void, void> {
    this.remove(documentId)
    const passages = createPassages(documentId, extracted, index)
    const document = { extracted, index, passages }
    this.documents.set(documentId, document)
    for (const [i, passage] of passages.entries()) {
      yield
      if (this.documents.get(documentId) !== document) return
      const indexed = index.passages[i]
      if (indexed === undefined) continue
      this.passages.set(passage.id, passage)
      this.index.add(passage.id, termCounts(index, indexed))
      this.graph.add({
        passageId: passage.id,
        mentions: indexed.mentions.flatMap((mention) => index.mentions[mention] ?? []),
        relations: statedRelations(index, indexed),
      })
    }
    this.#version += 1
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
    this.#version += 1
  }

  /** The different languages of the documents, that of the oldest first. */
  languages(): Set<Language> {
    return new Set(Array.from(this.documents.values(), ({ index }) => index.language))
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
  const headingTerms = terms(passage.headings.join('\n'), passage.language)
  return {
    headingTerms: new Set(headingTerms),
    terms: new Set([...headingTerms, ...terms(text, passage.language)]),
    sentences: sentencesOf(passage.page, passage, passage.language),
  }
}

function termCounts(index: DocumentIndex, { terms, counts }: PassageIndex): [string, number][] {
  return terms.map((term, i) => [index.terms[term] ?? '', counts[i] ?? 0])
}

function statedRelations(index: DocumentIndex, { relations, sentences }: PassageIndex): StatedRelation[] {
  return relations.flatMap((number, i) => {
    const relation = index.relations[number]
    const [start = 0, end = 0] = sentences.slice(2 * i, 2 * i + 2)
    return relation === undefined ? [] : [{ relation, start, end }]
  })
}

function createPassages(
  documentId: string,
  { filename, pages }: ExtractedDocument,
  index: DocumentIndex,
): StoredPassage[] {
  return index.passages.flatMap(({ page: i, start, end }) => {
    const page = pages[i]
    if (page === undefined) return []
    const id = `${documentId}/${i}/${start}`
    const pageKey = page.number === null ? id : `${documentId}/${i}`
    const headings = headingsAt(page, start)
    const { language } = index
    return { id, documentId, filename, language, page, pageIndex: i, pageKey, start, end, headings }
  })
}
