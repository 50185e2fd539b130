import type { AnyStateMachine, AnyTransitionDefinition, EventObject } from 'xstate'
import { getStateNodes } from 'xstate/graph'
import type { PathModel } from './model.ts'

export interface Step {
  /** What happens, such as `form.submitted` or `signIn: refused`. */
  label: string
  event: EventObject
  /** The actor that the event comes from. */
  actorId?: string
  isTimer?: boolean
}

/** All transitions of a machine's definition with a name, such as `editing: form.submitted (2)`. */
export function transitionsOf(machine: AnyStateMachine): Map<AnyTransitionDefinition, string> {
  const names = new Map<AnyTransitionDefinition, string>()
  for (const node of [machine.root, ...getStateNodes(machine.root)]) {
    const state = node.path.join('.') || 'any state'
    const lists = [...node.transitions].map(([event, list]) => [event, list] as const)
    for (const [event, list] of [...lists, ['always', node.always ?? []] as const]) {
      list.forEach((transition, index) => {
        const number = list.length > 1 ? ` (${index + 1} of ${list.length})` : ''
        names.set(transition, `${state}: ${event.replace(`.${node.id}`, '')}${number}`)
      })
    }
  }
  return names
}

/** Everything that can happen to a machine: the model's events, the outcomes of its actors, its timers. */
export function stepsOf<M extends AnyStateMachine>(machine: M, model: PathModel<M>): Step[] {
  const nodes = [machine.root, ...getStateNodes(machine.root)]
  const outcomes = nodes.flatMap((node) =>
    node.invoke.flatMap(({ id, src }) =>
      Object.entries(model.outcomes?.[String(src)] ?? {}).map(([name, outcome]): Step => {
        const label = `${src}: ${name}`
        return 'output' in outcome
          ? { label, actorId: id, event: { ...outcome, type: `xstate.done.actor.${id}` } }
          : { label, actorId: id, event: { ...outcome, type: `xstate.error.actor.${id}` } }
      }),
    ),
  )
  const timers = nodes.flatMap((node) =>
    [...node.transitions.keys()]
      .filter((type) => type.startsWith('xstate.after.'))
      .map((type): Step => ({ label: 'time passes', event: { type }, isTimer: true })),
  )
  const events = (model.events ?? []).map((event): Step => {
    const actorId = model.sentBy?.(event)
    return { label: labelOf(event), event, ...(actorId !== undefined && { actorId }) }
  })
  return [...events, ...outcomes, ...timers]
}

function labelOf({ type, ...payload }: EventObject): string {
  const text = JSON.stringify(payload, readable)
  return text === '{}' ? type : `${type} ${text}`
}

/** For JSON.stringify: writes values that have no JSON form. */
export function readable(_key: string, value: unknown): unknown {
  if (value instanceof File) return `file ${value.name}`
  if (value instanceof Error) return `${value.name}: ${value.message}`
  if (value instanceof Set) return [...value]
  if (value instanceof Map) return [...value]
  if (typeof value === 'object' && value !== null && 'sessionId' in value && 'send' in value) return 'actor'
  return value
}
