import { notImplemented, RestError } from '../errors.ts'
import type { Operation } from '../query/condition.ts'
import { readArray } from './arrayLiteral.ts'
import { compare } from './compare.ts'
import { likePattern, regularExpression } from './pattern.ts'
import { readText } from './readText.ts'
import type { SqlType, SqlValue } from './value.ts'
import { TYPE_NAMES } from './value.ts'

/** Whether a value passes. Null for a comparison with null, as in SQL. */
export type Predicate = (value: SqlValue) => boolean | null

const ORDERS: Readonly<Record<string, (order: number) => boolean>> = {
  eq: (order) => order === 0,
  neq: (order) => order !== 0,
  gt: (order) => order > 0,
  gte: (order) => order >= 0,
  lt: (order) => order < 0,
  lte: (order) => order <= 0,
}

/** Operators of text and their names in the database. */
const PATTERNS: Readonly<Record<string, string>> = { like: '~~', ilike: '~~*', match: '~', imatch: '~*' }

/** Operators of types that no column has, and their names in the database. */
const OF_OTHER_TYPES: Readonly<Record<string, string>> = {
  cs: '@>',
  cd: '<@',
  ov: '&&',
  sl: '<<',
  sr: '>>',
  nxr: '&<',
  nxl: '&>',
  adj: '-|-',
}

/**
 * The operation for values of a type.
 *
 * @throws RestError 42883 and 42804 if the type lacks the operation, 22P02 and 22007 for an operand that is no value of
 *   the type, 2201B for an invalid regular expression
 */
export function predicate(type: SqlType, operation: Operation): Predicate {
  const passes = withoutNegation(type, operation)
  if (!operation.isNegated) return passes
  return (value) => {
    const result = passes(value)
    return result === null ? null : !result
  }
}

function withoutNegation(type: SqlType, { operator, quantifier, operand, list }: Operation): Predicate {
  switch (operator) {
    case 'in': {
      const values = list.map((item) => readText(type, item))
      return orNull((value) => values.some((other) => compare(value, other) === 0))
    }
    case 'is':
      return isExpected(type, operand)
    case 'isdistinct': {
      const other = readText(type, operand)
      return (value) => value === null || compare(value, other) !== 0
    }
  }
  const compareWith = comparison(type, operator)
  if (quantifier === null) return orNull(compareWith(operand))
  const comparisons = readArray(operand).map(compareWith)
  return orNull((value) =>
    quantifier === 'any'
      ? comparisons.some((passes) => passes(value))
      : comparisons.every((passes) => passes(value)),
  )
}

type Comparison = (operand: string) => (value: Exclude<SqlValue, null>) => boolean

function comparison(type: SqlType, operator: string): Comparison {
  const order = ORDERS[operator]
  if (order !== undefined) {
    if (type === 'json') throw missing(type, '=')
    return (operand) => {
      const other = readText(type, operand)
      return (value) => order(compare(value, other))
    }
  }
  const pattern = PATTERNS[operator]
  if (pattern !== undefined) {
    if (type !== 'text') throw missing(type, pattern)
    const compile = operator.endsWith('like') ? likePattern : regularExpression
    return (operand) => {
      const matches = compile(operand, operator.startsWith('i'))
      return (value) => matches(String(value))
    }
  }
  const name = OF_OTHER_TYPES[operator]
  if (name !== undefined) {
    if (type !== 'jsonb' || (operator !== 'cs' && operator !== 'cd'))
      throw operator === 'cd' ? ambiguous(type, name) : missing(type, name)
    // All columns are scalars, and a scalar contains only itself.
    return comparison(type, 'eq')
  }
  if (type !== 'text' && type !== 'jsonb') throw missing(type, '@@', 'tsquery')
  throw notImplemented(`Full-text search (${operator}) is not answered here.`)
}

const EXPECTED: Readonly<Record<string, boolean | null>> = {
  null: null,
  not_null: null,
  unknown: null,
  true: true,
  false: false,
}

function isExpected(type: SqlType, operand: string): Predicate {
  if (operand !== 'null' && operand !== 'not_null' && type !== 'boolean')
    throw new RestError(
      '42804',
      `argument of IS ${operand.toUpperCase()} must be type boolean, not type ${TYPE_NAMES[type]}`,
    )
  const expected = EXPECTED[operand]
  return operand === 'not_null' ? (value) => value !== null : (value) => value === expected
}

function orNull(passes: (value: Exclude<SqlValue, null>) => boolean): Predicate {
  return (value) => (value === null ? null : passes(value))
}

/** An element of ranges and of multiranges. */
function ambiguous(type: SqlType, name: string): RestError {
  return new RestError('42725', `operator is not unique: ${TYPE_NAMES[type]} ${name} unknown`, {
    hint: 'Could not choose a best candidate operator. You might need to add explicit type casts.',
  })
}

function missing(type: SqlType, name: string, other = 'unknown'): RestError {
  return new RestError('42883', `operator does not exist: ${TYPE_NAMES[type]} ${name} ${other}`, {
    hint: 'No operator matches the given name and argument types. You might need to add explicit type casts.',
  })
}
