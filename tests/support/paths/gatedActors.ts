import type { AnyActorLogic, EventObject } from 'xstate'
import { createActor, createMachine, fromCallback, fromPromise, toPromise } from 'xstate'

/** A live actor that starts when the test has prepared its outcome. */
export interface GatedActor {
  logic: AnyActorLogic
  /** Starts the actor that waits, the last one if there are several. A reporter's resolves to its next such event. */
  release: (eventType: string) => Promise<EventObject | undefined>
}

/** A call. `release` does not wait for its end. */
export function gatedCall(live: AnyActorLogic): GatedActor {
  const gates: (() => void)[] = []
  const logic = fromPromise(async ({ input, signal }) => {
    await new Promise<void>((resolve) => gates.push(resolve))
    const actor = createActor(live, { input })
    signal.addEventListener('abort', () => actor.stop())
    // The error of a call is an outcome.
    actor.subscribe({ error: () => {} })
    return toPromise(actor.start())
  })
  return {
    logic,
    async release() {
      gates.pop()?.()
      return undefined
    },
  }
}

/** An actor that reports events to its machine. While it waits, it keeps the events that it gets. */
export function gatedReports(live: AnyActorLogic): GatedActor {
  const gates: (() => void)[] = []
  let awaited = { eventType: '', resolve: (_: EventObject) => {} }
  const logic = fromCallback<EventObject, unknown>(({ input, sendBack, receive }) => {
    const kept: EventObject[] = []
    let forward: (event: EventObject) => void = (event) => kept.push(event)
    let stop = () => {}
    receive((event) => forward(event))
    const report = (event: EventObject) => {
      sendBack(event)
      if (event.type === awaited.eventType) awaited.resolve(event)
    }
    gates.push(() => {
      const parent = createActor(
        createMachine({
          invoke: { id: 'live', src: live, input },
          // Actions must not send events to other machines synchronously.
          on: { '*': { actions: ({ event }) => queueMicrotask(() => report(event)) } },
        }),
      ).start()
      stop = () => parent.stop()
      forward = (event) => parent.getSnapshot().children.live?.send(event)
      kept.forEach(forward)
    })
    return () => stop()
  })
  return {
    logic,
    release: (eventType) =>
      new Promise((resolve) => {
        awaited = { eventType, resolve }
        gates.pop()?.()
      }),
  }
}
