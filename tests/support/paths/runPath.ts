import type { ActorLogic, AnyStateMachine, AnyTransitionDefinition, EventObject, Snapshot } from 'xstate'
import { createActor, fromTransition, SimulatedClock, StateMachine } from 'xstate'
import { readable, type Step, transitionsOf } from './definition.ts'

export interface StepResult {
  value: unknown
  context: Record<string, unknown>
  transitions: string[]
  /** Emitted events, calls and timers in order, as text. */
  effects: string[]
}

type ControlledSnapshot = Snapshot<unknown> & { input: unknown }
/** `outcome`: what a call of the test ends with. Events of the machine have none. */
type ControlledEvent = EventObject & { outcome?: Partial<ControlledSnapshot> }

const TESTED = 'tested'

const text = (value: unknown) => (value === undefined ? '' : ` ${JSON.stringify(value, readable)}`)
const payloadOf = ({ type, ...payload }: EventObject) =>
  Object.keys(payload).length === 0 ? type : `${type}${text(payload)}`

const isTested = (actor: object) => 'id' in actor && actor.id === TESTED

const isOutcome = ({ type }: EventObject) => type.startsWith('xstate.')

class ReportingClock extends SimulatedClock {
  readonly due = new Map<number, number>()
  readonly #report: (effect: string) => void

  constructor(report: (effect: string) => void) {
    super()
    this.#report = report
  }

  override setTimeout(run: () => void, delay: number) {
    this.#report(`waits ${delay} ms`)
    const id = super.setTimeout(() => {
      this.due.delete(id)
      run()
    }, delay)
    this.due.set(id, this.now() + delay)
    return id
  }

  override clearTimeout(id: number) {
    if (this.due.delete(id)) this.#report('stops waiting')
    super.clearTimeout(id)
  }

  passToNextTimer() {
    this.set(Math.min(...this.due.values()))
  }
}

/** Returns a function that runs the machine along a path. Each actor waits for the step with its outcome. */
export function createRunner(machine: AnyStateMachine) {
  const actors: Record<string, unknown> = machine.implementations.actors
  let report: (effect: string) => void = () => {}

  const controlledActor = (src: string): ActorLogic<ControlledSnapshot, ControlledEvent, unknown> => ({
    // The parent may read the state of a child machine, which stays in its initial state.
    getInitialSnapshot: (scope, input) => ({
      ...(actors[src] instanceof StateMachine
        ? actors[src].getInitialSnapshot(scope as never, input as never)
        : {}),
      status: 'active',
      output: undefined,
      error: undefined,
      input,
    }),
    getPersistedSnapshot: (snapshot) => snapshot,
    start: ({ input }) => report(`starts ${src}${text(input)}`),
    transition(snapshot, event) {
      if (event.outcome) return { ...snapshot, ...event.outcome } as ControlledSnapshot
      if (event.type !== 'xstate.stop') report(`tells ${src} ${payloadOf(event)}`)
      else if (snapshot.status === 'active') report(`stops ${src}`)
      return snapshot
    },
  })
  const provided = machine.provide({
    actors: Object.fromEntries(Object.keys(actors).map((src) => [src, controlledActor(src)])),
  } as never)
  const names = transitionsOf(provided)

  /** Null if a step cannot happen: the actor has already returned, or another timer is due first. */
  return function run(input: unknown, steps: readonly Step[]): StepResult[] | null {
    let effects: string[] = []
    let transitions: string[] = []
    report = (effect) => effects.push(effect)
    const clock = new ReportingClock((effect) => report(effect))
    let eventTypes: string[] = []
    const parent = createActor(
      fromTransition((state: null, event: EventObject) => {
        if (!event.type.startsWith('xstate.')) report(`reports ${payloadOf(event)}`)
        return state
      }, null),
      {
        clock,
        inspect(event) {
          if (event.type !== '@xstate.microstep' || !isTested(event.actorRef)) return
          eventTypes.push(event.event.type)
          transitions.push(
            ...event._transitions.map((taken: AnyTransitionDefinition) => names.get(taken) ?? ''),
          )
        },
      },
    ).start()
    const actor = createActor(provided, { id: TESTED, input, parent, clock } as never)
    let failure: unknown = null
    actor.subscribe({ error: (error) => (failure = error) })
    actor.on('*', (event) => report(`emits ${payloadOf(event as EventObject)}`))

    const results: StepResult[] = []
    const finishStep = () => {
      if (failure !== null) throw failure
      const { value, context } = actor.getSnapshot()
      results.push({ value, context, effects, transitions: transitions.filter((name) => name !== '') })
      effects = []
      transitions = []
      eventTypes = []
    }
    actor.start()
    finishStep()
    for (const step of steps) {
      if (!take(step)) return null
      finishStep()
    }
    return results

    function take({ event, actorId, isTimer }: Step): boolean {
      if (isTimer) {
        clock.passToNextTimer()
        return eventTypes.includes(event.type)
      }
      if (!isOutcome(event)) {
        actor.send(event as never)
        return true
      }
      const child = actor.getSnapshot().children[actorId ?? '']
      if (child?.getSnapshot().status !== 'active') return false
      const { type: _, ...result } = event
      const outcome = { status: 'output' in result ? 'done' : 'error', ...result }
      child.send({ type: 'call.settled', outcome })
      return true
    }
  }
}
