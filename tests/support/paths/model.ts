import type { AnyStateMachine, ContextFrom, EventFromLogic, InputFrom } from 'xstate'

/** What an invoked actor returns, or the error it rejects with. */
export type Outcome = { output: unknown } | { error: unknown }

export const gives = (output?: unknown): Outcome => ({ output })

/** The actor rejects with this error, or with an error of this message. */
export const rejects = (error: unknown): Outcome => ({
  error: typeof error === 'string' ? new Error(error) : error,
})

/** What can happen to a machine: one example of each class. */
export interface PathModel<M extends AnyStateMachine> {
  /** Inputs by name: one for each way in which the machine starts. */
  starts: Record<string, InputFrom<M>>
  /** Events from the user, the app and callback actors. */
  events?: readonly EventFromLogic<M>[]
  /** The id of the actor that an event comes from; it happens only while there is such an actor. */
  sentBy?: (event: EventFromLogic<M>) => string | undefined
  /** Outcomes by actor and name. */
  outcomes?: Record<string, Record<string, Outcome>>
  /** Differs for contexts that allow other transitions after more than one event. Other differences are found. */
  distinguish?: (context: ContextFrom<M>) => unknown
  /** Keys of the context whose emptiness does not matter for what happens next. They make the search slow. */
  merged?: readonly (keyof ContextFrom<M> & string)[]
  /**
   * Types of events that may start their call again while it is running: reads that replace the one before, and what no
   * double click sends. Every other call starts once.
   */
  repeatable?: readonly EventFromLogic<M>['type'][]
}
