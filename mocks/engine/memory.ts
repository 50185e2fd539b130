import { answerQuestion } from './answer/answer.ts'
import { comparedDocuments } from './answer/changes/comparedDocuments.ts'
import { compareDocuments } from './disagreements/compareDocuments.ts'
import type { Change, Disagreement } from './disagreements/disagreement.ts'
import { findDisagreements } from './disagreements/findDisagreements.ts'
import { type DocumentIndex, indexDocument } from './documentIndex.ts'
import { DocumentStore, passageText } from './documentStore.ts'
import { type Quotation, quotationsOf } from './graph/quotations.ts'
import { sortByScore } from './invertedIndex.ts'
import { parseQuery } from './query.ts'
import { withScanDoubts } from './recognition/doubts.ts'
import { type Explanation, explain } from './selection/explain.ts'
import { runAtOnce } from './slices.ts'
import { followUpQuestions, type Thread } from './suggestions/followUps.ts'
import { type Overview, overviewOf } from './suggestions/overview.ts'
import { suggestQuestions } from './suggestions/suggest.ts'
import { Verification } from './suggestions/verification.ts'
import { talkAnswer } from './talk/talkAnswer.ts'
import { withLastSubjects } from './thread/unresolved.ts'
import type {
  Answer,
  AskOptions,
  ExtractedDocument,
  Graph,
  GraphStats,
  Passage,
  SuggestedQuestion,
} from './types.ts'

/** A document of a memory as structured-cloneable data. The objects never change. */
export interface MemoryDocument {
  readonly id: string
  readonly extracted: ExtractedDocument
  readonly index: DocumentIndex
}

/** A memory as structured-cloneable data: its documents in the order in which they were added. */
export interface MemoryJson {
  readonly version: 4
  readonly documents: readonly MemoryDocument[]
}

export interface Memory {
  /**
   * Adds a document as the newest. Replaces a document with the same id.
   *
   * @param index the result of `indexDocument`, if it was computed before
   */
  add(documentId: string, extracted: ExtractedDocument, index?: DocumentIndex): void
  /** The same in steps, see `runInSlices`. Stops if the document is removed meanwhile. */
  adding(documentId: string, extracted: ExtractedDocument, index: DocumentIndex): Generator<void, void>
  /** No-op for an unknown id. */
  remove(documentId: string): void
  /** The best passages for a query, best first. Default limit: 10. */
  search(query: string, options?: { readonly limit?: number }): Passage[]
  ask(question: string, options?: AskOptions): Answer
  /** Whether the text is said to the assistant without asking the documents: a greeting, for example. */
  isTalk(text: string): boolean
  /** The memory of only some of its documents. Computed once after the documents changed, in steps, see `runInSlices`. */
  limitedTo(includes: (documentId: string) => boolean): Generator<void, Memory>
  /** Up to four questions for a new chat. Computed once after the documents changed, in steps, see `runInSlices`. */
  suggestions(): Generator<void, readonly SuggestedQuestion[]>
  /**
   * Up to two questions after an answer; those for a new chat after a greeting. After one that found nothing, the question
   * with the last two subjects in place of its pronoun.
   */
  followUps(thread: Thread): string[]
  /** The disagreements of a document with all others and within itself. In steps, see `runInSlices`. */
  disagreementsOf(documentId: string): Generator<void, Disagreement[]>
  /** What a document is about. In steps, see `runInSlices`. */
  overviewOf(documentId: string): Generator<void, Overview>
  /** What differs between two documents, in the order of the first, then of the second. In steps, see `runInSlices`. */
  compare(first: string, second: string): Generator<void, Change[]>
  /** The two documents whose differences a question asks for; null for other questions. */
  comparedBy(question: string, includes?: AskOptions['includes']): readonly [string, string] | null
  /** Why an answer with default options has its sentences. */
  explain(question: string): Explanation
  stats(): GraphStats
  graph(): Graph
  /** At most `limit` sentences that mention a node of the graph. */
  quotationsOf(node: string, limit: number): Quotation[]
  toJSON(): MemoryJson
}

