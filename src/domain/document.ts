import { toComparableName, toDisplayName } from '../lib/text/displayName.ts'

/** The document's rules: what its fields mean, what may be done with it and why not. */

export const DOCUMENT_STATUSES = ['pending', 'uploaded', 'processing', 'completed', 'failed'] as const
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number]

/** The fields the rules look at; the wire's Document has them all. */
export interface DocumentFields {
  status: DocumentStatus
  is_indexed: boolean
  processed_at: string | null
}

/** What a document is to its reader: the wire's status, with `completed` told apart by `is_indexed`. */
export type DisplayStatus = 'pending' | 'uploaded' | 'processing' | 'readyToIndex' | 'indexed' | 'failed'

export function displayStatusOf({ status, is_indexed }: DocumentFields): DisplayStatus {
  if (status !== 'completed') return status
  return is_indexed ? 'indexed' : 'readyToIndex'
}

export const STANDING_LABELS: Record<DisplayStatus, string> = {
  pending: 'Pending',
  uploaded: 'Uploaded',
  processing: 'Processing',
  readyToIndex: 'Ready to Index',
  indexed: 'Indexed',
  failed: 'Failed',
}

/** The server is still at work on it, so its status will change without anybody's doing. */
export function isInProgress({ status }: DocumentFields): boolean {
  return status === 'pending' || status === 'uploaded' || status === 'processing'
}

/** Only what has not entered the graph, and is not on its way into it, can be deleted. */
export function canDelete({ status }: DocumentFields): boolean {
  return status === 'failed' || status === 'pending' || status === 'uploaded'
}

export function canIndex(document: DocumentFields): boolean {
  return displayStatusOf(document) === 'readyToIndex'
}

export function canRetry({ status }: DocumentFields): boolean {
  return status === 'failed'
}

/** The words beside the delete button: what it does, or why it cannot. */
export function deleteHint({ status }: DocumentFields): string {
  switch (status) {
    case 'processing':
      return 'Cannot delete document while processing'
    case 'completed':
      return 'Cannot delete indexed documents - this would break graph connections'
    case 'uploaded':
      return 'Delete this uploaded document'
    default:
      return 'Delete this document'
  }
}

/** Where a failed document starts again: it is processed only once, so indexing alone may be what failed. */
export function retryStep({ processed_at }: DocumentFields): 'process' | 'index' {
  return processed_at === null ? 'process' : 'index'
}

/** What failed while indexing, in the words of the error catalogue. `status` is null when no answer came. */
export function indexFailureMessage(failure: { status: number | null; message: string }): string {
  const { status, message } = failure
  if (status === 401 || message.includes('Unauthorized')) return 'Authentication failed. Please log in again.'
  if (status === 403 || message.includes('Forbidden'))
    return "You don't have permission to index this document."
  if (status === 404 || message.includes('Not Found'))
    return 'Document not found or indexing endpoint unavailable.'
  if (status === 500) return 'Server error occurred while indexing. Please try again later.'
  if (status === null || message.includes('Failed to fetch'))
    return 'Network error. Please check your connection and try again.'
  return 'Failed to index document'
}

/** The status filter of the knowledge base; `all` first. */
export const DOCUMENT_FILTERS = ['all', 'pending', 'processing', 'completed', 'failed'] as const
export type DocumentFilter = (typeof DOCUMENT_FILTERS)[number]

/**
 * Whether a document passes the file-name search (substring; capitals and the ways to write an accent make no
 * difference) and the status filter.
 */
export function isShown(
  document: { filename: string; status: DocumentStatus },
  search: string,
  filter: DocumentFilter,
): boolean {
  return (
    (filter === 'all' || document.status === filter) &&
    toComparableName(document.filename).includes(toComparableName(search.trim()))
  )
}

/** A copy of the list, newest first; what was added in the same moment keeps its order. */
export function newestFirst<D extends { created_at: string }>(documents: readonly D[]): D[] {
  return documents
    .map((document) => ({ document, time: Date.parse(document.created_at) }))
    .sort((a, b) => b.time - a.time)
    .map(({ document }) => document)
}

/** A listing, with the documents of `outdated` as they are known here: it was asked for before they changed. */
export function keepOutdated<D extends { id: string }>(
  known: readonly D[],
  listing: readonly D[],
  outdated: ReadonlySet<string>,
): readonly D[] {
  if (outdated.size === 0) return listing
  return [...listing.filter(({ id }) => !outdated.has(id)), ...known.filter(({ id }) => outdated.has(id))]
}

/** `after`, with what has not changed since `before` kept as it was: the same objects, or the same list. */
export function keepUnchanged<D extends { id: string }>(
  before: readonly D[],
  after: readonly D[],
): readonly D[] {
  const known = new Map(before.map((document) => [document.id, document]))
  const kept = after.map((document) => {
    const old = known.get(document.id)
    return old !== undefined && hasSameFields(old, document) ? old : document
  })
  const isSame = kept.length === before.length && kept.every((document, place) => document === before[place])
  return isSame ? before : kept
}

function hasSameFields(a: object, b: object): boolean {
  const fields = Object.entries(a)
  return (
    fields.length === Object.keys(b).length &&
    fields.every(([name, value]) => Object.is(value, Reflect.get(b, name)))
  )
}

/** How many changes are told one by one; more become a count, or a screen reader would never end. */
const CHANGES_TOLD = 3

/**
 * What has become of the documents since `before`, for people who cannot see it: 'notes.md: Indexed'. Empty
 * where nothing did. Documents that came or went are not news: whoever added or deleted them knows.
 */
export function describeChanges(
  before: readonly (DocumentFields & { id: string })[],
  after: readonly (DocumentFields & { id: string; filename: string })[],
): string {
  const standings = new Map(before.map((document) => [document.id, displayStatusOf(document)]))
  const changed = after.filter(({ id, ...facts }) => {
    const standing = standings.get(id)
    return standing !== undefined && standing !== displayStatusOf(facts)
  })
  if (changed.length > CHANGES_TOLD) return `${changed.length} documents have a new status`
  return changed
    .map((document) => `${toDisplayName(document.filename)}: ${STANDING_LABELS[displayStatusOf(document)]}`)
    .join('. ')
}

export interface DocumentCounts {
  total: number
  indexed: number
  processing: number
  failed: number
}

/** The four counters of the knowledge base. Those in `locallyFailedIds` count as failed, whatever their status is. */
export function countDocuments(
  documents: readonly (DocumentFields & { id: string })[],
  locallyFailedIds: readonly string[] = [],
): DocumentCounts {
  const failed = new Set(locallyFailedIds)
  const counts = { total: documents.length, indexed: 0, processing: 0, failed: 0 }
  for (const document of documents) {
    const standing = failed.has(document.id) ? 'failed' : displayStatusOf(document)
    if (standing === 'indexed' || standing === 'processing' || standing === 'failed') counts[standing] += 1
  }
  return counts
}
