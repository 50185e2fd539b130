import { notEmbedded, notImplemented } from './errors.ts'
import { filterOf } from './filters.ts'
import { sortKeyOf } from './order.ts'
import { outputsOf } from './outputs.ts'
import type { Parameters } from './query/parameters.ts'
import { mergeParameters, parseParameters } from './query/parameters.ts'
import type { Selected } from './query/select.ts'
import { parseSelect } from './query/select.ts'
import type { Embed, Query } from './query.ts'
import { isAggregated } from './query.ts'
import { findRelationship } from './relationships.ts'
import type { TableName } from './tables.ts'

/**
 * Parses the query parameters. Without rows in the response, only the columns of the filters are read.
 *
 * @throws RestError PGRST100, PGRST200 for an unknown join, PGRST108 for a filter of a table that is not joined, or an
 *   error of the database such as 42703 for an unknown column
 */
export function parseQuery(
  table: TableName,
  params: URLSearchParams,
  { returnsRows, now }: { readonly returnsRows: boolean; readonly now: string },
): Query {
  const selected = returnsRows ? parseSelect(params.get('select') ?? '*') : []
  return build(table, selected, parseParameters(params), new Set(), now)
}

type Join = Embed & { readonly embedReads: Set<string> }

/** @param reads receives every column that the query reads */
function build(
  table: TableName,
  selected: readonly Selected[],
  params: Parameters | undefined,
  reads: Set<string>,
  now: string,
): Query {
  const joins = selected.filter((item) => item.kind === 'embed')
  const joinParams = paramsOfJoins(joins, params)
  const embeds = joins.map((item) => join(table, item, joinParams.get(item), reads, now))
  const outputs = outputsOf(table, selected, reads)
  return {
    table,
    outputs,
    embeds,
    filters: (params?.conditions ?? []).map((condition) => filterOf(table, condition, embeds, reads, now)),
    order: (params?.order ?? []).map((term) => sortKeyOf({ table, outputs, embeds }, term, reads)),
    limit: params?.limit ?? null,
    offset: Math.max(params?.offset ?? 0, 0),
    reads,
  }
}

type JoinItem = Extract<Selected, { kind: 'embed' }>

/**
 * The parameters of each join, which name it or its table.
 *
 * @throws RestError PGRST108
 */
function paramsOfJoins(
  joins: readonly JoinItem[],
  params: Parameters | undefined,
): ReadonlyMap<JoinItem, Parameters> {
  const found = new Map<JoinItem, Parameters>()
  for (const [name, given] of params?.embeds ?? []) {
    const item = joins.find((join) => join.name === name || join.alias === name)
    if (item === undefined) throw notEmbedded(name)
    const other = found.get(item)
    found.set(item, other === undefined ? given : mergeParameters(other, given))
  }
  return found
}

function join(
  table: TableName,
  item: JoinItem,
  params: Parameters | undefined,
  reads: Set<string>,
  now: string,
): Join {
  const relationship = findRelationship(table, item.name, item.hint)
  const embedReads = new Set<string>([relationship.other])
  reads.add(relationship.own)
  const query = build(relationship.to, item.selected, params, embedReads, now)
  if (item.isSpread && isAggregated(query))
    throw notImplemented('Aggregates in a spread join are not answered here.')
  return {
    as: nameOf(item),
    relationship,
    isInner: item.isInner,
    isSpread: item.isSpread,
    query,
    embedReads,
  }
}

function nameOf({ name, alias }: JoinItem): string {
  return alias ?? name
}
