import { answerQuestion } from './answer/answer.ts'
import { ranked } from './invertedIndex.ts'
import { Library, textOf } from './library.ts'
import { parseQuery, toWeights } from './query.ts'
import type { Answer, AskOptions, ExtractedDocument, Graph, GraphStats, Passage } from './types.ts'

/** A memory as plain, structured-cloneable data: the documents, in the order they were learned in. */
export interface MemoryJson {
  readonly version: 1
  readonly documents: readonly { readonly id: string; readonly extracted: ExtractedDocument }[]
}

export interface Memory {
  /** Learns a document. One that is known already is learned anew, and counts as the newest. */
  add(documentId: string, extracted: ExtractedDocument): void
  /** Forgets a document; one that is not known is none's loss. */
  remove(documentId: string): void
  /** The passages that fit a query best, the best first. */
  search(query: string, options?: { readonly limit?: number }): Passage[]
  ask(question: string, options?: AskOptions): Answer
  stats(): GraphStats
  graph(): Graph
  toJSON(): MemoryJson
}

const DEFAULT_LIMIT = 10

export function createMemory(): Memory {
  const library = new Library()
  return {
    add: (documentId, extracted) => library.add(documentId, extracted),
    remove: (documentId) => library.remove(documentId),
    search: (query, { limit = DEFAULT_LIMIT } = {}) => search(library, query, limit),
    ask: (question, options = {}) => answerQuestion(question, library, options),
    stats: () => ({
      totalNodes: library.graph.nodeCount,
      totalRelationships: library.graph.edgeCount,
      documentsProcessed: library.documents.size,
    }),
    graph: () => library.graph.toGraph(),
    toJSON: () => ({
      version: 1,
      documents: Array.from(library.documents, ([id, { extracted }]) => ({ id, extracted })),
    }),
  }
}

/** A memory with the same documents. All else follows from them, so it answers in the same words. */
export function restoreMemory({ documents }: MemoryJson): Memory {
  const memory = createMemory()
  for (const { id, extracted } of documents) memory.add(id, extracted)
  return memory
}

function search(library: Library, query: string, limit: number): Passage[] {
  const scores = library.index.score(toWeights(parseQuery(query, library.index)))
  return ranked(scores)
    .slice(0, limit)
    .flatMap(([id, score]) => {
      const passage = library.passages.get(id)
      if (passage === undefined) return []
      const { documentId, filename, page, start, end } = passage
      const { number, heading } = page
      return [{ id, documentId, filename, page: number, heading, text: textOf(passage), start, end, score }]
    })
}
