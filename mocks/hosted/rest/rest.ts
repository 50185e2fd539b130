import type { HttpHandler } from 'msw'
import { http } from 'msw'
import { timestamp } from '../../context.ts'
import { callerOf } from '../auth/caller.ts'
import type { ProviderContext } from '../auth/context.ts'
import { inSequence } from '../inSequence.ts'
import { createApplicationLimits } from './applicationLimits.ts'
import { readBody } from './body.ts'
import { notImplemented, RestError } from './errors.ts'
import type { Query } from './query.ts'
import { parseQuery } from './query.ts'
import type { TableAccess } from './read.ts'
import { findRows, toResponseRows } from './read.ts'
import { requesterOf } from './requester.ts'
import { contentRange, demandOf, rangeStatus, requireSingle, respond } from './responses.ts'
import { senderOf } from './sender.ts'
import type { TableName } from './tables.ts'
import { isTable } from './tables.ts'
import type { WriteContext } from './write.ts'
import { insert, remove, update } from './write.ts'

/** The provider's tables at /hosted/rest/v1/<table>, with its permissions, error messages and statuses. */
export function rest(context: ProviderContext): HttpHandler[] {
  const serialize = inSequence()
  const writeContext = { ...context, applicationLimits: createApplicationLimits(context.clock) }

  return [
    http.all('*/hosted/rest/v1/:table', async ({ request, params }) => {
      let isSignedIn = false
      try {
        const caller = await callerOf(context, request)
        if (caller === null) throw new RestError('PGRST303', 'JWT expired')
        isSignedIn = caller.user !== null
        const table = requireTable(String(params.table))
        const { searchParams } = new URL(request.url)
        const query = parseQuery(table, searchParams, demandOf(request), timestamp(context.clock))
        const requester = requesterOf(context, caller)
        const view = { db: context.db, requester, isDeleting: request.method === 'DELETE' }
        return request.method === 'GET' || request.method === 'HEAD'
          ? answerRead(view, query, request)
          : await serialize(() => answerWrite(writeContext, view, query, request))
      } catch (error) {
        if (error instanceof RestError) return error.toResponse(isSignedIn)
        if (request.signal.aborted) return Response.error()
        console.error(error)
        return new RestError('XX000', 'Internal error').toResponse(isSignedIn)
      }
    }),
  ]
}

function answerRead(view: TableAccess, query: Query, request: Request): Response {
  const found = findRows(view, query)
  const { offset, limit } = query
  const page = found.slice(offset, offset + limit)
  const total = query.isCounted ? found.length : null
  const status = rangeStatus(offset, page.length, total)
  requireSingle(query, page.length)
  const rows = request.method === 'HEAD' ? null : toResponseRows(view, query, page)
  return respond(query, rows, { status, contentRange: contentRange(offset, page.length, total) })
}

async function answerWrite(context: WriteContext, view: TableAccess, query: Query, request: Request) {
  const { method } = request
  const change = await prepare(context, view, query, request)
  const affected = change.rows.length
  requireSingle(query, affected)
  const total = query.isCounted ? affected : null

  // Deleted rows are read before the commit, written rows after it.
  const deleted = method === 'DELETE' ? toResponseRows(view, query, change.rows) : null
  const stored = await change.commit()
  return respond(query, query.returnsRows ? (deleted ?? toResponseRows(view, query, stored)) : null, {
    status: method === 'POST' ? 201 : query.returnsRows ? 200 : 204,
    contentRange: contentRange(0, method === 'PATCH' ? affected : 0, total),
  })
}

async function prepare(context: WriteContext, view: TableAccess, query: Query, request: Request) {
  switch (request.method) {
    case 'POST':
      return insert(view, query, await readBody(request, query.table), senderOf(request), context)
    case 'PATCH':
      return update(view, query, await readBody(request, query.table), context)
    case 'DELETE':
      return remove(view, query)
  }
  throw notImplemented(`The method ${request.method} is not answered here.`)
}

/** @throws RestError PGRST205 */
function requireTable(name: string): TableName {
  if (isTable(name)) return name
  throw new RestError('PGRST205', `Could not find the table 'public.${name}' in the schema cache`)
}
