import type { EventObject } from 'xstate'

/** An error of an actor. The machine handles it by its `reason`. */
export class ReasonError<Reason extends string> extends Error {
  override readonly name = 'ReasonError'
  readonly reason: Reason

  constructor(message: string, reason: Reason, cause?: unknown) {
    super(message, { cause })
    this.reason = reason
  }
}

/** The reason of a ReasonError. `otherwise` for any other error. */
export function reasonOf<Reason extends string>(error: unknown, otherwise: Reason): Reason {
  return error instanceof ReasonError ? error.reason : otherwise
}

/** A guard: the actor failed with a ReasonError of this reason. */
export const failedWith =
  <Reason extends string>(reason: Reason) =>
  ({ event }: { event: EventObject }) =>
    'error' in event && reasonOf<string>(event.error, '') === reason
