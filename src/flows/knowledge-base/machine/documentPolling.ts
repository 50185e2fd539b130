import { fromCallback } from 'xstate'
import type { Document } from '../../../api/types.ts'
import { isInProgress, isReadingPages } from '../../../domain/document.ts'
import { keepUnchanged } from '../../../lib/keepUnchanged.ts'
import type { PollOptions } from '../../../lib/poll.ts'
import { createPoll, IDLE_POLL_INTERVAL_MS } from '../../../lib/poll.ts'
import type { PollingInput, PollingReport, PollingRequest } from './documents.types.ts'

/** The first delay between two loads. It doubles while nothing changes. */
const MIN_DELAY_MS = 1_000

export interface DocumentPollingDependencies {
  list: (signal: AbortSignal) => Promise<readonly Document[]>
  page: PollOptions<unknown>['page']
}

/**
 * Keeps a list of documents current: loads it at once after `refresh.requested` and `page.opened`, and repeatedly
 * - while the backend is processing a document, even if the browser tab is hidden, so that auto-index continues,
 * - while the knowledge base is open in a visible tab, because other tabs and devices change the documents too.
 *
 * Failed loads are repeated and not reported.
 *
 * Requests during a load cause one load after it. The running load is reported with the documents that changed
 * meanwhile, so that a long series of uploads does not delay the status of the other documents.
 */
export function createDocumentPolling({ list, page }: DocumentPollingDependencies) {
  return fromCallback<PollingRequest, PollingInput>(({ input, sendBack, receive }) => {
    let { documents: known, isPageOpen } = input
    /** The list changed since the last load started, or that load failed. */
    let isStale = false
    let delay = MIN_DELAY_MS
    /** The documents that changed in this browser since the last load started. */
    let changed = new Set<string>()

    const isProcessing = () => known.some((document) => isInProgress(document) || isReadingPages(document))
    const nextDelay = () => (isStale || isPageOpen || isProcessing() ? delay : null)

    const poll = createPoll({
      page,
      loadsWhileHidden: isProcessing,
      load(signal) {
        isStale = false
        changed = new Set()
        return list(signal)
      },
      onData(documents) {
        const before = known
        known = keepUnchanged(before, documents)
        delay = known === before && !isStale ? doubled(delay) : MIN_DELAY_MS
        const report: PollingReport = { type: 'documents.refreshed', documents: known, changed: [...changed] }
        sendBack(report)
        return nextDelay()
      },
      onError() {
        isStale = true
        delay = doubled(delay)
        return nextDelay()
      },
    })

    receive((request) => {
      if (request.type === 'page.left') {
        isPageOpen = false
        if (!poll.isLoading) poll.loadAfter(nextDelay())
        return
      }
      if (request.type === 'page.opened') isPageOpen = true
      else if (request.changed !== null) changed.add(request.changed)
      const isLoadExpected = poll.isLoading || isStale
      isStale = true
      if (!isLoadExpected) poll.loadNow()
    })
    poll.loadAfter(nextDelay())

    return poll.stop
  })
}

const doubled = (delay: number) => Math.min(2 * delay, IDLE_POLL_INTERVAL_MS)
