import { getDocument, indexDocument } from '../../../api/documents.ts'

/**
 * Indexes a document. Only one tab of the browser sends the request. The others wait for it and send their own only if
 * the document is still waiting, for example because the first tab was closed.
 */
export async function indexInOneTab(id: string, signal: AbortSignal): Promise<void> {
  // Browsers provide locks on secure origins only. Without them a second request is sent, which changes nothing.
  const locks: LockManager | undefined = globalThis.navigator?.locks
  if (locks === undefined) return indexDocument(id, signal)
  const name = `engram.indexing.${id}`
  const isSent = await locks.request(name, { ifAvailable: true }, async (lock) => {
    if (lock === null) return false
    await indexDocument(id, signal)
    return true
  })
  if (isSent) return
  await locks.request(name, { signal }, async () => {
    const { status, is_indexed, failure_reason } = await getDocument(id, signal)
    if (status === 'failed') throw new Error(failure_reason ?? 'Failed to index document')
    if (!is_indexed) await indexDocument(id, signal)
  })
}
