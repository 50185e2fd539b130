import type { Field } from './field.ts'
import { parseField } from './field.ts'
import type { Scanner } from './scanner.ts'
import { commaSeparated, createScanner, quoted } from './scanner.ts'

/** An operation on the value of a field, such as `eq.ada@lab.example` or `not.is.null`. */
export interface Operation {
  readonly isNegated: boolean
  readonly operator: string
  /** `any` or `all` for a comparison with several values. */
  readonly quantifier: 'any' | 'all' | null
  readonly operand: string
  /** The values of `in`. */
  readonly list: readonly string[]
}

export type Condition =
  | { readonly kind: 'filter'; readonly field: Field; readonly operation: Operation }
  | {
      readonly kind: 'and' | 'or'
      readonly isNegated: boolean
      readonly parts: readonly Condition[]
    }

const QUANTIFIABLE = /(eq|gte|gt|lte|like|lt|ilike|match|imatch)(?:\((any|all)\))?\./y
const SIMPLE = /(neq|cs|cd|ov|sl|sr|nxr|nxl|adj|isdistinct)\./y
const FULL_TEXT = /((?:pl|ph|w)?fts)(?:\([\p{L}\d_ $]+\))?\./uy

/** @throws RestError PGRST100 */
export function parseFilter(expression: string): Operation {
  const scanner = createScanner(`filter (${expression})`, expression)
  const operation = parseOperation(scanner, () => scanner.match(/.*/sy)?.[0] ?? '')
  scanner.expectEnd()
  return operation
}

/**
 * Parses the value of the parameter `and` or `or`: `(status.eq.pending,not.and(id.gt.1,id.lt.9))`.
 *
 * @throws RestError PGRST100
 */
export function parseLogic(kind: 'and' | 'or', isNegated: boolean, expression: string): Condition {
  const scanner = createScanner(`logic tree (${expression})`, expression)
  const condition = { kind, isNegated, parts: parseParts(scanner) }
  scanner.expectEnd()
  return condition
}

function parseParts(scanner: Scanner): Condition[] {
  scanner.match(/[ \t]*/y)
  scanner.expect('(')
  const parts = commaSeparated(scanner, () => parsePart(scanner))
  scanner.expect(')')
  return parts
}

function parsePart(scanner: Scanner): Condition {
  const nested = scanner.match(/(not\.)?(and|or)(?=[ \t]*\()/y)
  if (nested !== null)
    return {
      kind: nested[2] === 'and' ? 'and' : 'or',
      isNegated: nested[1] !== undefined,
      parts: parseParts(scanner),
    }
  const field = parseField(scanner)
  if (!scanner.skip('.')) throw scanner.failure('delimiter (.)')
  return { kind: 'filter', field, operation: parseOperation(scanner, () => parseLogicOperand(scanner)) }
}

function parseLogicOperand(scanner: Scanner): string {
  const start = scanner.position
  const value = quoted(scanner)
  if (value !== null && (scanner.isNext(',') || scanner.isNext(')'))) return value
  scanner.position = start
  return scanner.match(/\{[^{}]*\}/y)?.[0] ?? scanner.match(/[^,)]*/y)?.[0] ?? ''
}

function parseOperation(scanner: Scanner, parseOperand: () => string): Operation {
  const isNegated = scanner.skip('not.')
  const shared = { isNegated, quantifier: null, operand: '', list: [] }
  if (scanner.skip('in.')) return { ...shared, operator: 'in', list: parseList(scanner) }
  if (scanner.skip('is.')) return { ...shared, operator: 'is', operand: parseIs(scanner) }
  const simple = scanner.match(FULL_TEXT) ?? scanner.match(SIMPLE)
  if (simple?.[1] !== undefined) return { ...shared, operator: simple[1], operand: parseOperand() }
  const [, operator, quantifier] = scanner.match(QUANTIFIABLE) ?? []
  if (operator === undefined) throw scanner.failure('operator (eq, gt, ...)')
  return {
    ...shared,
    operator,
    quantifier: quantifier === 'any' || quantifier === 'all' ? quantifier : null,
    operand: parseOperand(),
  }
}

function parseIs(scanner: Scanner): string {
  const value = scanner.match(/not_null|null|true|false|unknown/iy)
  if (value === null) throw scanner.failure('isVal: (null, not_null, true, false, unknown)')
  return value[0].toLowerCase()
}

/** The items of `(a,"b,c")`. `()` is an empty list. */
function parseList(scanner: Scanner): string[] {
  scanner.match(/[ \t]*/y)
  scanner.expect('(')
  const items: string[] = []
  do {
    const start = scanner.position
    const value = quoted(scanner)
    if (value !== null && (scanner.isNext(',') || scanner.isNext(')'))) items.push(value)
    else {
      scanner.position = start
      items.push(scanner.match(/[^,)]*/y)?.[0] ?? '')
    }
  } while (scanner.skip(','))
  scanner.expect(')')
  scanner.match(/[ \t]*/y)
  return items.length === 1 && items[0] === '' ? [] : items
}
