import { fromCallback } from 'xstate'
import type { Document } from '../../api/types.ts'
import { isInProgress, keepUnchanged } from '../../domain/document.ts'
import type { RefreshRequest, WatchReport } from './documents.setup.ts'

/** The pause between two looks, in milliseconds: it doubles while nothing changes. */
const SHORTEST_PAUSE = 1_000
const LONGEST_PAUSE = 10_000

/** What the watch needs of its surroundings. */
export interface WatchPorts {
  list: (signal: AbortSignal) => Promise<readonly Document[]>
  /** Whether anybody can see the page, and word of it when that changes. */
  page: Pick<globalThis.Document, 'hidden' | 'addEventListener' | 'removeEventListener'>
}

/**
 * Keeps a list of documents fresh: looks again and again while the server is at work on one, at once when asked
 * to or when the page comes back into sight, and not at all while the page is hidden.
 *
 * A look that fails is not told: the list stays as it was, and the next look comes later. However often one is asked
 * for while another is under way, one follows it; and what that other finds is dropped, so that no listing is older
 * than what it was asked after.
 */
export function createWatch({ list, page }: WatchPorts) {
  return fromCallback<RefreshRequest, { documents: readonly Document[] }>(({ input, sendBack, receive }) => {
    let known = input.documents
    let isStale = false
    let pause = SHORTEST_PAUSE
    let timer: ReturnType<typeof setTimeout> | undefined
    let look = new AbortController()
    let isUnderWay = false
    let isOutdated = false

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
      isOutdated = false
      try {
        const documents = await list(signal)
        if (signal.aborted) return
        if (!isOutdated) tell(documents)
      } catch {
        if (signal.aborted) return
        pause = longer(pause)
        isStale = true
      }
      isUnderWay = false
      if (isOutdated) lookNow()
      else lookLater()
    }

    function tell(documents: readonly Document[]): void {
      const before = known
      known = keepUnchanged(before, documents)
      pause = known === before ? longer(pause) : SHORTEST_PAUSE
      isStale = false
      const report: WatchReport = { type: 'documents.refreshed', documents: known }
      sendBack(report)
    }

    function onVisibilityChange(): void {
      if (page.hidden) clearTimeout(timer)
      else lookNow()
    }

    receive(() => {
      pause = SHORTEST_PAUSE
      if (isUnderWay) isOutdated = true
      else lookNow()
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
