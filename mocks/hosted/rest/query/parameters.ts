import type { Condition } from './condition.ts'
import { parseFilter, parseLogic } from './condition.ts'
import { parseField, parseName } from './field.ts'
import type { OrderTerm } from './order.ts'
import { parseOrder } from './order.ts'
import { createScanner } from './scanner.ts'

/** The parameters of one table of a query. */
export interface Parameters {
  readonly conditions: Condition[]
  readonly order: OrderTerm[]
  limit: number | null
  offset: number | null
  /** The parameters of joined tables, by the name of the join. */
  readonly embeds: Map<string, Parameters>
}

const OF_THE_REQUEST = new Set(['select', 'columns', 'on_conflict'])

/**
 * Groups the parameters by the joined tables that their names begin with, such as `waitlist_submissions.email`.
 *
 * @throws RestError PGRST100
 */
export function parseParameters(params: URLSearchParams): Parameters {
  const root = createParameters()
  for (const [name, value] of params) if (!OF_THE_REQUEST.has(name)) add(root, name, value)
  return root
}

/** All conditions and sort terms of both. A limit or offset of the first one has precedence. */
export function mergeParameters(first: Parameters, second: Parameters): Parameters {
  const embeds = new Map(first.embeds)
  for (const [name, given] of second.embeds) {
    const other = embeds.get(name)
    embeds.set(name, other === undefined ? given : mergeParameters(other, given))
  }
  return {
    conditions: [...first.conditions, ...second.conditions],
    order: [...first.order, ...second.order],
    limit: first.limit ?? second.limit,
    offset: first.offset ?? second.offset,
    embeds,
  }
}

function createParameters(): Parameters {
  return { conditions: [], order: [], limit: null, offset: null, embeds: new Map() }
}

function add(root: Parameters, name: string, value: string): void {
  const words = name.split('.')
  switch (words.at(-1)) {
    case 'order':
      at(root, words.slice(0, -1)).order.push(...parseOrder(value))
      break
    case 'limit':
      at(root, words.slice(0, -1)).limit = integer(value)
      break
    case 'offset':
      at(root, words.slice(0, -1)).offset = integer(value)
      break
    case 'and':
    case 'or': {
      const isNegated = words.at(-2) === 'not'
      const kind = words.at(-1) === 'and' ? 'and' : 'or'
      const target = at(root, words.slice(0, isNegated ? -2 : -1))
      target.conditions.push(parseLogic(kind, isNegated, value))
      break
    }
    default:
      addFilter(root, name, value)
  }
}

function addFilter(root: Parameters, name: string, value: string): void {
  const scanner = createScanner(`tree path (${name})`, name)
  let target = root
  let field = parseField(scanner)
  while (scanner.skip('.')) {
    target = at(target, [field.name])
    const start = scanner.position
    parseName(scanner)
    scanner.position = start
    field = parseField(scanner)
  }
  scanner.expectEnd()
  target.conditions.push({ kind: 'filter', field, operation: parseFilter(value) })
}

function at(root: Parameters, path: readonly string[]): Parameters {
  let target = root
  for (const name of path) {
    const next = target.embeds.get(name) ?? createParameters()
    target.embeds.set(name, next)
    target = next
  }
  return target
}

/** Null for a text that is no integer, which is ignored. */
function integer(text: string): number | null {
  return /^-?\d+$/.test(text) ? Number(text) : null
}
