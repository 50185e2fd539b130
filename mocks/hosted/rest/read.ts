import type { HostedDatabase } from '../database.ts'
import { requireColumns } from './grants.ts'
import { sorted } from './order.ts'
import { policiesOf } from './policies.ts'
import type { Embed, Query } from './query.ts'
import type { Requester } from './requester.ts'
import type { AnyRow, Value } from './tables.ts'
import { rowsOf } from './tables.ts'
import { presented } from './values.ts'

/** A row as it is answered, with those of joined tables in it. */
export type ResponseRow = { readonly [name: string]: Value | ResponseRow }

/** Somebody's look at the tables. */
export interface TableAccess {
  readonly db: HostedDatabase
  readonly requester: Requester
  /** Whether the request is one that deletes: its asker may find more. */
  readonly isDeleting: boolean
}

/**
 * The rows that somebody may see, filtered and in order.
 *
 * @throws RestError 42501 where they may not look at every column that the query names.
 */
export function findRows(view: TableAccess, query: Query): AnyRow[] {
  requireReads(view, query)
  return sorted(rowsOf(view.db, query.table).list(visibleAndMatching(view, query)), query.order)
}

/** Rows of the query's table as it wants them answered. */
export function toResponseRows(view: TableAccess, query: Query, rows: readonly AnyRow[]): ResponseRow[] {
  return rows.map((row) => shape(view, query, row))
}

/** @throws RestError 42501 */
export function requireReads(view: TableAccess, { table, reads, embeds }: Query): void {
  requireColumns(view.requester.role, 'select', table, reads)
  for (const embed of embeds) requireReads(view, embed.query)
}

/** Whether a row passes the filters, may be seen, and has those of joined tables that it must have. */
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
