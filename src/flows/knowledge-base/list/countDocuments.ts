import type { DocumentFields } from '../../../domain/document.ts'
import { displayStatusOf } from '../../../domain/document.ts'
import type { DocumentCounter } from '../../../modules/status/documentStatus.ts'
import { DOCUMENT_STATUS } from '../../../modules/status/documentStatus.ts'

/** The counters of the knowledge base, which add up to the total. Documents in `locallyFailedIds` count as failed, whatever their status is. */
export function countDocuments(
  documents: readonly (DocumentFields & { id: string })[],
  locallyFailedIds: readonly string[],
): Record<'total' | DocumentCounter, number> {
  const failed = new Set(locallyFailedIds)
  const counts = { total: documents.length, indexed: 0, processing: 0, failed: 0 }
  for (const document of documents) {
    const { counter } = DOCUMENT_STATUS[failed.has(document.id) ? 'failed' : displayStatusOf(document)]
    counts[counter] += 1
  }
  return counts
}
