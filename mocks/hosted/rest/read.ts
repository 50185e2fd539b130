import type { HostedDatabase } from '../database.ts'
import { requireColumns } from './grants.ts'
import { policiesOf } from './policies.ts'
import type { Field, Join, Query } from './query.ts'
import type { Requester } from './requester.ts'
import type { AnyRow, TableName, Value } from './tables.ts'
import { rowsOf } from './tables.ts'
import { compare, presented } from './values.ts'

export interface TableAccess {
  readonly db: HostedDatabase
  readonly requester: Requester
  /** Whether the request is a DELETE, for which admins may see more rows. */
  readonly isDeleting: boolean
}

/** A row in the response, with the rows of joined tables. */
type ResponseRow = Readonly<Record<string, Value | object>>

/**
 * The rows that the requester may see, filtered and sorted.
 *
 * @throws RestError 42501 if the requester may not read one of the columns.
 */
export function findRows(view: TableAccess, query: Query): AnyRow[] {
  requireReads(view, query)
  const { filters, order } = query
  const rows = visibleRows(view, query.table, (row) =>
    filters.every(({ field, passes }) => passes(row[field.name] ?? null)),
  )
  if (order.length === 0) return rows
  return rows.toSorted((a, b) => {
    for (const { field, isDescending } of order) {
      const result = compareWithNull(a[field.name] ?? null, b[field.name] ?? null)
      if (result !== 0) return isDescending ? -result : result
    }
    return 0
  })
}

/** @throws RestError 42501 */
export function requireReads(view: TableAccess, { table, fields, joins, filters, order }: Query): void {
  const reads = [...fields, ...[...filters, ...order].map(({ field }) => field)].map(({ name }) => name)
  const keys = joins.map(({ relationship }) => relationship.own)
  requireColumns(view.requester.role, 'select', table, [...reads, ...keys])
  for (const { relationship, fields } of joins)
    requireColumns(view.requester.role, 'select', relationship.to, [
      relationship.other,
      ...fields.map(({ name }) => name),
    ])
}

export function toResponseRows(view: TableAccess, query: Query, rows: readonly AnyRow[]): ResponseRow[] {
  const joins = query.joins.map((join) => [join.as, joinedBy(view, join)] as const)
  return rows.map((row) => ({
    ...shaped(query.fields, row),
    ...Object.fromEntries(joins.map(([as, joined]) => [as, joined(row)])),
  }))
}

/** Finds what a row is joined to and the requester may see: one object or null, or a list. */
function joinedBy(view: TableAccess, { relationship, fields }: Join): (row: AnyRow) => object | null {
  const { to, own, other, isToOne } = relationship
  const others = Map.groupBy(visibleRows(view, to), (row) => row[other])
  return (row) => {
    const found = (others.get(row[own]) ?? []).map((one) => shaped(fields, one))
    return isToOne ? (found[0] ?? null) : found
  }
}

function visibleRows(
  view: TableAccess,
  table: TableName,
  passes: (row: AnyRow) => boolean = () => true,
): AnyRow[] {
  const { select } = policiesOf(view.requester, table, view)
  return rowsOf(view.db, table).list((row) => passes(row) && select?.(row) === true)
}

function shaped(fields: readonly Field[], row: AnyRow): ResponseRow {
  return Object.fromEntries(fields.map(({ name, type }) => [name, presented(type, row[name] ?? null)]))
}

function compareWithNull(a: Value, b: Value): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return compare(a, b)
}
