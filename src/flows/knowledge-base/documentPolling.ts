import { fromCallback } from 'xstate'
import type { Document } from '../../api/types.ts'
import { isInProgress, keepUnchanged } from '../../domain/document.ts'
import type { PollingReport, RefreshRequest } from './documents.base.ts'

/** The pause between two looks, in milliseconds: it doubles while nothing changes. */
const SHORTEST_PAUSE = 1_000
const LONGEST_PAUSE = 10_000

/** What the watch needs of its surroundings. */
export interface DocumentPollingDependencies {
  list: (signal: AbortSignal) => Promise<readonly Document[]>
  /** Whether anybody can see the page, and word of it when that changes. */
  page: Pick<globalThis.Document, 'hidden' | 'addEventListener' | 'removeEventListener'>
}

/**
 * Keeps a list of documents fresh: looks again and again while the server is at work on one, at once when asked
 * to or when the page comes back into sight, and not at all while the page is hidden.
 *
 * A look that fails is not told: the list stays as it was, and the next look comes later. However often one is asked
 * for while another is under way, one follows it after a pause. What that other finds is told with the documents that
 * changed meanwhile: of them alone it is outdated, so a long row of uploads does not keep the rest standing still.
 */
export function createDocumentPolling({ list, page }: DocumentPollingDependencies) {
  return fromCallback<RefreshRequest, { documents: readonly Document[] }>(({ input, sendBack, receive }) => {
    let known = input.documents
    let isStale = false
    let pause = SHORTEST_PAUSE
    let timer: ReturnType<typeof setTimeout> | undefined
    let look = new AbortController()
    let isUnderWay = false
    /** The documents that changed here since the look under way began. */
    let changed = new Set<string>()

    function isWorthALook(): boolean {
      return isStale || known.some(isInProgress)
    }

    function lookLater(): void {
      clearTimeout(timer)
      if (!page.hidden && isWorthALook()) timer = setTimeout(lookNow, pause)
    }

    async function lookNow(): Promise<void> {
      clearTimeout(timer)
      look.abort()
      look = new AbortController()
      const { signal } = look
      isUnderWay = true
      isStale = false
      changed = new Set()
      try {
        const documents = await list(signal)
        if (signal.aborted) return
        tell(documents)
      } catch {
        if (signal.aborted) return
        pause = longer(pause)
        isStale = true
      }
      isUnderWay = false
      lookLater()
    }

    function tell(documents: readonly Document[]): void {
      const before = known
      known = keepUnchanged(before, documents)
      pause = known === before && !isStale ? longer(pause) : SHORTEST_PAUSE
      const report: PollingReport = { type: 'documents.refreshed', documents: known, changed: [...changed] }
      sendBack(report)
    }

    function onVisibilityChange(): void {
      if (page.hidden) clearTimeout(timer)
      else lookNow()
    }

    receive((request) => {
      if (request.changed !== null) changed.add(request.changed)
      const isAwaited = isUnderWay || isStale
      isStale = true
      if (!isAwaited) lookNow()
    })
    page.addEventListener('visibilitychange', onVisibilityChange)
    lookLater()

    return () => {
      page.removeEventListener('visibilitychange', onVisibilityChange)
      clearTimeout(timer)
      look.abort()
    }
  })
}

const longer = (pause: number) => Math.min(2 * pause, LONGEST_PAUSE)
