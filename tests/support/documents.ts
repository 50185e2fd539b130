import {
  type ActorRefFrom,
  type AnyActorLogic,
  createActor,
  createMachine,
  type EventObject,
  fromPromise,
  type InputFrom,
} from 'xstate'

/** An actor whose calls wait until the test answers them, oldest first. */
export function manualActor<Output, Input>() {
  const calls: {
    input: Input
    signal: AbortSignal
    resolve: (output: Output) => void
    reject: (reason: string | Error) => void
  }[] = []
  const logic = fromPromise<Output, Input>(
    ({ input, signal }) =>
      new Promise((resolve, reject) => {
        calls.push({
          input,
          signal,
          resolve,
          reject: (reason) => reject(reason instanceof Error ? reason : new Error(reason)),
        })
      }),
  )
  return { logic, calls }
}

/** Starts a machine, or other logic, as another's child, and collects what it reports to it. */
export function startAsChild<Logic extends AnyActorLogic>(logic: Logic, input: InputFrom<Logic>) {
  const reports: EventObject[] = []
  const parent = createActor(
    createMachine({
      invoke: { id: 'child', src: logic, input },
      on: { '*': { actions: ({ event }) => reports.push(event) } },
    }),
  ).start()
  const child = parent.getSnapshot().children.child as ActorRefFrom<Logic>
  return { child, reports, stop: () => parent.stop() }
}

/** Waits until the callbacks of settled promises have run. */
export const flushPromises = () => new Promise<void>((resolve) => setImmediate(resolve))
