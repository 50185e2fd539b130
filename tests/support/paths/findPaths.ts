import type {
  AnyActorScope,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  EventObject,
} from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { readable, type Step, stepsOf, transitionsOf } from './definition.ts'
import { describeChanges } from './describeChanges.ts'
import type { PathModel } from './model.ts'

export interface Path {
  start: string
  steps: Step[]
  /** Identifies the transitions of the last step and the change of the state. */
  outcome: string
}

/** More states than this mean that the model distinguishes too much. */
const MAX_STATES = 6_000

/**
 * The shortest path to each state of a machine, extended by each step that has a transition there. States are the same
 * if they allow the same transitions and the same values of their contexts are empty.
 */
export function findPaths<M extends AnyStateMachine>(machine: M, model: PathModel<M>): Path[] {
  const steps = stepsOf(machine, model)
  const stepOf = new Map(steps.map((step) => [step.event, step]))
  const numbers = new Map(steps.map((step, index) => [step.event, index]))
  const indexes = new Map([...transitionsOf(machine).keys()].map((transition, index) => [transition, index]))

  const transitionsFor = (state: AnyMachineSnapshot, step: Step): AnyTransitionDefinition[] => {
    if (state.status !== 'active') return []
    if (step.actorId !== undefined && state.children[step.actorId] === undefined) return []
    return machine.getTransitionData(state, step.event as never)
  }
  const known = new WeakMap<AnyMachineSnapshot, Map<Step, number[]>>()
  /** The steps that have transitions in a state, with the numbers of the transitions. */
  const enabledIn = (state: AnyMachineSnapshot): Map<Step, number[]> => {
    const found = known.get(state)
    if (found !== undefined) return found
    const enabled = new Map<Step, number[]>()
    for (const step of steps) {
      const transitions = transitionsFor(state, step)
      if (transitions.length > 0)
        enabled.set(
          step,
          transitions.map((taken) => indexes.get(taken) ?? -1),
        )
    }
    known.set(state, enabled)
    return enabled
  }
  const emptiness = (context: Record<string, unknown>) =>
    Object.entries(context).map(([key, value]) => (model.merged?.includes(key) ? null : emptinessOf(value)))
  const texts = new WeakMap<AnyMachineSnapshot, string>()
  const serializeState = (state: AnyMachineSnapshot): string => {
    const text = texts.get(state) ?? textOf(state)
    texts.set(state, text)
    return text
  }
  const textOf = (state: AnyMachineSnapshot): string => {
    const enabled = [...enabledIn(state)].map(([step, transitions]) => [step.label, transitions])
    const facts = [
      state.value,
      state.status,
      enabled,
      emptiness(state.context),
      model.distinguish?.(state.context),
    ]
    return JSON.stringify(facts, readable)
  }

  const nextValues = new Map<string, unknown>()
  const keyOf = (state: AnyMachineSnapshot, event: EventObject) =>
    `${numbers.get(event)} ${serializeState(state)}`
  const logic = withOwnSnapshot(machine, (state, event, next) => {
    nextValues.set(keyOf(state, event), next.value)
  })

  return Object.entries(model.starts)
    .flatMap(([start, input]) => {
      const reached = getShortestPaths(logic, {
        input: input as never,
        events: steps.map(({ event }) => event),
        filterEvents: (state, event) => enabledIn(state).has(stepOf.get(event) as Step),
        serializeState: serializeState as never,
        serializeEvent: ((event: EventObject) => String(numbers.get(event))) as never,
        limit: MAX_STATES,
      })
      return reached.flatMap((path) => {
        // The first step of a path is the start.
        const taken = path.steps.slice(1).map(({ event }) => stepOf.get(event) as Step)
        const extended = [...enabledIn(path.state)].map(([step, transitions]) => ({
          start,
          steps: [...taken, step],
          outcome: [
            ...transitions,
            ...describeChanges(nextValues.get(keyOf(path.state, step.event)), path.state.value),
            ...describeChanges(path.state.value, nextValues.get(keyOf(path.state, step.event))),
          ].join(),
        }))
        return taken.length > 0 ? extended : [{ start, steps: [], outcome: start }, ...extended]
      })
    })
    .sort((a, b) => a.steps.length - b.steps.length)
}

/** Whether a value is empty. For the fields of a form: which of them are empty, and which have errors. */
function emptinessOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0
  if (typeof value === 'object' && value !== null && 'values' in value && 'errors' in value) {
    const { values, errors } = value as { values: object; errors: object }
    return [Object.values(values).map(emptinessOf), Object.keys(errors)]
  }
  return value === null || value === undefined || value === '' || value === false
}

/** Actions may use their machine's snapshot and parent, which a pure transition does not have. */
function withOwnSnapshot(
  machine: AnyStateMachine,
  onTransition: (state: AnyMachineSnapshot, event: EventObject, next: AnyMachineSnapshot) => void,
): AnyStateMachine {
  return Object.assign(Object.create(machine), {
    getInitialSnapshot(scope: AnyActorScope, input: unknown) {
      const self = Object.assign(Object.create(scope.self), { _parent: scope.self })
      return machine.getInitialSnapshot({ ...scope, self }, input as never)
    },
    transition(state: AnyMachineSnapshot, event: EventObject, scope: AnyActorScope) {
      const self = Object.assign(Object.create(scope.self), { _parent: scope.self, getSnapshot: () => state })
      const next = machine.transition(state, event, { ...scope, self })
      onTransition(state, event, next)
      return next
    },
  })
}
