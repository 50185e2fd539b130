import type { HostedDatabase } from '../database.ts'
import { requireColumns } from './grants.ts'
import { sorted } from './order.ts'
import { policiesOf } from './policies.ts'
import type { Embed, JoinedRows, Query } from './query.ts'
import type { Requester } from './requester.ts'
import type { AnyRow, Value } from './tables.ts'
import { rowsOf } from './tables.ts'

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
  return matchingRows(view, query, joinedRows(view))
}

/** @throws RestError 42501 */
export function requireReads(view: TableAccess, { table, reads, embeds }: Query): void {
  requireColumns(view.requester.role, 'select', table, reads)
  for (const embed of embeds) requireReads(view, embed.query)
}

/** Finds joined rows. Reads each joined table once, so it must not be used after a write. */
export function joinedRows(view: TableAccess): JoinedRows {
  const indexes = new Map<Embed, Map<Value, AnyRow[]>>()

  function indexOf(embed: Embed): Map<Value, AnyRow[]> {
    const { query, relationship } = embed
    const index = new Map<Value, AnyRow[]>()
    for (const row of matchingRows(view, query, joined)) {
      const key = row[relationship.other] ?? null
      const rows = index.get(key)
      if (rows === undefined) index.set(key, [row])
      else rows.push(row)
    }
    indexes.set(embed, index)
    return index
  }

  function joined(embed: Embed, row: AnyRow): readonly AnyRow[] {
    const rows = (indexes.get(embed) ?? indexOf(embed)).get(row[embed.relationship.own] ?? null) ?? []
    const { offset, limit } = embed.query
    return limit === null && offset === 0
      ? rows
      : rows.slice(offset, limit === null ? undefined : offset + limit)
  }
  return joined
}

/** The rows that match the query, are visible and have their required joined rows, in order. */
function matchingRows(view: TableAccess, query: Query, joined: JoinedRows): AnyRow[] {
  const { table, filters, embeds, order } = query
  const policies = policiesOf(view.requester, table, view)
  const inner = embeds.filter(({ isInner }) => isInner)
  const rows = rowsOf(view.db, table).list(
    (row) =>
      filters.every((filter) => filter(row, joined) === true) &&
      policies.select?.(row) === true &&
      inner.every((embed) => joined(embed, row).length > 0),
  )
  return sorted(rows, order, joined)
}
