import type { UnknownAction } from 'xstate'

/** The longest condition or action without a name that is shown as its source text. */
const MAX_SOURCE_LENGTH = 72

type NamedFunction = ((...args: never[]) => unknown) & { type?: string; guards?: readonly unknown[] }

interface NamedObject {
  type: string
  params?: unknown
}

/** The key of a state in words: 'Choosing password' for `choosingPassword`. */
export function stateName(key: string): string {
  const words = key.replace(/(?<=[a-z])(?=[A-Z0-9])/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Why a transition is taken, as read by a person: `done loadThread` for `xstate.done.actor.0.chat.thread`. */
export function eventName(eventType: string, sourceOf: (invokeId: string) => string): string {
  const [, kind, id = ''] =
    /^xstate\.(done\.actor|error\.actor|done\.state|snapshot|after)\.(.+)$/.exec(eventType) ?? []
  switch (kind) {
    case 'done.actor':
      return `done: ${sourceOf(id)}`
    case 'error.actor':
      return `error: ${sourceOf(id)}`
    case 'snapshot':
      return `update: ${sourceOf(id)}`
    case 'done.state':
      return 'done'
    case 'after':
      return `after ${delayName(id.split('.')[0] ?? '')}`
    default:
      return eventType === '' ? 'immediately' : eventType
  }
}

/** A delay: milliseconds as seconds, a named delay by its name. */
function delayName(delay: string): string {
  return /^\d+$/.test(delay) ? `${Number(delay) / 1000} s` : delay
}

/** The condition of a transition, or null. */
export function guardName(guard: unknown): string | null {
  if (guard === undefined || guard === null) return null
  if (typeof guard === 'string') return guard
  if (typeof guard === 'function') return functionName(guard as NamedFunction, 'condition')
  return typeof guard === 'object' && 'type' in guard ? withParams(guard as NamedObject) : 'condition'
}

/** An action's name. Built-in actions are shown by what they do: `set failure`, `emit session.ended`. */
export function actionName(action: UnknownAction): string {
  if (typeof action === 'string') return action
  if (typeof action === 'object') return withParams(action)
  const { type } = action as NamedFunction
  if (type?.startsWith('xstate.')) return builtInName(action, type.slice('xstate.'.length))
  return functionName(action as NamedFunction, 'action')
}

/** Whether an action starts or stops the timer of a delay, which is shown as a transition. */
export function isTimer(action: UnknownAction): boolean {
  const { event, sendId } = action as { event?: { type?: unknown }; sendId?: unknown }
  return [event?.type, sendId].some((id) => typeof id === 'string' && id.startsWith('xstate.after.'))
}

/** A name with its parameters: `saveEndReason(expired)`. Parameters that are computed are left out. */
function withParams({ type, params }: NamedObject): string {
  const values = typeof params === 'object' && params !== null ? Object.values(params) : [params]
  const shown = values.filter((value) => /^(string|number|boolean)$/.test(typeof value))
  return shown.length === 0 ? type : `${type}(${shown.join(', ')})`
}

function builtInName(action: object, type: string): string {
  const { assignment, event } = action as { assignment?: unknown; event?: unknown }
  switch (type) {
    case 'assign':
      return typeof assignment === 'object' && assignment !== null
        ? `set ${Object.keys(assignment).join(', ')}`
        : 'update the context'
    case 'enqueueActions':
      return 'several actions'
    default:
      return `${type} ${eventTypeOf(event) ?? 'an event'}`
  }
}

/** The type of an event, or of the event that a function creates. */
function eventTypeOf(event: unknown): string | undefined {
  if (typeof event === 'function') return /\btype:\s*["'`]([\w.]+)/.exec(String(event))?.[1]
  return typeof event === 'object' && event !== null && 'type' in event ? String(event.type) : undefined
}

function functionName(callable: NamedFunction, otherwise: string): string {
  const { guards, name } = callable
  if (guards !== undefined) {
    const names = guards.map((guard) => guardName(guard) ?? otherwise)
    return guards.length === 1 ? `not ${names[0]}` : names.join(` ${name === 'or' ? 'or' : 'and'} `)
  }
  return expressionOf(callable) ?? otherwise
}

/** The expression that an arrow function returns, if it is short. The build removes spaces and shortens constants. */
function expressionOf(callable: NamedFunction): string | null {
  const [, expression = ''] = /^\([^)]*\)\s*=>\s*([^{][\s\S]*)$/.exec(String(callable)) ?? []
  const text = expression
    .replaceAll('`', "'")
    .replaceAll('!0', 'true')
    .replaceAll('!1', 'false')
    .replace(/\s*(===|!==|&&|\|\||>=|<=|\?\?|,)\s*/g, (_, sign) => (sign === ',' ? ', ' : ` ${sign} `))
    .replace(/\s+/g, ' ')
    .trim()
  return text === '' || text.length > MAX_SOURCE_LENGTH ? null : text
}
