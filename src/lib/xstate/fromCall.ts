import { fromPromise } from 'xstate'

/**
 * A promise actor that makes one call and aborts it when stopped. The promise of an aborted call never settles: React's
 * StrictMode stops and restarts the same actor, which would treat the abort error of the first call as its own.
 */
export function fromCall<Output, Input = undefined>(
  call: (args: { input: Input; signal: AbortSignal }) => Promise<Output>,
) {
  return fromPromise<Output, Input>(async ({ input, signal }) => {
    try {
      return await call({ input, signal })
    } catch (error) {
      if (signal.aborted) return new Promise<never>(() => {})
      throw error
    }
  })
}
