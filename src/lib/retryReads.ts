import { retryAfterMs } from './retryAfter.ts'

type Fetch = (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>

/** Requests per read, the first one included. Few, because a screen shows its error only after the last one. */
const ATTEMPTS = 3

/** The longest delay before the second attempt in milliseconds; it doubles for each later attempt. */
const FIRST_DELAY_MS = 200

/** A response that asks for a longer delay is not retried: the user would wait without knowing why. */
const LONGEST_RETRY_AFTER_MS = 2_000

/** Statuses of a service that may answer the same request later. */
const TEMPORARY_STATUSES = [429, 502, 503, 504]

/**
 * A fetch that repeats reads (GET and HEAD) that fail in a way that may be temporary: without a response, or with the
 * status 429, 502, 503 or 504. It waits before each repetition: for the time in the header Retry-After, otherwise for a
 * random part of a delay that doubles ("full jitter"), so that clients do not repeat their requests at the same moment.
 * Other requests are sent once. An abort ends the delay.
 */
export function retryReads(fetch: Fetch): Fetch {
  return async (input, init) => {
    if (!isRead(input, init)) return fetch(input, init)
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined)
    for (let attempt = 1; ; attempt++) {
      const outcome = await fetch(input, init).catch((error: unknown) => ({ error }))
      const delay = attempt < ATTEMPTS && !signal?.aborted ? delayAfter(outcome, attempt) : null
      if (delay === null) {
        if ('error' in outcome) throw outcome.error
        return outcome
      }
      if (!('error' in outcome)) await outcome.body?.cancel()
      await wait(delay, signal)
    }
  }
}

function isRead(input: RequestInfo | URL, init: RequestInit | undefined): boolean {
  const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
  return ['GET', 'HEAD'].includes(method.toUpperCase())
}

/** The delay before the next attempt in milliseconds, or null if there is none. */
function delayAfter(outcome: Response | { error: unknown }, attempt: number): number | null {
  const jittered = Math.random() * FIRST_DELAY_MS * 2 ** (attempt - 1)
  // Fetch rejects with a TypeError if no response arrives.
  if ('error' in outcome) return outcome.error instanceof TypeError && !isOffline() ? jittered : null
  if (!TEMPORARY_STATUSES.includes(outcome.status)) return null
  const requested = retryAfterMs(outcome)
  if (requested === null) return jittered
  return requested <= LONGEST_RETRY_AFTER_MS ? requested : null
}

/** Whether the browser knows that it has no connection. */
const isOffline = () => globalThis.navigator?.onLine === false

/** Rejects with the signal's reason when it aborts. */
function wait(delayMs: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort)
      resolve()
    }, delayMs)
    function abort(): void {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', abort, { once: true })
  })
}
