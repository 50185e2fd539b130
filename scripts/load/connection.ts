import { createHistogram } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import type { Measurements } from './measurements.ts'

/** More often, a request is not sent again after 429 or 413. */
const MAX_RETRIES = 20

interface Sent {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Anything but a form is sent as JSON. */
  readonly body?: object
}

/**
 * Sends a request, measures it as one of this kind and returns the content of the response. After 429 or 413 with
 * `Retry-After` it waits for that time and sends the request again; it does not repeat a request for any other reason.
 *
 * @throws Error if the status is not the expected one or the connection fails
 */
export type Send = (kind: string, path: string, status: number, sent?: Sent) => Promise<string>

export function createSend(origin: string, measurements: Measurements): Send {
  return async (kind, path, status, { method = 'GET', headers = {}, body } = {}) => {
    const isForm = body instanceof FormData
    const init = {
      method,
      headers: { ...headers, ...(body && !isForm && { 'Content-Type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    }
    for (let retries = 0; ; retries += 1) {
      const start = performance.now()
      const response = await fetch(`${origin}${path}`, init)
      const content = await response.text()
      const durations = measurements.durations.get(kind) ?? createHistogram()
      // A histogram counts whole numbers from 1.
      durations.record(Math.max(1, Math.round(performance.now() - start)))
      measurements.durations.set(kind, durations)
      if (response.status === status) return content
      const seconds = retryAfter(response)
      if (seconds === null || retries === MAX_RETRIES)
        throw new Error(`${kind}: ${response.status} ${content.slice(0, 200)}`)
      measurements.retries.set(response.status, (measurements.retries.get(response.status) ?? 0) + 1)
      await delay(seconds * 1000)
    }
  }
}

/** Seconds that a response asks to wait, or null if the request must not be sent again. */
function retryAfter({ status, headers }: Response): number | null {
  if (status !== 429 && status !== 413) return null
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN)
  return Number.isNaN(seconds) ? null : seconds
}
