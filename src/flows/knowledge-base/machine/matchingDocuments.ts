import type { Document } from '../../../api/types.ts'
import { containsWords, foldText, searchWords } from '../../../lib/text/search.ts'

/** The options of the status filter. The values besides `all` are wire statuses. */
export const DOCUMENT_FILTERS = ['all', 'pending', 'processing', 'completed', 'failed'] as const
export type DocumentFilter = (typeof DOCUMENT_FILTERS)[number]

export interface DocumentQuery {
  readonly documents: readonly Document[]
  readonly search: string
  readonly filter: DocumentFilter
  /** Documents whose last attempt failed in this browser; the filter treats them as failed. */
  readonly locallyFailedIds: readonly string[]
}

let last: { query: DocumentQuery; result: readonly Document[] } | null = null

/**
 * The documents that match the search and the status filter. The last result is cached, because the machine and its
 * View both need it for each typed letter.
 */
export function matchingDocuments(query: DocumentQuery): readonly Document[] {
  if (last === null || !isSameQuery(last.query, query)) last = { query, result: find(query) }
  return last.result
}

const isSameQuery = (a: DocumentQuery, b: DocumentQuery) =>
  a.documents === b.documents &&
  a.search === b.search &&
  a.filter === b.filter &&
  a.locallyFailedIds === b.locallyFailedIds

function find({ documents, search, filter, locallyFailedIds }: DocumentQuery): readonly Document[] {
  const words = searchWords(search)
  if (words.length === 0 && filter === 'all') return documents
  const failed = new Set(locallyFailedIds)
  return documents.filter(
    ({ id, filename, status }) =>
      (filter === 'all' || filter === (failed.has(id) ? 'failed' : status)) &&
      containsWords(foldText(filename), words),
  )
}
