import { HttpResponse } from 'msw'
import { RestError } from './errors.ts'
import type { ResponseRow } from './read.ts'

const SINGLE = 'application/vnd.pgrst.object+json'

/** Whether the request accepts one object instead of a list. */
function wantsSingle(request: Request): boolean {
  return accepted(request).includes(SINGLE)
}

/** @throws RestError PGRST107 if the request accepts neither a list nor an object. */
export function requireAcceptable(request: Request): void {
  const accept = accepted(request)
  if (!/\bapplication\/(?:json|vnd\.pgrst\.(?:object|array)\+json)|\*\/\*/.test(accept))
    throw new RestError('PGRST107', `None of these media types are available: ${accept}`)
}

/** @throws RestError PGRST116 if one object is required and there is not exactly one row. */
export function requireSingle(request: Request, count: number): void {
  if (wantsSingle(request) && count !== 1)
    throw new RestError('PGRST116', 'Cannot coerce the result to a single JSON object', {
      details: `The result contains ${count} rows`,
    })
}

export function rowsResponse(
  request: Request,
  rows: readonly ResponseRow[],
  status: number,
  contentRange: string,
): Response {
  const isSingle = wantsSingle(request)
  const headers = {
    'Content-Range': contentRange,
    'Content-Type': `${isSingle ? SINGLE : 'application/json'}; charset=utf-8`,
  }
  const body = request.method === 'HEAD' ? null : JSON.stringify(isSingle ? rows[0] : rows)
  return new HttpResponse(body, { status, headers })
}

export function emptyResponse(status: number, contentRange: string): Response {
  return new HttpResponse(null, { status, headers: { 'Content-Range': contentRange } })
}

function accepted(request: Request): string {
  return request.headers.get('Accept') ?? '*/*'
}
