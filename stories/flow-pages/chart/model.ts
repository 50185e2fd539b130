import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition, UnknownAction } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import { actionName, eventName, guardName, isTimer, stateName } from './names.ts'

export interface ChartState {
  /** The dotted path, for example `connected.thread.asking`. */
  id: string
  name: string
  kind: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  /** The id of the parent; null at the top. */
  parent: string | null
  /** Whether the parent starts in this state. */
  isInitial: boolean
  actors: readonly string[]
  entry: readonly string[]
  exit: readonly string[]
}

export interface ChartTransition {
  /** The state that has it; null: the machine itself, in any state. */
  source: string | null
  /** The next state; null: it stays in its state, and only the actions run. */
  target: string | null
  event: string
  guard: string | null
  actions: readonly string[]
}

/** A state machine as data for drawing. */
export interface Chart {
  id: string
  /** Whether the states without a parent are active at the same time. */
  isParallel: boolean
  states: readonly ChartState[]
  transitions: readonly ChartTransition[]
  /** Actors that run as long as the machine. */
  actors: readonly string[]
}

export function chartOf(machine: AnyStateMachine): Chart {
  const nodes = getStateNodes(machine.root)
  return {
    id: machine.id,
    isParallel: machine.root.type === 'parallel',
    states: nodes.map((node) => toState(node, machine.root)),
    transitions: [machine.root, ...nodes].flatMap(toTransitions),
    actors: actorsOf(machine.root),
  }
}

/** The states without states inside. */
export function leavesOf({ states }: Chart): ChartState[] {
  return states.filter(({ kind }) => kind === 'atomic' || kind === 'final')
}

const idOf = ({ path }: AnyStateNode) => path.join('.')

function toState(node: AnyStateNode, root: AnyStateNode): ChartState {
  const { parent } = node
  return {
    id: idOf(node),
    name: stateName(node.key),
    kind: node.type,
    parent: parent === undefined || parent === root ? null : idOf(parent),
    isInitial: parent?.type === 'compound' && parent.initial.target.includes(node),
    actors: actorsOf(node),
    entry: namesOf(node.entry),
    exit: namesOf(node.exit),
  }
}

const namesOf = (actions: readonly UnknownAction[]) =>
  actions.filter((action) => !isTimer(action)).map(actionName)

/** The names of the actors that a state runs, without those that are given as a value. */
function actorsOf({ invoke }: AnyStateNode): string[] {
  return invoke.map(({ src }) => (typeof src === 'string' ? src : 'actor'))
}

function toTransitions(node: AnyStateNode): ChartTransition[] {
  const sourceOf = (invokeId: string) => {
    const src = node.invoke.find(({ id }) => id === invokeId)?.src
    return typeof src === 'string' ? src : invokeId
  }
  const source = node.parent === undefined ? null : idOf(node)
  return transitionsOf(node).flatMap((definition) => {
    const transition = {
      source,
      event: eventName(definition.eventType, sourceOf),
      guard: guardName(definition.guard),
      actions: namesOf(definition.actions),
    }
    const targets = definition.target?.map(idOf) ?? [null]
    return targets.map((target) => ({ ...transition, target }))
  })
}

function transitionsOf({ transitions, always = [] }: AnyStateNode): AnyTransitionDefinition[] {
  return [...always, ...[...transitions.values()].flat()]
}
