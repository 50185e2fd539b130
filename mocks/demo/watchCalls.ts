import type { Handle } from '../backend.ts'

/** Events of the demo's controls: a person signed in, or an email may have been sent. */
export type CallEvent = 'signedIn' | 'mailed'

export interface WatchedBackend {
  readonly handle: Handle
  /** Calls the listener after every successful call of this kind. Returns the function that removes it. */
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
