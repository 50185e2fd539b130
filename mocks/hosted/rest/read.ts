import type { HostedDatabase } from '../database.ts'
import { requireColumns } from './grants.ts'
import { sorted } from './order.ts'
import { policiesOf } from './policies.ts'
import type { Embed, Query } from './query.ts'
import type { Requester } from './requester.ts'
import type { AnyRow, Value } from './tables.ts'
import { rowsOf } from './tables.ts'
import { presented } from './values.ts'

/** A row in the response, with the rows of joined tables. */
export type ResponseRow = { readonly [name: string]: Value | ResponseRow }

/** A requester's access to the tables. */
export interface TableAccess {
  readonly db: HostedDatabase
  readonly requester: Requester
  /** Whether the request is a DELETE, for which admins may see more rows. */
  readonly isDeleting: boolean
}

/**
 * The rows that the requester may see, filtered and sorted.
 *
 * @throws RestError 42501 if the requester may not read one of the columns.
 */
export function findRows(view: TableAccess, query: Query): AnyRow[] {
  requireReads(view, query)
  return sorted(rowsOf(view.db, query.table).list(visibleAndMatching(view, query)), query.order)
}

/** Rows in the shape that the query selects. */
export function toResponseRows(view: TableAccess, query: Query, rows: readonly AnyRow[]): ResponseRow[] {
  return rows.map((row) => shape(view, query, row))
}

/** @throws RestError 42501 */
export function requireReads(view: TableAccess, { table, reads, embeds }: Query): void {
  requireColumns(view.requester.role, 'select', table, reads)
  for (const embed of embeds) requireReads(view, embed.query)
}

/** A filter for rows that match the query, are visible and have their required joined rows. */
function visibleAndMatching(view: TableAccess, { table, filters, embeds }: Query): (row: AnyRow) => boolean {
  const policies = policiesOf(view.requester, table, view)
  const inner = embeds.filter(({ isInner }) => isInner)
  return (row) =>
    filters.every((filter) => filter(row) === true) &&
    policies.select?.(row) === true &&
    inner.every((embed) => joined(view, embed, row) !== undefined)
}

function joined(view: TableAccess, { query, joins }: Embed, row: AnyRow): AnyRow | undefined {
  const passes = visibleAndMatching(view, query)
  return rowsOf(view.db, query.table).list((other) => joins(row, other) && passes(other))[0]
}

function shape(view: TableAccess, { columns, embeds }: Query, row: AnyRow): ResponseRow {
  const own = columns.map(({ name, as, column }) => [as, presented(column, row[name] ?? null)] as const)
  const others = embeds.map((embed) => {
    const other = joined(view, embed, row)
    return [embed.as, other === undefined ? null : shape(view, embed.query, other)] as const
  })
  return Object.fromEntries<Value | ResponseRow>([...own, ...others])
}
