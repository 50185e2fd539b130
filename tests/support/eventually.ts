import { vi } from 'vitest'

/** A read that fails is sent three times, within two seconds on an idle machine. */
const TIMEOUT_MS = 30_000

/** Repeats the assertion until it passes, and returns its result. Throws its last error after 30 seconds. */
export function eventually<Result>(assertion: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(assertion, { timeout: TIMEOUT_MS, interval: 10 })
}
