import type { CallbackActorLogic } from 'xstate'
import { fromCallback } from 'xstate'
import type { Application } from '../../../hosted/applications.ts'
import { messageOf } from '../../../lib/messageOf.ts'
import type { PageLeft, StepFinished } from './decision.base.ts'
import type { StepResult } from './decisionItems.ts'
import type { ItemStatus } from './decisionRules.ts'

/** How many calls are under way at a time: many enough to be quick, few enough for the provider. */
const AT_A_TIME = 4

interface Rows {
  submissions: readonly Application[]
  /** All of them, without waiting for anything. */
  atOnce?: boolean
}

/**
 * An actor that makes a call for each application, a few at a time, and reports each outcome; whatever a call throws
 * is told by `failed`. When the page is left the rest starts at once. Stopped, it aborts what is under way and is not
 * heard of again.
 */
export function fromEachApplication<Input extends Rows>(
  call: (
    submission: Application,
    input: Input,
    how: { signal: AbortSignal; atOnce: boolean },
  ) => Promise<StepResult>,
  failed: (reason: string) => ItemStatus,
): CallbackActorLogic<PageLeft, Input> {
  return fromCallback<PageLeft, Input>(({ input, sendBack, receive }) => {
    const stopped = new AbortController()
    const { signal } = stopped
    let next = 0
    let underWay = 0
    let atOnce = input.atOnce ?? false

    function start(submission: Application): void {
      underWay += 1
      call(submission, input, { signal, atOnce })
        .catch((error: unknown): StepResult => ({ standing: failed(messageOf(error)), submission: null }))
        .then((outcome) => {
          if (signal.aborted) return
          underWay -= 1
          sendBack({ type: 'row.settled', id: submission.id, ...outcome } satisfies StepFinished)
          startNext()
        })
    }

    function startNext(): void {
      for (
        let submission = input.submissions[next];
        submission !== undefined && (atOnce || underWay < AT_A_TIME);
        submission = input.submissions[next]
      ) {
        next += 1
        start(submission)
      }
    }

    receive(() => {
      atOnce = true
      startNext()
    })
    startNext()
    return () => stopped.abort()
  })
}
