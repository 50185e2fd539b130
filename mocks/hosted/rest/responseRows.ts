import type { Embed, JoinedRows, Query } from './query.ts'
import { isAggregated, responseColumns } from './query.ts'
import type { TableAccess } from './read.ts'
import { joinedRows } from './read.ts'
import type { Json } from './sql/value.ts'
import { presented } from './sql/value.ts'
import type { AnyRow } from './tables.ts'

/** A row in the response, with the rows of joined tables. */
export type ResponseRow = { readonly [name: string]: Json }

/** Rows, or groups of rows, in the shape that the query selects. */
export function toResponseRows(view: TableAccess, query: Query, rows: readonly AnyRow[]): ResponseRow[] {
  return shapeAll(query, rows, joinedRows(view))
}

function shapeAll(query: Query, rows: readonly AnyRow[], joined: JoinedRows): ResponseRow[] {
  return isAggregated(query) ? shapeGroups(query, rows, joined) : rows.map((row) => shape(query, row, joined))
}

function shape(query: Query, row: AnyRow, joined: JoinedRows): ResponseRow {
  const own = query.outputs.map(({ as, type, read }) => [as, presented(type, read(row))] as const)
  return Object.fromEntries<Json>([
    ...own,
    ...query.embeds.flatMap((embed) => shapeEmbed(embed, row, joined)),
  ])
}

/** One row per group. Without columns to group by, all rows are one group, even if there are none. */
function shapeGroups(query: Query, rows: readonly AnyRow[], joined: JoinedRows): ResponseRow[] {
  const grouping = { ...query, outputs: query.outputs.filter(({ combine }) => combine === null) }
  const groups = new Map<string, { row: ResponseRow; members: AnyRow[] }>()
  for (const row of rows) {
    const shaped = shape(grouping, row, joined)
    // A converted column without a name of its own is grouped by the original value.
    const originals = grouping.outputs.map(({ field }) => (field?.path.length === 0 ? row[field.name] : null))
    const key = JSON.stringify([shaped, originals])
    const group = groups.get(key)
    if (group === undefined) groups.set(key, { row: shaped, members: [row] })
    else group.members.push(row)
  }
  if (groups.size === 0 && responseColumns(grouping).length === 0) groups.set('', { row: {}, members: [] })
  return [...groups.values()].map(({ row, members }) => {
    const own = query.outputs.map(({ as, type, read, combine }): readonly [string, Json] => [
      as,
      combine === null ? (row[as] ?? null) : presented(type, combine(members.map(read))),
    ])
    return { ...Object.fromEntries(own), ...row }
  })
}

/** The entries of a joined table: one object or list, or its columns. */
function shapeEmbed(embed: Embed, row: AnyRow, joined: JoinedRows): (readonly [string, Json])[] {
  const { as, isSpread, query, relationship } = embed
  const columns = responseColumns(query)
  if (columns.length === 0) return []
  const others = shapeAll(query, joined(embed, row), joined)
  if (!isSpread) return [[as, relationship.isToOne ? (others[0] ?? null) : others]]
  return columns.map(({ as: name }) => [
    name,
    relationship.isToOne ? (others[0]?.[name] ?? null) : others.map((other) => other[name] ?? null),
  ])
}
