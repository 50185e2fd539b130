import { type CallbackActorLogic, fromCallback } from 'xstate'
import type { Application } from '../../../hosted/applications.ts'
import { inParallel } from '../../../lib/inParallel.ts'
import { messageOf } from '../../../lib/messageOf.ts'
import type { StepFinished, StepRequest } from './decision.types.ts'
import type { ItemStatus, StepResult } from './decisionItems.ts'

const MAX_PARALLEL_CALLS = 4

interface StepInput {
  applications: readonly Application[]
  /** Starts all calls at once. */
  isImmediate?: boolean
}

/**
 * An actor that makes one call per application, at most MAX_PARALLEL_CALLS at a time, and reports each result. An error
 * becomes the status `failed(reason)`. On 'page.left' all remaining calls start at once. On 'stop.requested' no further
 * call starts, and the remaining applications get the status `stopped`; the signal `stopped` tells the running
 * calls, which may be waiting. Stopping the actor aborts the running calls; nothing is reported or started afterward.
 */
export function fromEachApplication<Input extends StepInput>(
  call: (
    application: Application,
    input: Input,
    options: { signal: AbortSignal; stopped: AbortSignal; isImmediate: boolean },
  ) => Promise<StepResult>,
  {
    failed,
    stopped: stoppedKind,
  }: { failed: (reason: string) => ItemStatus; stopped: 'stopped' | 'emailStopped' },
): CallbackActorLogic<StepRequest, Input> {
  return fromCallback<StepRequest, Input>(({ input, sendBack, receive }) => {
    const controller = new AbortController()
    const { signal } = controller
    const stop = new AbortController()
    let isImmediate = input.isImmediate ?? false

    const run = inParallel(
      input.applications,
      isImmediate ? Number.POSITIVE_INFINITY : MAX_PARALLEL_CALLS,
      async (application) => {
        if (signal.aborted) return
        const result = stop.signal.aborted
          ? { status: { kind: stoppedKind }, application: null }
          : await call(application, input, { signal, stopped: stop.signal, isImmediate }).catch(
              (error: unknown): StepResult => ({ status: failed(messageOf(error)), application: null }),
            )
        if (signal.aborted) return
        sendBack({ type: 'item.finished', id: application.id, ...result } satisfies StepFinished)
      },
    )
    receive(({ type }) => {
      if (type === 'page.left') isImmediate = true
      else stop.abort()
      run.removeLimit()
    })
    return () => controller.abort()
  })
}
