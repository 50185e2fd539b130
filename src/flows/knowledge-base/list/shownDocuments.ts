import type { Document } from '../../../api/types.ts'
import type { DocumentFilter } from '../../../domain/document.ts'
import { isShown } from '../../../domain/document.ts'

/** What decides which documents are shown. */
export interface Shown {
  readonly documents: readonly Document[]
  readonly search: string
  readonly filter: DocumentFilter
  /** The documents whose last attempt failed here. */
  readonly failedHere: readonly string[]
}

let last: { of: Shown; shown: readonly Document[] } | null = null

/**
 * The documents that search and filter let through; a document that failed here counts as failed. The machine and
 * its View ask the same thing in turn, for ten thousand documents at each letter, so the last answer is kept.
 */
export function shownDocuments(of: Shown): readonly Document[] {
  if (last === null || !isSame(last.of, of)) last = { of, shown: find(of) }
  return last.shown
}

const isSame = (a: Shown, b: Shown) =>
  a.documents === b.documents &&
  a.search === b.search &&
  a.filter === b.filter &&
  a.failedHere === b.failedHere

function find({ documents, search, filter, failedHere }: Shown): readonly Document[] {
  if (search.trim() === '' && filter === 'all') return documents
  const failed = new Set(failedHere)
  return documents.filter(({ id, filename, status }) =>
    isShown({ filename, status: failed.has(id) ? 'failed' : status }, search, filter),
  )
}
