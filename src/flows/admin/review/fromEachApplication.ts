import type { CallbackActorLogic } from 'xstate'
import { fromCallback } from 'xstate'
import type { Application } from '../../../hosted/applications.ts'
import { inParallel } from '../../../lib/inParallel.ts'
import { messageOf } from '../../../lib/messageOf.ts'
import type { PageLeft, StepFinished } from './decision.types.ts'
import type { ItemStatus, StepResult } from './decisionItems.ts'

const MAX_PARALLEL_CALLS = 4

interface StepInput {
  applications: readonly Application[]
  /** Starts all calls at once. */
  isImmediate?: boolean
}

/**
 * An actor that makes one call per application, at most MAX_PARALLEL_CALLS at a time, and reports each result. An error
 * becomes the status `failed(reason)`. On 'page.left' all remaining calls start at once. Stopping the actor aborts the
 * running calls; nothing is reported or started afterward.
 */
export function fromEachApplication<Input extends StepInput>(
  call: (
    application: Application,
    input: Input,
    options: { signal: AbortSignal; isImmediate: boolean },
  ) => Promise<StepResult>,
  failed: (reason: string) => ItemStatus,
): CallbackActorLogic<PageLeft, Input> {
  return fromCallback<PageLeft, Input>(({ input, sendBack, receive }) => {
    const controller = new AbortController()
    const { signal } = controller
    let isImmediate = input.isImmediate ?? false

    const run = inParallel(
      input.applications,
      isImmediate ? Number.POSITIVE_INFINITY : MAX_PARALLEL_CALLS,
      async (application) => {
        if (signal.aborted) return
        const result = await call(application, input, { signal, isImmediate }).catch(
          (error: unknown): StepResult => ({ status: failed(messageOf(error)), application: null }),
        )
        if (signal.aborted) return
        sendBack({ type: 'item.finished', id: application.id, ...result } satisfies StepFinished)
      },
    )
    receive(() => {
      isImmediate = true
      run.removeLimit()
    })
    return () => controller.abort()
  })
}
