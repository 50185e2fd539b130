import type { Handle } from '../backend.ts'

/** What the demo's own parts want to know of: somebody has signed in, or a mail may have been sent. */
export type CallEvent = 'signedIn' | 'mailed'

/** A backend whose calls are watched. */
export interface WatchedBackend {
  /** The same backend. */
  readonly handle: Handle
  /** Calls back after every such call that succeeded. Returns how to stop it. */
  readonly listen: (event: CallEvent, listener: () => void) => () => void
}

export function watchCalls(handle: Handle): WatchedBackend {
  const listeners = { signedIn: new Set<() => void>(), mailed: new Set<() => void>() }
  const notify = (event: CallEvent) => {
    for (const listener of listeners[event]) listener()
  }
  return {
    async handle(request) {
      const response = await handle(request)
      const { pathname } = new URL(request.url)
      if (response.ok && pathname.endsWith('/auth/login')) notify('signedIn')
      if (response.ok && pathname.startsWith('/hosted/') && request.method === 'POST') notify('mailed')
      return response
    },
    listen(event, listener) {
      listeners[event].add(listener)
      return () => listeners[event].delete(listener)
    },
  }
}
