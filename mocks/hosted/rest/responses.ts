import { HttpResponse } from 'msw'
import { toCsv } from './csv.ts'
import { RestError } from './errors.ts'
import { negotiate } from './media.ts'
import { parsePrefer } from './prefer.ts'
import type { Query } from './query.ts'
import { responseColumns } from './query.ts'
import type { ResponseRow } from './responseRows.ts'

/** @throws RestError PGRST116 if one object is required and there is not exactly one row. */
export function requireSingle(request: Request, count: number): void {
  if (negotiate(request).format === 'object' && count !== 1)
    throw new RestError('PGRST116', 'Cannot coerce the result to a single JSON object', {
      details: `The result contains ${count} rows`,
    })
}

export function rowsResponse(
  request: Request,
  query: Query,
  rows: readonly ResponseRow[],
  { status, contentRange }: { readonly status: number; readonly contentRange: string },
): Response {
  const { format, omitsNulls, type } = negotiate(request)
  const shown = omitsNulls ? rows.map(withoutNulls) : rows
  const text =
    format === 'csv'
      ? toCsv(responseColumns(query), rows)
      : JSON.stringify(format === 'object' ? shown[0] : shown)
  const headers = { ...headersOf(request, contentRange), 'Content-Type': type }
  return new HttpResponse(request.method === 'HEAD' ? null : text, { status, headers })
}

export function emptyResponse(
  request: Request,
  { status, contentRange, location }: { status: number; contentRange: string; location?: string | null },
): Response {
  const headers = {
    ...headersOf(request, contentRange),
    ...(location == null ? {} : { Location: location }),
  }
  return new HttpResponse(null, { status, headers })
}

function headersOf(request: Request, contentRange: string): Record<string, string> {
  const { applied } = parsePrefer(request)
  return { 'Content-Range': contentRange, ...(applied !== null && { 'Preference-Applied': applied }) }
}

/** Like the database, removes the fields of objects at every depth. */
function withoutNulls(row: ResponseRow): ResponseRow {
  return JSON.parse(JSON.stringify(row, (_, value) => value ?? undefined))
}
