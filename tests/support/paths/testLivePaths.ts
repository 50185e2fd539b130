import { expect, onTestFinished, test, vi } from 'vitest'
import type {
  AnyActorLogic,
  AnyActorRef,
  AnyStateMachine,
  EventFromLogic,
  InputFrom,
  SnapshotFrom,
} from 'xstate'
import { createActor, createMachine, SimulatedClock, waitFor } from 'xstate'
import { reasonOf } from '../../../src/lib/xstate/ReasonError.ts'
import { coverPaths } from './coverPaths.ts'
import type { Path } from './findPaths.ts'
import { gatedCall, gatedReports } from './gatedActors.ts'
import type { PathModel } from './model.ts'

/**
 * Prepares the mock backend so that the actor that waits has an outcome. The snapshot is the machine's. A function that
 * is returned is called when the actor has started.
 */
type Prepare<M extends AnyStateMachine, Network> = (network: Network, snapshot: SnapshotFrom<M>) => unknown

/** How a machine's live actors run on the mock backend. */
export interface LiveModel<M extends AnyStateMachine, Network> {
  /** The live actors that return or reject. */
  actors: Record<string, AnyActorLogic>
  /** The live actors that report events. */
  reporters?: Record<string, AnyActorLogic>
  /** The outcome of a reporter that an event is, as `actor: outcome`; undefined for events from elsewhere. */
  outcomeOf?: (event: EventFromLogic<M>) => string | undefined
  /** The part of a reporter's event that must be the same in the path model. */
  comparedPart?: (event: EventFromLogic<M>) => unknown
  /** The part of a call's output that must be the same in the path model. */
  comparedOutput?: (output: unknown) => unknown
  /** Creates the mock backend of one path. */
  open: () => Promise<Network>
  /** The inputs, by the names of the path model's starts. Starts without one are left out. */
  starts: Record<string, InputFrom<M>>
  /** By `actor: outcome`. If an outcome has several causes, each has a name. */
  outcomes: Record<string, Prepare<M, Network> | Record<string, Prepare<M, Network>>>
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

/** The name of the actor in `actor: outcome`. */
const actorOf = (outcome: string) => outcome.split(':')[0] ?? ''

/** The causes of an outcome with their names. The name of a single cause is empty. */
const causesOf = <M extends AnyStateMachine, Network>(
  outcome: LiveModel<M, Network>['outcomes'][string] | undefined,
) => (typeof outcome === 'function' ? [['', outcome] as const] : Object.entries(outcome ?? {}))

/**
 * Declares the live path tests of a machine: the generated shortest paths with all prepared outcomes of its calls are
 * also taken with its live actors, on the mock backend, and lead to the same states. The shortest path to an outcome is
 * taken once for each of its causes, others with the first cause.
 */
export function testLivePaths<M extends AnyStateMachine, Network>(
  machine: M,
  model: PathModel<M>,
  live: LiveModel<M, Network>,
): void {
  /** For each step the outcome of a live actor that it is; undefined for other steps. */
  const outcomesOf = ({ steps }: Path) =>
    steps.map(({ event, label }) => {
      if (!event.type.startsWith('xstate.')) return live.outcomeOf?.(event as EventFromLogic<M>)
      return actorOf(label) in live.actors ? label : undefined
    })
  const { paths } = coverPaths(machine, [model], (path) => {
    const outcomes = outcomesOf(path)
    return (
      path.start in live.starts &&
      outcomes.at(-1) !== undefined &&
      outcomes.every((outcome) => outcome === undefined || outcome in live.outcomes)
    )
  })

  test(`the live paths of the machine ${machine.id} contain every prepared outcome`, () => {
    const reached = new Set(paths.flatMap(outcomesOf))
    expect(Object.keys(live.outcomes).filter((label) => !reached.has(label))).toEqual([])
  })

  const taken = new Set<string>()
  const runs = paths.flatMap((path) => {
    const outcomes = outcomesOf(path)
    const outcome = outcomes.at(-1) ?? ''
    const labels = [path.start, ...path.steps.map(({ label }, index) => outcomes[index] ?? label)]
    const causes = causesOf(live.outcomes[outcome])
    const chosen = taken.has(outcome) ? causes.slice(0, 1) : causes
    taken.add(outcome)
    return chosen.map(([cause, prepareLast]) => {
      const title = labels.join(' > ') + (cause === '' ? '' : ` (${cause})`)
      return [title, path, prepareLast] as const
    })
  })

  test.each(runs)(
    'the live actors lead to the same states on the mock backend: %s',
    async (_, path, prepareLast) => {
      // The delay before a read is repeated is a random part of a time.
      const random = vi.spyOn(Math, 'random').mockReturnValue(0)
      onTestFinished(() => random.mockRestore())
      const network = await live.open()
      const gates = Object.fromEntries([
        ...Object.entries(live.actors).map(([name, logic]) => [name, gatedCall(logic)] as const),
        ...Object.entries(live.reporters ?? {}).map(([name, logic]) => [name, gatedReports(logic)] as const),
      ])
      const calls = Object.fromEntries(Object.entries(gates).map(([name, { logic }]) => [name, logic]))
      const clock = new SimulatedClock()
      const tested = machine.provide({ actors: calls } as never) as AnyStateMachine
      // The parent receives what the machine reports.
      const parent = createActor(
        createMachine({ invoke: { id: 'tested', src: tested, input: live.starts[path.start] } }),
        { clock },
      ).start()
      const actor = parent.getSnapshot().children.tested as AnyActorRef
      const outcomes = outcomesOf(path)
      for (const [index, { event, actorId = '', isTimer }] of path.steps.entries()) {
        const outcome = outcomes[index]
        const snapshot = actor.getSnapshot() as SnapshotFrom<M>
        if (isTimer) clock.increment(60_000)
        else if (outcome === undefined)
          actor.send((await live.liveEvent?.(event as EventFromLogic<M>, network, snapshot)) ?? event)
        else {
          const isLast = index === path.steps.length - 1
          const prepare = isLast ? prepareLast : causesOf(live.outcomes[outcome])[0]?.[1]
          const child = actor.getSnapshot().children[actorId] as AnyActorRef
          const onStart = await prepare?.(network, snapshot)
          // The call starts in a microtask.
          await Promise.resolve()
          const released = gates[actorOf(outcome)]?.release(event.type)
          if (typeof onStart === 'function') onStart()
          const reported = (await released) as EventFromLogic<M> | undefined
          if (reported !== undefined)
            expect(live.comparedPart?.(reported)).toEqual(live.comparedPart?.(event as EventFromLogic<M>))
          if (event.type.startsWith('xstate.')) {
            await waitFor(child, ({ status }) => status !== 'active').catch(() => {})
            const { status, error, output } = child.getSnapshot()
            expect(endingOf(error, status !== 'done'), outcome).toEqual(
              endingOf('error' in event ? event.error : null, 'error' in event),
            )
            if ('output' in event)
              expect(live.comparedOutput?.(output)).toEqual(live.comparedOutput?.(event.output))
          }
        }
        expect(actor.getSnapshot().value).toEqual(path.results[index + 1]?.value)
      }
      parent.stop()
    },
  )
}
