import { fromCallback } from 'xstate'
import type { Application } from '../../../hosted/applications.ts'
import { messageOf } from '../../../lib/messageOf.ts'

/** How often the list is looked at again while somebody can see it, in milliseconds. */
const PAUSE = 30_000
/** How soon after a change here: several that follow each other are one look. */
const SOON = 1_000

/** What the watch is asked: to look now, or to forget what it is being told, since something has just changed. */
export type WatchRequest = { type: 'refresh.requested' | 'listing.outdated' }

/** What the watch tells: a listing asked for after the last request, so never an outdated one. */
export type WatchReport =
  | { type: 'listing.refreshed'; submissions: readonly Application[] }
  | { type: 'refresh.failed'; reason: string }

type Listening = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

/** What the watch needs of its surroundings. */
export interface WatchOptions {
  list: (signal: AbortSignal) => Promise<readonly Application[]>
  page: Listening & { readonly hidden: boolean }
  window: Listening
}

/**
 * Keeps the list of applications fresh: looks at once when asked to and when the page is come back to, and now and
 * then while it is in sight. A look under way when something changes here is dropped.
 */
export function createWatcher({ list, page, window }: WatchOptions) {
  return fromCallback<WatchRequest, undefined>(({ sendBack, receive }) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let look: AbortController | null = null
    const report = (told: WatchReport) => sendBack(told)

    function lookIn(pause: number): void {
      clearTimeout(timer)
      if (!page.hidden) timer = setTimeout(lookNow, pause)
    }

    function drop(): void {
      clearTimeout(timer)
      look?.abort()
      look = null
    }

    async function lookNow(): Promise<void> {
      drop()
      look = new AbortController()
      const { signal } = look
      try {
        const submissions = await list(signal)
        if (!signal.aborted) report({ type: 'listing.refreshed', submissions })
      } catch (error) {
        if (!signal.aborted) report({ type: 'refresh.failed', reason: messageOf(error) })
      }
      if (signal.aborted) return
      look = null
      lookIn(PAUSE)
    }

    function onReturn(): void {
      if (page.hidden) clearTimeout(timer)
      // Coming back is told twice: by the page and by its window.
      else if (look === null) lookNow()
    }

    receive(({ type }) => {
      if (type === 'refresh.requested') lookNow()
      else {
        drop()
        lookIn(SOON)
      }
    })
    page.addEventListener('visibilitychange', onReturn)
    window.addEventListener('focus', onReturn)
    lookIn(PAUSE)

    return () => {
      page.removeEventListener('visibilitychange', onReturn)
      window.removeEventListener('focus', onReturn)
      drop()
    }
  })
}
