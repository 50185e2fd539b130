import { retryAfterMs } from '../lib/retryAfter.ts'

let lastMs: number | null = null

/** Keeps the delay that a response with status 429 asks for: the client's errors do not contain headers. */
export function keepRateLimit(response: Response): void {
  if (response.status === 429) lastMs = retryAfterMs(response)
}

/** The delay that the last response with status 429 asked for in milliseconds; null if it named none. */
export function lastRateLimit(): number | null {
  return lastMs
}
