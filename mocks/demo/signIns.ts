import type { Handle } from '../backend.ts'

/** Watches a backend for people who sign in. */
export interface SignIns {
  /** The same backend, watched. */
  readonly handle: Handle
  /** Calls back after every sign-in. Returns how to stop it. */
  readonly listen: (listener: () => void) => () => void
}

export function watchSignIns(handle: Handle): SignIns {
  const listeners = new Set<() => void>()
  return {
    async handle(request) {
      const response = await handle(request)
      if (response.ok && request.url.endsWith('/auth/login')) for (const listener of listeners) listener()
      return response
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
