import type { DocumentFields } from '../../../domain/document.ts'
import { canIndex, isInProgress } from '../../../domain/document.ts'

/** How many documents are not searchable yet. */
export interface WaitingDocuments {
  /** They are being processed, or wait for it. */
  processing: number
  /** They are processed and not indexed. */
  ready: number
}

/** Counts the waiting documents. Documents that failed in this browser do not wait. */
export function countWaiting(
  documents: readonly (DocumentFields & { id: string })[],
  locallyFailedIds: readonly string[],
): WaitingDocuments {
  return {
    processing: documents.filter(isInProgress).length,
    ready: documents.filter((document) => canIndex(document) && !locallyFailedIds.includes(document.id))
      .length,
  }
}

const countText = (count: number, end: string) =>
  count === 0 ? [] : `${count} ${count === 1 ? 'document is' : 'documents are'} still ${end}`

/** The sentences for the user; null if no document waits. */
export function waitingDocumentsText({ processing, ready }: WaitingDocuments): string | null {
  const total = processing + ready
  if (total === 0) return null
  const parts = [countText(processing, 'being processed'), countText(ready, 'waiting to be indexed')].flat()
  return `${parts.join(' and ')}. ${total === 1 ? 'It is' : 'They are'} not searchable yet.`
}
