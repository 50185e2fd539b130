import type { EventObject } from 'xstate'
import { fromCallback } from 'xstate'
import type { DashboardData, DashboardEvent, WatchInput } from './dashboard.machine.ts'

/** The pause before the next look while the server is at work on a document, in milliseconds. */
const PAUSE = 5_000

type Look = (identifiers: readonly string[], signal: AbortSignal) => Promise<DashboardData>

/**
 * Keeps the dashboard fresh: looks again when the person comes back to it, and every few seconds while the server is
 * at work on a document; never while the page is hidden. A look that fails is not told: what is shown stays, and the
 * next look comes later.
 */
export function createDashboardWatch(look: Look) {
  return fromCallback<EventObject, WatchInput>(({ input: { identifiers, isAtWork }, sendBack }) => {
    let isWorthALook = isAtWork
    let timer: ReturnType<typeof setTimeout> | undefined
    let looking = new AbortController()

    function lookLater(): void {
      clearTimeout(timer)
      if (isWorthALook && !document.hidden) timer = setTimeout(lookNow, PAUSE)
    }

    async function lookNow(): Promise<void> {
      clearTimeout(timer)
      // One that is under way is older than this one.
      looking.abort()
      looking = new AbortController()
      const { signal } = looking
      try {
        const data = await look(identifiers, signal)
        if (signal.aborted) return
        isWorthALook = data.isAtWork
        const refreshed: DashboardEvent = { type: 'dashboard.refreshed', data }
        sendBack(refreshed)
      } catch {
        if (signal.aborted) return
      }
      lookLater()
    }

    function onReturn(): void {
      if (document.hidden) clearTimeout(timer)
      else lookNow()
    }

    window.addEventListener('focus', onReturn)
    document.addEventListener('visibilitychange', onReturn)
    lookLater()

    return () => {
      window.removeEventListener('focus', onReturn)
      document.removeEventListener('visibilitychange', onReturn)
      clearTimeout(timer)
      looking.abort()
    }
  })
}
