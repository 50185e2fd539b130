import type { HttpHandler } from 'msw'
import { http } from 'msw'
import { callerOf } from '../auth/caller.ts'
import type { ProviderContext } from '../auth/context.ts'
import { readBody } from './body.ts'
import { notImplemented, permissionDenied, RestError } from './errors.ts'
import { parsePrefer } from './prefer.ts'
import type { Query } from './query.ts'
import { parseQuery } from './query.ts'
import { contentRange, parseRange, rangeStatus } from './range.ts'
import type { TableAccess } from './read.ts'
import { findRows, toResponseRows } from './read.ts'
import { requesterOf } from './requester.ts'
import { emptyResponse, requireAcceptable, requireSingle, rowsResponse } from './responses.ts'
import type { TableName } from './tables.ts'
import { isTable } from './tables.ts'
import type { Change } from './write.ts'
import { insert, remove, update } from './write.ts'

/** The provider's tables at /hosted/rest/v1/<table>, with its permissions, error messages and statuses. */
export function rest(context: ProviderContext): HttpHandler[] {
  // Writes run sequentially, so that checks still hold when the rows are written.
  let writes: Promise<unknown> = Promise.resolve()
  const serialize = <Result>(write: () => Promise<Result>): Promise<Result> => {
    const result = writes.then(write)
    writes = result.catch(() => {})
    return result
  }

  return [
    http.all('*/hosted/rest/v1/:table', async ({ request, params }) => {
      let isSignedIn = false
      try {
        const caller = await callerOf(context, request)
        if (caller === null) throw new RestError('PGRST303', 'JWT expired')
        isSignedIn = caller.user !== null
        requireAcceptable(request)
        const table = requireTable(String(params.table))
        const answersRows = isReading(request) || parsePrefer(request).returnsRows
        const query = parseQuery(table, new URL(request.url).searchParams, answersRows)
        const view: TableAccess = {
          db: context.db,
          requester: requesterOf(context, caller),
          isDeleting: request.method === 'DELETE',
        }
        return await (isReading(request)
          ? read(view, query, request)
          : serialize(() => write(context, view, query, request)))
      } catch (error) {
        if (error instanceof RestError) return error.toResponse(isSignedIn)
        if (request.signal.aborted) return Response.error()
        console.error(error)
        return new RestError('XX000', 'Internal error').toResponse(isSignedIn)
      }
    }),
  ]
}

function read(view: TableAccess, query: Query, request: Request): Response {
  const range = parseRange(new URL(request.url).searchParams, request.headers.get('Range'))
  const found = findRows(view, query)
  const { offset, limit } = range
  const rows = toResponseRows(view, query, found.slice(offset, offset + limit))
  const total = parsePrefer(request).counts ? found.length : null
  const status = rangeStatus(range, rows.length, total)
  requireSingle(request, rows.length)
  return rowsResponse(request, rows, status, contentRange(offset, rows.length, total))
}

async function write(
  context: ProviderContext,
  view: TableAccess,
  query: Query,
  request: Request,
): Promise<Response> {
  const { returnsRows, counts } = parsePrefer(request)
  const change = await prepare(context, view, query, request)
  requireSingle(request, change.rows.length)
  const count = change.rows.length
  const total = counts ? count : null
  const range = request.method === 'PATCH' ? contentRange(0, count, total) : `*/${total ?? '*'}`

  // Deleted rows are read before the commit, written rows after it.
  const deleted = request.method === 'DELETE' ? toResponseRows(view, query, change.rows) : null
  const stored = await change.commit()
  const created = request.method === 'POST'
  if (!returnsRows) return emptyResponse(created ? 201 : 204, range)
  const rows = deleted ?? toResponseRows(view, query, stored)
  return rowsResponse(request, rows, created ? 201 : 200, range)
}

/** @throws RestError */
async function prepare(
  context: ProviderContext,
  view: TableAccess,
  query: Query,
  request: Request,
): Promise<Change> {
  const prefer = parsePrefer(request)
  switch (request.method) {
    case 'POST': {
      const written = await readBody(request, query.table)
      // No role has both permissions that an upsert needs.
      if (prefer.resolution === 'merge-duplicates') throw permissionDenied(query.table)
      if (prefer.resolution !== null) throw notImplemented('Inserting only what is new is not answered here.')
      return insert(view, query, written, prefer, context)
    }
    case 'PATCH':
      return update(view, query, await readBody(request, query.table), context)
    case 'DELETE':
      return remove(view, query)
  }
  throw new RestError('PGRST117', `Unsupported HTTP method: ${request.method}`)
}

function isReading({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** @throws RestError PGRST205 */
function requireTable(name: string): TableName {
  if (isTable(name)) return name
  throw new RestError('PGRST205', `Could not find the table 'public.${name}' in the schema cache`)
}
