import { notImplemented, unknownColumn } from './errors.ts'
import type { Filter } from './filter.ts'
import { parseFilter } from './filter.ts'
import type { Relationship } from './relationships.ts'
import { findRelationship } from './relationships.ts'
import type { Demand } from './responses.ts'
import type { Column, TableName } from './tables.ts'
import { columnsOf } from './tables.ts'

/** The largest number of rows of a response. */
export const MAX_ROWS = 1000

export interface Query extends Demand {
  readonly table: TableName
  readonly fields: readonly Field[]
  readonly joins: readonly Join[]
  readonly filters: readonly { readonly field: Field; readonly passes: Filter }[]
  readonly order: readonly { readonly field: Field; readonly isDescending: boolean }[]
  readonly offset: number
  readonly limit: number
}

export interface Field {
  readonly name: string
  readonly type: Column['type']
}

export interface Join {
  readonly as: string
  readonly relationship: Relationship
  readonly fields: readonly Field[]
}

/** Parameters of features that the mock lacks, and the aggregate `count`. */
const NO_COLUMNS = ['and', 'count', 'on_conflict', 'or']

/**
 * Parses the query parameters. Without rows in the response, only the columns of the filters are read.
 *
 * @param now the time that the word `now` means in a filter
 * @throws RestError PGRST127 for a feature that the mock lacks, 42703 for an unknown column, or an error of a filter
 */
export function parseQuery(table: TableName, params: URLSearchParams, demand: Demand, now: string): Query {
  const given = [...params].filter(([name]) => !['select', 'columns', 'limit', 'offset'].includes(name))
  return {
    ...demand,
    table,
    ...parseSelect(table, demand.returnsRows ? (params.get('select') ?? '*') : null),
    filters: given.flatMap(([name, value]) => {
      if (name === 'order') return []
      const field = fieldOf(table, name)
      return [{ field, passes: parseFilter(field.type, value, now) }]
    }),
    order: given.flatMap(([name, value]) => (name === 'order' ? parseOrder(table, value) : [])),
    offset: numberIn(params, 'offset') ?? 0,
    limit: Math.min(numberIn(params, 'limit') ?? MAX_ROWS, MAX_ROWS),
  }
}

/** Parses `*` or `id,email`, with joins such as `waitlist_submissions(first_name,email)`. */
function parseSelect(table: TableName, select: string | null): Pick<Query, 'fields' | 'joins'> {
  const fields: Field[] = []
  const joins: Join[] = []
  for (const item of select?.split(/,(?![^(]*\))/) ?? []) {
    const [, as, joined] = /^(\w+)\(([\w,*]+)\)$/.exec(item) ?? []
    if (as === undefined || joined === undefined) fields.push(...fieldsOf(table, item))
    else {
      const relationship = findRelationship(table, as)
      const others = joined.split(',').flatMap((name) => fieldsOf(relationship.to, name))
      joins.push({ as, relationship, fields: others })
    }
  }
  return { fields, joins }
}

/** Parses `created_at.desc,id`. Null sorts after all other values, and before them in descending order. */
function parseOrder(table: TableName, order: string): Query['order'] {
  return order.split(',').map((term) => {
    const [, name = term, direction] = /^(\w+)(?:\.(asc|desc))?$/.exec(term) ?? []
    return { field: fieldOf(table, name), isDescending: direction === 'desc' }
  })
}

function fieldsOf(table: TableName, name: string): Field[] {
  const names = name === '*' ? [...columnsOf(table).keys()] : [name]
  return names.map((one) => fieldOf(table, one))
}

function fieldOf(table: TableName, name: string): Field {
  if (!/^\w+$/.test(name) || NO_COLUMNS.includes(name))
    throw notImplemented(`The parameter ${name} is not answered here.`)
  const column = columnsOf(table).get(name)
  if (column === undefined) throw unknownColumn(table, name)
  return { name, type: column.type }
}

function numberIn(params: URLSearchParams, name: 'limit' | 'offset'): number | null {
  const value = params.get(name)
  if (value === null) return null
  if (!/^\d+$/.test(value)) throw notImplemented(`The ${name} ${value} is not answered here.`)
  return Number(value)
}
