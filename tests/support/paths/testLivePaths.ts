import { expect, test } from 'vitest'
import type {
  AnyActorLogic,
  AnyActorRef,
  AnyStateMachine,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
} from 'xstate'
import { createActor, fromPromise, SimulatedClock, toPromise, waitFor } from 'xstate'
import { reasonOf } from '../../../src/lib/xstate/ReasonError.ts'
import { coverPaths } from './coverPaths.ts'
import type { Path } from './findPaths.ts'
import type { PathModel } from './model.ts'

/** How a machine's live actors run on the mock backend. */
export interface LiveModel<M extends AnyStateMachine, Network> {
  actors: Record<string, AnyActorLogic>
  /** Creates the mock backend of one path. */
  open: () => Promise<Network>
  /** The inputs, by the names of the path model's starts. Starts without one are left out. */
  starts: Record<string, InputFrom<M>>
  /**
   * Prepares the mock backend so that a call of the actor has this outcome, by `actor: outcome`. The snapshot is the
   * machine's while the call waits.
   */
  outcomes: Record<string, (network: Network, snapshot: SnapshotFrom<M>) => unknown>
  /** Replaces an event by one that the mock backend accepts: with the current code of an authenticator app. */
  liveEvent?: (
    event: EventFromLogic<M>,
    network: Network,
    snapshot: SnapshotFrom<M>,
  ) => EventFromLogic<M> | Promise<EventFromLogic<M>>
}

/** How a call ended: without an error, or with one of this reason. */
interface Ending {
  failed: boolean
  reason: string
}

const endingOf = (error: unknown, failed: boolean): Ending => ({ failed, reason: reasonOf(error, '') })

/** A call that waits until the test has prepared its outcome. */
function gated(logic: AnyActorLogic) {
  const gates: (() => void)[] = []
  const call = fromPromise(async ({ input, signal }) => {
    await new Promise<void>((resolve) => gates.push(resolve))
    const actor = createActor(logic, { input })
    signal.addEventListener('abort', () => actor.stop())
    // The error of a call is an outcome.
    actor.subscribe({ error: () => {} })
    return toPromise(actor.start())
  })
  return { call, release: () => gates.pop()?.() }
}

/**
 * Declares the live path tests of a machine: the generated shortest paths with all prepared outcomes of its calls are
 * also taken with its live actors, on the mock backend, and lead to the same states.
 */
export function testLivePaths<M extends AnyStateMachine, Network>(
  machine: M,
  model: PathModel<M>,
  live: LiveModel<M, Network>,
): void {
  const actorNames = new Set(Object.keys(live.actors))
  const callsOf = ({ steps }: Path) =>
    steps.filter(
      ({ label, event }) => event.type.startsWith('xstate.') && actorNames.has(label.split(':')[0] ?? ''),
    )
  const { paths } = coverPaths(machine, [model], (path) => {
    const calls = callsOf(path)
    return (
      path.start in live.starts &&
      calls.length > 0 &&
      calls.at(-1) === path.steps.at(-1) &&
      calls.every(({ label }) => label in live.outcomes)
    )
  })

  test(`the live paths of the machine ${machine.id} contain every prepared outcome`, () => {
    const reached = new Set(paths.flatMap((path) => callsOf(path).map(({ label }) => label)))
    expect(Object.keys(live.outcomes).filter((label) => !reached.has(label))).toEqual([])
  })

  test.each(
    paths.map((path) => [[path.start, ...path.steps.map(({ label }) => label)].join(' > '), path] as const),
  )('the live actors lead to the same states on the mock backend: %s', async (_, path) => {
    const network = await live.open()
    const gates = Object.fromEntries(Object.entries(live.actors).map(([name, logic]) => [name, gated(logic)]))
    const calls = Object.fromEntries(Object.entries(gates).map(([name, { call }]) => [name, call]))
    const clock = new SimulatedClock()
    const actor = createActor(machine.provide({ actors: calls } as never) as AnyStateMachine, {
      input: live.starts[path.start],
      clock,
    }).start()
    for (const [index, { label, event, actorId = '', isTimer }] of path.steps.entries()) {
      const [name = ''] = label.split(':')
      if (isTimer) clock.increment(60_000)
      else if (!event.type.startsWith('xstate.')) {
        const snapshot = actor.getSnapshot() as SnapshotFrom<M>
        actor.send((await live.liveEvent?.(event as EventFromLogic<M>, network, snapshot)) ?? event)
      } else {
        const child = actor.getSnapshot().children[actorId] as AnyActorRef
        await live.outcomes[label]?.(network, actor.getSnapshot() as SnapshotFrom<M>)
        // The call starts in a microtask.
        await Promise.resolve()
        gates[name]?.release()
        await waitFor(child, ({ status }) => status !== 'active').catch(() => {})
        const { status, error } = child.getSnapshot()
        expect(endingOf(error, status !== 'done'), label).toEqual(
          endingOf('error' in event ? event.error : null, 'error' in event),
        )
      }
      expect(actor.getSnapshot().value).toEqual(path.results[index + 1]?.value)
    }
    actor.stop()
  })
}
