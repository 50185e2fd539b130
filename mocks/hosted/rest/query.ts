import { notImplemented, RestError, unknownColumn } from './errors.ts'
import type { Filter } from './filters.ts'
import { parseFilter } from './filters.ts'
import type { Order } from './order.ts'
import { parseOrder } from './order.ts'
import type { Selected } from './select.ts'
import { parseSelect } from './select.ts'
import type { AnyRow, Column, TableName } from './tables.ts'
import { columnsOf, REFERENCES } from './tables.ts'

/** A query of one table and the tables joined to it. */
export interface Query {
  readonly table: TableName
  /** The selected columns and their names in the response. */
  readonly columns: readonly { readonly name: string; readonly as: string; readonly column: Column }[]
  readonly embeds: readonly Embed[]
  readonly filters: readonly Filter[]
  readonly order: readonly Order[]
  /** Every column that the query reads, selected or not. */
  readonly reads: ReadonlySet<string>
}

/** A joined table in the response. */
export interface Embed {
  readonly as: string
  readonly isInner: boolean
  readonly query: Query
  /** Whether the other table's row belongs to this row. */
  joins(row: AnyRow, other: AnyRow): boolean
}

const NOT_FILTERS = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict'])

/**
 * Parses the query parameters. Without rows in the response, only the columns of the filters are read.
 *
 * @throws RestError PGRST100, PGRST200 for an unknown join, 42703 for an unknown column, PGRST108 for a filter of a
 *   table that is not joined
 */
export function parseQuery(table: TableName, params: URLSearchParams, returnsRows: boolean): Query {
  const selected = returnsRows ? parseSelect(params.get('select') ?? '*') : []
  return build(table, selected, [...params])
}

type Param = readonly [name: string, value: string]

function build(table: TableName, selected: readonly Selected[], params: readonly Param[]): Query {
  const known = columnsOf(table)
  const columnNamed = (name: string): Column => {
    const column = known.get(name)
    if (column === undefined) throw unknownColumn(table, name)
    return column
  }
  const columns = selected.flatMap((item) => {
    if (item.kind === 'all') return [...known].map(([name, column]) => ({ name, as: name, column }))
    return item.kind === 'column' ? [{ name: item.name, as: item.as, column: columnNamed(item.name) }] : []
  })
  const joined = selected.filter((item) => item.kind === 'embed')
  const embeds = joined.map((embed) => join(table, embed, paramsOf(embed.as, params)))
  const reads = new Set([...columns.map(({ name }) => name), ...embeds.map(({ own }) => own)])

  const filters: Filter[] = []
  const order: Order[] = []
  for (const [name, value] of params) {
    if (name.includes('.')) {
      const target = name.slice(0, name.indexOf('.'))
      if (!joined.some(({ as }) => as === target)) throw notEmbedded(target)
    } else if (name === 'order') order.push(...parseOrder(value))
    else if (name === 'or' || name === 'and') throw notImplemented(`The filter ${name} is not answered here.`)
    else if (!NOT_FILTERS.has(name)) {
      filters.push(parseFilter(name, columnNamed(name), value))
      reads.add(name)
    }
  }
  for (const { column } of order) {
    columnNamed(column)
    reads.add(column)
  }
  return { table, columns, embeds, filters, order, reads }
}

/** A join along the foreign key between two tables, in either direction. */
function join(
  table: TableName,
  embed: Extract<Selected, { kind: 'embed' }>,
  params: readonly Param[],
): Embed & { readonly own: string } {
  const { name, as, hint, isInner, selected } = embed
  for (const reference of REFERENCES) {
    if (hint !== null && hint !== reference.name && hint !== reference.column) continue
    const { column } = reference
    const shared = { as, isInner }
    if (reference.table === table && reference.to === name)
      return {
        ...shared,
        own: column,
        query: reading(build(reference.to, selected, params), 'id'),
        joins: (row, other) => row[column] === other.id,
      }
    if (reference.table === name && reference.to === table) {
      if (!reference.isOneToOne) throw notImplemented('Joining many rows to one is not answered here.')
      return {
        ...shared,
        own: 'id',
        query: reading(build(reference.table, selected, params), column),
        joins: (row, other) => other[column] === row.id,
      }
    }
  }
  const hinted = hint === null ? '' : ` using the hint '${hint}'`
  throw new RestError(
    'PGRST200',
    `Could not find a relationship between '${table}' and '${name}' in the schema cache`,
    {
      details: `Searched for a foreign key relationship between '${table}' and '${name}'${hinted} in the schema 'public', but no matches were found.`,
    },
  )
}

function reading(query: Query, column: string): Query {
  return { ...query, reads: new Set([...query.reads, column]) }
}

/** The parameters of a joined table, without the prefix: `email` for `waitlist_submissions.email`. */
function paramsOf(as: string, params: readonly Param[]): Param[] {
  const front = `${as}.`
  return params.flatMap(([name, value]) =>
    name.startsWith(front) ? [[name.slice(front.length), value]] : [],
  )
}

function notEmbedded(target: string): RestError {
  return new RestError('PGRST108', `'${target}' is not an embedded resource in this request`, {
    hint: `Verify that '${target}' is included in the 'select' query parameter.`,
  })
}