const DEFAULT_LIMIT = 10
/** Maximum memories of some of the documents that are kept. */
const MAX_LIMITED = 3

export function createMemory(): Memory {
  const store = new DocumentStore()
  const verification = new Verification(store)
  let suggested: { version: number; questions: readonly SuggestedQuestion[] } | null = null
  /** By the ids of their documents; the most recently used last. */
  const limited = new Map<string, { version: number; memory: Memory }>()
  return {
    add: (documentId, extracted, index = runAtOnce(indexDocument(extracted))) =>
      store.add(documentId, extracted, index),
    adding: (documentId, extracted, index) => store.adding(documentId, extracted, index),
    remove: (documentId) => store.remove(documentId),
    search: (query, { limit = DEFAULT_LIMIT } = {}) => search(store, query, limit),
    ask: (question, options = {}) =>
      withScanDoubts(
        answerQuestion(question, store, options),
        (id) => store.documents.get(id)?.extracted.scans,
      ),
    isTalk: (text) => talkAnswer(text, store) !== null,
    *limitedTo(includes) {
      const { version } = store
      const all = this.toJSON().documents
      const documents = all.filter(({ id }) => includes(id))
      if (documents.length === all.length) return this
      const key = documents.map(({ id }) => id).join('\n')
      const known = limited.get(key)
      const memory = known?.version === version ? known.memory : createMemory()
      if (memory !== known?.memory)
        for (const { id, extracted, index } of documents) yield* memory.adding(id, extracted, index)
      limited.delete(key)
      limited.set(key, { version, memory })
      const [oldest = ''] = limited.keys()
      if (limited.size > MAX_LIMITED) limited.delete(oldest)
      return memory
    },
    *suggestions() {
      const { version } = store
      if (suggested?.version === version) return suggested.questions
      const questions = yield* suggestQuestions(store, verification)
      if (store.version === version) suggested = { version, questions }
      return questions
    },
    followUps(thread) {
      const last = thread.questions.at(-1) ?? ''
      const written = thread.sources.length === 0 ? withLastSubjects(last, thread.questions.slice(0, -1)) : []
      if (written.length > 0) return written
      return this.isTalk(last)
        ? runAtOnce(this.suggestions())
            .slice(0, 2)
            .map(({ question }) => question)
        : followUpQuestions(thread, store, verification)
    },
    disagreementsOf: (documentId) => findDisagreements(documentId, store),
    overviewOf: (documentId) => overviewOf(documentId, store),
    compare: (first, second) => compareDocuments(first, second, store),
    comparedBy(question, includes = () => true) {
      const compared = comparedDocuments(question, store, includes)
      return compared === 'unnamed' ? null : compared
    },
    explain: (question) => explain(question, store),
    stats: () => ({
      totalNodes: store.graph.nodeCount,
      totalRelationships: store.graph.edgeCount,
      documentsProcessed: store.documents.size,
    }),
    graph: () => store.graph.toGraph(),
    quotationsOf: (node, limit) => quotationsOf(node, store, limit),
    toJSON: () => ({
      version: 4,
      documents: Array.from(store.documents, ([id, { extracted, index }]) => ({ id, extracted, index })),
    }),
  }
}

/** A memory with the same documents. It gives the same answers, because they depend on the documents only. */
export function restoreMemory({ documents }: MemoryJson): Memory {
  const memory = createMemory()
  for (const { id, extracted, index } of documents) memory.add(id, extracted, index)
  return memory
}

function search(store: DocumentStore, query: string, limit: number): Passage[] {
  const scores = store.index.score(parseQuery(query, store.index, store.languages()))
  return sortByScore(scores)
    .slice(0, limit)
    .flatMap(([id, score]) => {
      const passage = store.passages.get(id)
      if (passage === undefined) return []
      const { documentId, filename, page, start, end } = passage
      const { number, heading } = page
      return [
        { id, documentId, filename, page: number, heading, text: passageText(passage), start, end, score },
      ]
    })
}
