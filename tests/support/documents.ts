import {
  type ActorRefFrom,
  type AnyActorLogic,
  createActor,
  createMachine,
  type EventObject,
  fromPromise,
  type InputFrom,
} from 'xstate'
import type { Document } from '../../src/api/types.ts'

/** A processed document that is not indexed yet, unless told otherwise. */
export function documentOf(fields: Partial<Document> = {}): Document {
  return {
    id: 'd1',
    filename: 'notes.md',
    title: 'Notes',
    file_size: 42_000,
    content_type: 'text/markdown',
    status: 'completed',
    is_indexed: false,
    created_at: '2026-11-21T09:00:00Z',
    processed_at: '2026-11-21T09:01:00Z',
    ...fields,
  }
}

/** An actor whose calls wait until the test answers them, oldest first. */
export function answerable<Output, Input>() {
  const calls: {
    input: Input
    signal: AbortSignal
    answer: (output: Output) => void
    refuse: (reason: string | Error) => void
  }[] = []
  const logic = fromPromise<Output, Input>(
    ({ input, signal }) =>
      new Promise((resolve, reject) => {
        calls.push({
          input,
          signal,
          answer: resolve,
          refuse: (reason) => reject(reason instanceof Error ? reason : new Error(reason)),
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

/** Lets every promise that has been settled go on. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve))
