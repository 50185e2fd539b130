import type { AnyEventObject, NonReducibleUnknown } from 'xstate'
import { fromCallback } from 'xstate'

/** An actor that does a longer piece of work and tells how it goes. What is left behind is given up and silent. */
export function fromWork<Report extends AnyEventObject, Input extends NonReducibleUnknown>(
  work: (input: Input, signal: AbortSignal, report: (event: Report) => void) => Promise<void>,
) {
  return fromCallback<AnyEventObject, Input>(({ input, sendBack }) => {
    const abort = new AbortController()
    const report = (event: Report) => {
      if (!abort.signal.aborted) sendBack(event)
    }
    work(input, abort.signal, report).catch((error: unknown) => {
      if (!abort.signal.aborted) console.error('Work that deals with its own failures has failed.', error)
    })
    return () => abort.abort()
  })
}
