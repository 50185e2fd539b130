import { readBody } from './body.ts'
import { notImplemented, RestError } from './errors.ts'
import type { Prefer } from './prefer.ts'
import { parsePrefer } from './prefer.ts'
import type { Query } from './query.ts'
import { contentRange } from './range.ts'
import type { TableAccess } from './read.ts'
import { toResponseRows } from './responseRows.ts'
import { emptyResponse, requireSingle, rowsResponse } from './responses.ts'
import { senderOf } from './sender.ts'
import { requireUpsert } from './upsert.ts'
import type { Change, WriteContext } from './write.ts'
import { insert, remove, update } from './write.ts'

/**
 * Inserts, updates or deletes rows.
 *
 * @throws RestError
 */
export async function answerWrite(
  context: WriteContext,
  view: TableAccess,
  query: Query,
  request: Request,
): Promise<Response> {
  const prefer = parsePrefer(request)
  const change = await prepare(context, view, query, request)
  const affected = change.rows.length
  requireSingle(request, affected)
  if (prefer.maxAffected !== null && request.method !== 'POST' && affected > prefer.maxAffected)
    throw new RestError('PGRST124', 'Query result exceeds max-affected preference constraint', {
      details: `The query affects ${affected} rows`,
    })
  const total = prefer.count === null || prefer.count === 'planned' ? null : affected
  const range = request.method === 'PATCH' ? contentRange(0, affected, total) : `*/${total ?? '*'}`

  // Deleted rows are read before the commit, written rows after it.
  const deleted = request.method === 'DELETE' ? toResponseRows(view, query, change.rows) : null
  const stored = await change.commit()
  const isCreated = request.method === 'POST'
  if (prefer.returns !== 'representation')
    return emptyResponse(request, {
      status: isCreated ? 201 : 204,
      contentRange: range,
      location: isCreated && prefer.returns === 'headers-only' ? locationOf(query, stored) : null,
    })
  const rows = deleted ?? toResponseRows(view, query, stored)
  return rowsResponse(request, query, rows, { status: isCreated ? 201 : 200, contentRange: range })
}

function locationOf({ table }: Query, [row]: readonly { readonly id: string }[]): string | null {
  return row === undefined ? null : `/${table}?id=eq.${row.id}`
}

async function prepare(
  context: WriteContext,
  view: TableAccess,
  query: Query,
  request: Request,
): Promise<Change> {
  switch (request.method) {
    case 'POST':
      return prepareInsert(context, view, query, request)
    case 'PATCH':
      return update(view, query, await readBody(request, query.table), context)
    case 'DELETE':
      return remove(view, query)
    case 'PUT':
      throw notImplemented('PUT is not answered here.')
  }
  throw new RestError('PGRST117', `Unsupported HTTP method: ${request.method}`)
}

async function prepareInsert(
  context: WriteContext,
  view: TableAccess,
  query: Query,
  request: Request,
): Promise<Change> {
  const prefer: Prefer = parsePrefer(request)
  const written = await readBody(request, query.table)
  const options = {
    returnsRows: prefer.returns !== 'minimal',
    missingIsDefault: prefer.missingIsDefault,
    sender: senderOf(request),
  }
  if (prefer.resolution === null) return insert(view, query, written, options, context)

  const onConflict = new URL(request.url).searchParams.get('on_conflict')
  const keys = requireUpsert(query.table, onConflict, prefer.resolution)
  const reading = { ...query, reads: new Set([...query.reads, ...keys]) }
  // It reads the key of the new row, which no policy allows, so duplicates need not be handled.
  insert(view, reading, written, { ...options, returnsRows: true }, context)
  throw notImplemented('Ignoring duplicates is not answered here.')
}
