import { vi } from 'vitest'

/** Long enough for a machine that also does other work: a read that fails is sent three times. */
const TIMEOUT_MS = 20_000

/** Repeats the assertion until it passes, and returns its result. Throws its last error after 20 seconds. */
export function eventually<Result>(assertion: () => Result | Promise<Result>): Promise<Result> {
  return vi.waitFor(assertion, { timeout: TIMEOUT_MS, interval: 10 })
}
