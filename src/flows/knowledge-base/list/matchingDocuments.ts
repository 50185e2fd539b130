import type { Document } from '../../../api/types.ts'
import type { DocumentFilter } from '../../../domain/document.ts'
import { isShown } from '../../../domain/document.ts'

/** What decides which documents are shown. */
export interface DocumentQuery {
  readonly documents: readonly Document[]
  readonly search: string
  readonly filter: DocumentFilter
  /** The documents whose last attempt failed here. */
  readonly locallyFailedIds: readonly string[]
}

let last: { of: DocumentQuery; shown: readonly Document[] } | null = null

/**
 * The documents that search and filter let through; a document that failed here counts as failed. The machine and
 * its View ask the same thing in turn, for ten thousand documents at each letter, so the last answer is kept.
 */
export function matchingDocuments(of: DocumentQuery): readonly Document[] {
  if (last === null || !isSame(last.of, of)) last = { of, shown: find(of) }
  return last.shown
}

const isSame = (a: DocumentQuery, b: DocumentQuery) =>
  a.documents === b.documents &&
  a.search === b.search &&
  a.filter === b.filter &&
  a.locallyFailedIds === b.locallyFailedIds

function find({ documents, search, filter, locallyFailedIds }: DocumentQuery): readonly Document[] {
  if (search.trim() === '' && filter === 'all') return documents
  const failed = new Set(locallyFailedIds)
  return documents.filter(({ id, filename, status }) =>
    isShown({ filename, status: failed.has(id) ? 'failed' : status }, search, filter),
  )
}
