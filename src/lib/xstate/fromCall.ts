import { fromPromise } from 'xstate'

/**
 * An actor that makes one call, and aborts it when it is stopped. An aborted call is never heard of again:
 * React's strict effects stop an actor and start the same one anew, which would take the end of its first call
 * for the failure of its second.
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
