import { notImplemented } from './errors.ts'
import type { Column, Value } from './tables.ts'
import { compare, readText } from './values.ts'

/** A comparison with null is false. */
export type Filter = (value: Value) => boolean

const ORDERS: Readonly<Record<string, (order: number) => boolean>> = {
  eq: (order) => order === 0,
  neq: (order) => order !== 0,
  gt: (order) => order > 0,
  gte: (order) => order >= 0,
  lt: (order) => order < 0,
  lte: (order) => order <= 0,
}

/**
 * Parses a filter such as `eq.pending`, `in.(pending,approved)`, `not.is.null` or `ilike.%@lab.example`.
 *
 * @param now the time that the word `now` means in a filter of a time
 * @throws RestError PGRST127, or 22P02 or 22007 for an operand that is no value of the type
 */
export function parseFilter(type: Column['type'], filter: string, now: string): Filter {
  const [, operator = '', operand = ''] =
    /^(eq|neq|gte?|lte?|in|(?:not\.)?is|i?like)\.(.*)$/s.exec(filter) ?? []
  const isOrdered = ORDERS[operator]
  if (isOrdered !== undefined) {
    const other = readText(type, type === 'timestamptz' && operand === 'now' ? now : operand)
    return (value) => value !== null && isOrdered(compare(value, other))
  }
  const listed = operator === 'in' ? /^\(([^"()]*)\)$/.exec(operand)?.[1] : undefined
  if (listed !== undefined) {
    const others = listed === '' ? [] : listed.split(',').map((item) => readText(type, item))
    return (value) => value !== null && others.includes(value)
  }
  if (operand === 'null' && operator === 'is') return (value) => value === null
  if (operand === 'null' && operator === 'not.is') return (value) => value !== null
  if (type === 'boolean' && operator === 'is' && /^(?:true|false)$/.test(operand))
    return (value) => value === (operand === 'true')
  if (type === 'text' && operator.endsWith('like') && !operand.includes('\\')) {
    const pattern = likePattern(operand, operator === 'ilike')
    return (value) => value !== null && pattern.test(String(value))
  }
  throw notImplemented(`The filter ${filter} of a ${type} is not answered here.`)
}

/** `%` and `*` match any text, `_` matches one character. */
function likePattern(like: string, ignoresCase: boolean): RegExp {
  const source = like
    .replaceAll(/[\\^$.+?()[\]{}|/]/g, '\\$&')
    .replaceAll(/[%*]/g, '.*')
    .replaceAll('_', '.')
  return new RegExp(`^${source}$`, ignoresCase ? 'isu' : 'su')
}
