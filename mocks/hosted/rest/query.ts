import { notImplemented, RestError, unknownColumn } from './errors.ts'
import type { Filter } from './filters.ts'
import { parseFilter } from './filters.ts'
import type { Order } from './order.ts'
import { parseOrder } from './order.ts'
import type { Selected } from './select.ts'
import { parseSelect } from './select.ts'
import type { AnyRow, Column, TableName } from './tables.ts'
import { columnsOf, REFERENCES } from './tables.ts'

/** What is asked of one table, and of those that are joined to it. */
export interface Query {
  readonly table: TableName
  /** The columns of the answer and their names in it. */
  readonly columns: readonly { readonly name: string; readonly as: string; readonly column: Column }[]
  readonly embeds: readonly Embed[]
  readonly filters: readonly Filter[]
  readonly order: readonly Order[]
  /** Every column that is looked at, whether it is answered or not. */
  readonly reads: ReadonlySet<string>
}

/** Another table's row within the answer. */
export interface Embed {
  readonly as: string
  readonly isInner: boolean
  readonly query: Query
  /** Whether the other table's row is the one that belongs to this one. */
  joins(row: AnyRow, other: AnyRow): boolean
}

const NOT_FILTERS = new Set(['select', 'order', 'limit', 'offset', 'columns', 'on_conflict'])

/**
 * Reads the query of an address. What is not answered with rows looks at no more columns than its filters name.
 *
 * @throws RestError PGRST100, PGRST200 for a join that there is not, 42703 for a column, PGRST108 for a filter of
 *   something that is not joined
 */
export function parseQuery(table: TableName, params: URLSearchParams, answersRows: boolean): Query {
  const selected = answersRows ? parseSelect(params.get('select') ?? '*') : []
  return build(table, selected, [...params])
}

type Param = readonly [name: string, said: string]

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
  for (const [name, said] of params) {
    if (name.includes('.')) {
      const target = name.slice(0, name.indexOf('.'))
      if (!joined.some(({ as }) => as === target)) throw notEmbedded(target)
    } else if (name === 'order') order.push(...parseOrder(said))
    else if (name === 'or' || name === 'and') throw notImplemented(`The filter ${name} is not answered here.`)
    else if (!NOT_FILTERS.has(name)) {
      filters.push(parseFilter(name, columnNamed(name), said))
      reads.add(name)
    }
  }
  for (const { column } of order) {
    columnNamed(column)
    reads.add(column)
  }
  return { table, columns, embeds, filters, order, reads }
}

/** A join along the reference that leads from one table to the other, in either direction. */
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

/** The parameters that are said of a joined table: `waitlist_submissions.email` without its front. */
function paramsOf(as: string, params: readonly Param[]): Param[] {
  const front = `${as}.`
  return params.flatMap(([name, said]) => (name.startsWith(front) ? [[name.slice(front.length), said]] : []))
}

function notEmbedded(target: string): RestError {
  return new RestError('PGRST108', `'${target}' is not an embedded resource in this request`, {
    hint: `Verify that '${target}' is included in the 'select' query parameter.`,
  })
}
