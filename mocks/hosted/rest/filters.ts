import { badQuery, notImplemented } from './errors.ts'
import { compare } from './order.ts'
import type { AnyRow, Column, Value } from './tables.ts'
import { readValue } from './values.ts'

/** Whether a row passes. Null for a comparison with null, as in SQL. */
export type Filter = (row: AnyRow) => boolean | null

/** Operators of PostgREST that the mock does not implement. */
const NOT_IMPLEMENTED =
  /^(?:match|imatch|isdistinct|cs|cd|sr|nxl|sl|nxr|adj|ov|\w*fts|i?like\((?:all|any)\))$/

/**
 * Parses a filter such as `eq.ada@lab.example`, `in.(pending,approved)` or `not.is.null`.
 *
 * @throws RestError PGRST100, or 22P02 and 22007 for a value that the column cannot hold
 */
export function parseFilter(name: string, column: Column, expression: string): Filter {
  if (expression.startsWith('not.')) {
    const passes = parseFilter(name, column, expression.slice('not.'.length))
    return (row) => negated(passes(row))
  }
  const dot = expression.indexOf('.')
  const operator = expression.slice(0, Math.max(dot, 0))
  const operand = expression.slice(dot + 1)
  const valueIn = (row: AnyRow) => row[name] ?? null

  /** Compares with the operand, parsed as the column's type. */
  const comparing = (passes: (order: number) => boolean): Filter => {
    const other = readValue(column, operand)
    return (row) => {
      const value = valueIn(row)
      return value === null ? null : passes(compare(value, other))
    }
  }

  switch (operator) {
    case 'eq':
      return comparing((order) => order === 0)
    case 'neq':
      return comparing((order) => order !== 0)
    case 'gt':
      return comparing((order) => order > 0)
    case 'gte':
      return comparing((order) => order >= 0)
    case 'lt':
      return comparing((order) => order < 0)
    case 'lte':
      return comparing((order) => order <= 0)
    case 'in': {
      const values = parseList(expression, operand).map((item) => readValue(column, item))
      return (row) => {
        const value = valueIn(row)
        return value === null ? null : values.includes(value)
      }
    }
    case 'is':
      return parseIs(expression, operand, valueIn)
    case 'like':
    case 'ilike': {
      const pattern = patternOf(operand, operator === 'ilike' ? 'isu' : 'su')
      return (row) => {
        const value = valueIn(row)
        return value === null ? null : pattern.test(String(value))
      }
    }
  }
  if (NOT_IMPLEMENTED.test(operator)) throw notImplemented(`The operator ${operator} is not answered here.`)
  throw invalidFilter(expression, 'expecting operator (eq, gt, ...)')
}

function parseIs(expression: string, operand: string, valueIn: (row: AnyRow) => Value): Filter {
  const expected = { null: null, not_null: null, true: true, false: false, unknown: null }[
    operand.toLowerCase()
  ]
  if (expected === undefined)
    throw invalidFilter(expression, 'expecting null or trilean value (unknown, true, false)')
  const isExpected: Filter = (row) => valueIn(row) === expected
  return operand.toLowerCase() === 'not_null' ? (row) => negated(isExpected(row)) : isExpected
}

/** The items of `(a,"b,c")`. */
function parseList(expression: string, operand: string): string[] {
  if (!/^\(.*\)$/s.test(operand)) throw invalidFilter(expression, 'expecting "("')
  const items = operand.slice(1, -1).match(/"(?:\\.|[^"\\])*"|[^,]+/gs) ?? []
  return items.map((item) => (item.startsWith('"') ? item.slice(1, -1).replaceAll(/\\(.)/gs, '$1') : item))
}

/** Characters to escape in a regular expression. */
const SYNTAX = /[\\^$.*+?()[\]{}|/]/

/** A LIKE pattern: `%` and `*` match any text, `_` matches one character. */
function patternOf(like: string, flags: string): RegExp {
  const source = like.replaceAll(/\\.|[\s\S]/gu, (part) => {
    if (part === '%' || part === '*') return '.*'
    if (part === '_') return '.'
    const character = part.length > 1 && part.startsWith('\\') ? part.slice(1) : part
    return character.replace(SYNTAX, '\\$&')
  })
  return new RegExp(`^${source}$`, flags)
}

function negated(passes: boolean | null): boolean | null {
  return passes === null ? null : !passes
}

function invalidFilter(expression: string, details: string) {
  return badQuery(`filter (${expression})`, details)
}
