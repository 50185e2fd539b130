import { aliasRequired, notEmbedded, notImplemented } from './errors.ts'
import { filterOf } from './filters.ts'
import { sortKeyOf } from './order.ts'
import { outputsOf } from './outputs.ts'
import type { Parameters } from './query/parameters.ts'
import { parseParameters } from './query/parameters.ts'
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
export function parseQuery(table: TableName, params: URLSearchParams, returnsRows: boolean): Query {
  const selected = returnsRows ? parseSelect(params.get('select') ?? '*') : []
  return build(table, selected, parseParameters(params), new Set())
}

type Join = Embed & { readonly embedReads: Set<string> }

/** @param reads receives every column that the query reads */
function build(
  table: TableName,
  selected: readonly Selected[],
  params: Parameters | undefined,
  reads: Set<string>,
): Query {
  const joins = selected.filter((item) => item.kind === 'embed')
  const embeds = joins.map((item) => join(table, item, params?.embeds.get(nameOf(item)), reads))
  for (const name of params?.embeds.keys() ?? []) {
    if (embeds.some(({ as }) => as === name)) continue
    const aliased = joins.find((item) => item.name === name && item.alias !== null)
    throw aliased === undefined ? notEmbedded(name) : aliasRequired(name, nameOf(aliased))
  }
  const outputs = outputsOf(table, selected, reads)
  return {
    table,
    outputs,
    embeds,
    filters: (params?.conditions ?? []).map((condition) => filterOf(table, condition, embeds, reads)),
    order: (params?.order ?? []).map((term) => sortKeyOf({ table, outputs, embeds }, term, reads)),
    limit: params?.limit ?? null,
    offset: Math.max(params?.offset ?? 0, 0),
    reads,
  }
}

function join(
  table: TableName,
  item: Extract<Selected, { kind: 'embed' }>,
  params: Parameters | undefined,
  reads: Set<string>,
): Join {
  const relationship = findRelationship(table, item.name, item.hint)
  const embedReads = new Set<string>([relationship.other])
  reads.add(relationship.own)
  const query = build(relationship.to, item.selected, params, embedReads)
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

function nameOf({ name, alias }: Extract<Selected, { kind: 'embed' }>): string {
  return alias ?? name
}
