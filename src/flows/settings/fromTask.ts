import { type AnyEventObject, fromCallback, type NonReducibleUnknown } from 'xstate'
import { log } from '../../lib/log/log.ts'

/**
 * A callback actor that runs an async task. The task sends events with `report` and must handle its own errors. When
 * the actor stops, the signal aborts and later events are dropped.
 */
export function fromTask<Event extends AnyEventObject, Input extends NonReducibleUnknown>(
  task: (input: Input, signal: AbortSignal, report: (event: Event) => void) => Promise<void>,
) {
  return fromCallback<AnyEventObject, Input>(({ input, sendBack }) => {
    const controller = new AbortController()
    const { signal } = controller
    const report = (event: Event) => {
      if (!signal.aborted) sendBack(event)
    }
    task(input, signal, report).catch((error: unknown) => {
      if (!signal.aborted) log.error('A task did not handle its own error.', { error })
    })
    return () => controller.abort()
  })
}
