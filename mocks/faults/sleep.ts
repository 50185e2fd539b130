import type { Clock } from '../clock.ts'

/** Resolves after `ms` of the clock, or at once when `signal` aborts. */
export async function sleep(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  const end = new AbortController()
  const aborted = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { signal: end.signal })
  })
  await Promise.race([clock.sleep(ms), aborted])
  end.abort()
}
