import { RestError } from '../errors.ts'
import type { AggregateName } from '../query/select.ts'
import { compare } from './compare.ts'
import type { SqlType, SqlValue } from './value.ts'
import { NUMBERS, TYPE_NAMES } from './value.ts'

/** An aggregate function for values of one type. */
export interface Aggregate {
  readonly type: SqlType
  /** The result for the values of a group. Null values are ignored. */
  combine(values: readonly SqlValue[]): SqlValue
}

const WITHOUT_ORDER: readonly SqlType[] = ['uuid', 'boolean', 'json', 'jsonb']

/** @throws RestError 42883 if the function does not exist for the type. */
export function aggregateOf(name: AggregateName, type: SqlType): Aggregate {
  switch (name) {
    case 'count':
      return { type: 'bigint', combine: (values) => given(values).length }
    case 'min':
    case 'max': {
      if (WITHOUT_ORDER.includes(type)) throw unknownFunction(name, type)
      const direction = name === 'min' ? 1 : -1
      return {
        type,
        combine: (values) => given(values).toSorted((a, b) => direction * compare(a, b))[0] ?? null,
      }
    }
    case 'sum':
    case 'avg':
      if (!NUMBERS.includes(type)) throw unknownFunction(name, type)
      return name === 'sum'
        ? { type: sumType(type), combine: sum }
        : { type: averageType(type), combine: average }
  }
}

function sum(values: readonly SqlValue[]): SqlValue {
  const numbers = given(values).map(Number)
  return numbers.length === 0 ? null : numbers.reduce((total, number) => total + number, 0)
}

function average(values: readonly SqlValue[]): SqlValue {
  const total = sum(values)
  return total === null ? null : Number(total) / given(values).length
}

function sumType(type: SqlType): SqlType {
  if (type === 'integer') return 'bigint'
  return type === 'double' ? 'double' : 'numeric'
}

function averageType(type: SqlType): SqlType {
  return type === 'double' ? 'double' : 'numeric'
}

function given(values: readonly SqlValue[]): SqlValue[] {
  return values.filter((value) => value !== null)
}

function unknownFunction(name: AggregateName, type: SqlType): RestError {
  return new RestError('42883', `function ${name}(${TYPE_NAMES[type]}) does not exist`, {
    hint: 'No function matches the given name and argument types. You might need to add explicit type casts.',
  })
}
