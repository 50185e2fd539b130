import type { HttpHandler } from 'msw'
import { http } from 'msw'
import { timestamp } from '../../context.ts'
import { callerOf } from '../auth/caller.ts'
import type { ProviderContext } from '../auth/context.ts'
import { inSequence } from '../inSequence.ts'
import { createApplicationLimits } from './applicationLimits.ts'
import { RestError } from './errors.ts'
import { negotiate } from './media.ts'
import { parseQuery } from './parseQuery.ts'
import { parsePrefer } from './prefer.ts'
import type { Query } from './query.ts'
import { isAggregated } from './query.ts'
import { contentRange, parseRange, rangeStatus } from './range.ts'
import type { TableAccess } from './read.ts'
import { findRows } from './read.ts'
import { requesterOf } from './requester.ts'
import { toResponseRows } from './responseRows.ts'
import { requireSingle, rowsResponse } from './responses.ts'
import { functionNotFound } from './rpc.ts'
import type { TableName } from './tables.ts'
import { isTable } from './tables.ts'
import { answerWrite } from './writeRequest.ts'

/** The provider's tables at /hosted/rest/v1/<table>, with its permissions, error messages and statuses. */
export function rest(context: ProviderContext): HttpHandler[] {
  const serialize = inSequence()

  const writeContext = { ...context, applicationLimits: createApplicationLimits(context.clock) }

  return [
    http.all('*/hosted/rest/v1/:table', ({ request, params }) =>
      answer(context, request, async (view) => {
        negotiate(request)
        const table = requireTable(String(params.table))
        return isReading(request)
          ? read(view, queryOf(context, table, request), request)
          : serialize(() => answerWrite(writeContext, view, queryOf(context, table, request), request))
      }),
    ),
    http.all('*/hosted/rest/v1/rpc/:name', ({ request, params }) =>
      answer(context, request, async () => {
        throw await functionNotFound(String(params.name), request)
      }),
    ),
  ]
}

async function answer(
  context: ProviderContext,
  request: Request,
  respond: (view: TableAccess) => Promise<Response>,
): Promise<Response> {
  let isSignedIn = false
  try {
    const caller = await callerOf(context, request)
    if (caller === null) throw new RestError('PGRST303', 'JWT expired')
    isSignedIn = caller.user !== null
    requireSchema(request)
    const requester = requesterOf(context, caller)
    return await respond({ db: context.db, requester, isDeleting: request.method === 'DELETE' })
  } catch (error) {
    if (error instanceof RestError) return error.toResponse(isSignedIn)
    if (request.signal.aborted) return Response.error()
    console.error(error)
    return new RestError('XX000', 'Internal error').toResponse(isSignedIn)
  }
}

function queryOf({ clock }: ProviderContext, table: TableName, request: Request): Query {
  const now = timestamp(clock)
  const { searchParams } = new URL(request.url)
  const { returns } = parsePrefer(request)
  // The header Location contains the id.
  if (request.method === 'POST' && returns === 'headers-only')
    return parseQuery(table, new URLSearchParams({ select: 'id' }), { returnsRows: true, now })
  return parseQuery(table, searchParams, {
    returnsRows: isReading(request) || returns === 'representation',
    now,
  })
}

function read(view: TableAccess, query: Query, request: Request): Response {
  const range = parseRange(new URL(request.url).searchParams, request.headers.get('Range'))
  const { offset, limit } = range
  const found = findRows(view, query)
  const page = <Row>(all: readonly Row[]) => all.slice(offset, offset + limit)
  const groups = isAggregated(query) ? toResponseRows(view, query, found) : null
  const rows = groups === null ? toResponseRows(view, query, page(found)) : page(groups)
  const total = parsePrefer(request).count === null ? null : (groups ?? found).length
  const status = rangeStatus(range, rows.length, total)
  requireSingle(request, rows.length)
  return rowsResponse(request, query, rows, {
    status,
    contentRange: contentRange(offset, rows.length, total),
  })
}

function isReading({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD'
}

/** @throws RestError PGRST205 */
function requireTable(name: string): TableName {
  if (isTable(name)) return name
  throw new RestError('PGRST205', `Could not find the table 'public.${name}' in the schema cache`)
}

/** @throws RestError PGRST106 */
function requireSchema(request: Request): void {
  const schema = request.headers.get(isReading(request) ? 'Accept-Profile' : 'Content-Profile')
  if (schema !== null && schema !== 'public')
    throw new RestError('PGRST106', `Invalid schema: ${schema}`, {
      hint: 'Only the following schemas are exposed: public, graphql_public',
    })
}
