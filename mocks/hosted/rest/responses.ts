import { HttpResponse } from 'msw'
import { notImplemented, RestError } from './errors.ts'

const OBJECT = 'application/vnd.pgrst.object+json'

/** What a header may contain. Anything else is a feature that the mock lacks. */
const HEADERS: Readonly<Record<string, RegExp>> = {
  Accept: /^application\/vnd\.pgrst\.object\+json$|(?:^|,) *(?:application\/json|\*\/\*) *(?:$|[,;])/,
  'Accept-Profile': /^public$/,
  'Content-Profile': /^public$/,
  'Content-Type': /^(?:application\/json|text\/plain)\b/,
  Prefer: /^(?:(?:return=representation|return=minimal|count=exact)(?:, *|$))*$/,
  Range: /^$/,
}

export interface Demand {
  /** Whether it wants exactly one row, as an object. */
  readonly isSingle: boolean
  readonly returnsRows: boolean
  readonly isCounted: boolean
}

/** @throws RestError PGRST127 for a header with something else than the app sends */
export function demandOf({ method, headers }: Request): Demand {
  for (const [name, answered] of Object.entries(HEADERS)) {
    const value = headers.get(name)
    if (value !== null && !answered.test(value))
      throw notImplemented(`The header ${name}: ${value} is not answered here.`)
  }
  const prefer = headers.get('Prefer') ?? ''
  return {
    isSingle: headers.get('Accept') === OBJECT,
    returnsRows: method === 'GET' || method === 'HEAD' || prefer.includes('return=representation'),
    isCounted: prefer.includes('count=exact'),
  }
}

/** @throws RestError PGRST116 if one object is required and there is not exactly one row. */
export function requireSingle({ isSingle }: Demand, count: number): void {
  if (isSingle && count !== 1)
    throw new RestError('PGRST116', 'Cannot coerce the result to a single JSON object', {
      details: `The result contains ${count} rows`,
    })
}

/**
 * The header Content-Range: `0-9/25`, `0-9/*` without a count, and `*` for no rows.
 *
 * @param total null if no count was requested
 */
export function contentRange(offset: number, count: number, total: number | null): string {
  return `${count > 0 ? `${offset}-${offset + count - 1}` : '*'}/${total ?? '*'}`
}

/**
 * 206 if there are more rows than in the response.
 *
 * @throws RestError PGRST103 if the range starts after the last row.
 */
export function rangeStatus(offset: number, count: number, total: number | null): 200 | 206 {
  if (total !== null && offset > total)
    throw new RestError('PGRST103', 'Requested range not satisfiable', {
      details: `An offset of ${offset} was requested, but there are only ${total} rows.`,
    })
  return total !== null && count < total ? 206 : 200
}

/** @param rows null for a response without rows */
export function respond(
  { isSingle }: Demand,
  rows: readonly object[] | null,
  { status, contentRange }: { readonly status: number; readonly contentRange: string },
): Response {
  const headers = { 'Content-Range': contentRange }
  if (rows === null) return new HttpResponse(null, { status, headers })
  const type = `${isSingle ? OBJECT : 'application/json'}; charset=utf-8`
  return new HttpResponse(JSON.stringify(isSingle ? rows[0] : rows), {
    status,
    headers: { ...headers, 'Content-Type': type },
  })
}
