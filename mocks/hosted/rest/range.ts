import { RestError } from './errors.ts'

/** Maximum rows per response. */
export const MAX_ROWS = 1000

/** The requested rows. */
export interface Range {
  readonly offset: number
  readonly limit: number
}

/**
 * Parses `limit` and `offset`, or the header `Range: 0-9`.
 *
 * @throws RestError PGRST103
 */
export function parseRange(params: URLSearchParams, header: string | null): Range {
  const offset = numberIn(params, 'offset')
  const limit = numberIn(params, 'limit')
  if (offset !== null || limit !== null) return { offset: Math.max(offset ?? 0, 0), limit: atMost(limit) }
  const { first, last } = /^(?<first>\d+)-(?<last>\d*)$/.exec(header ?? '')?.groups ?? {}
  if (first === undefined) return { offset: 0, limit: MAX_ROWS }
  if (last === undefined || last === '') return { offset: Number(first), limit: MAX_ROWS }
  if (Number(last) < Number(first))
    throw unsatisfiable(
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    )
  return { offset: Number(first), limit: atMost(Number(last) - Number(first) + 1) }
}

/**
 * The header Content-Range: `0-9/25`, `0-9/*` without a count, and `*` for no rows.
 *
 * @param total null if no count was requested
 */
export function contentRange(offset: number, count: number, total: number | null): string {
  return `${count > 0 && total !== 0 ? `${offset}-${offset + count - 1}` : '*'}/${total ?? '*'}`
}

/**
 * 206 if there are more rows than in the response.
 *
 * @throws RestError PGRST103 if the range starts after the last row.
 */
export function rangeStatus({ offset }: Range, count: number, total: number | null): 200 | 206 {
  if (total !== null && offset > total)
    throw unsatisfiable(`An offset of ${offset} was requested, but there are only ${total} rows.`)
  return total !== null && count < total ? 206 : 200
}

function atMost(limit: number | null): number {
  return Math.min(limit ?? MAX_ROWS, MAX_ROWS)
}

function numberIn(params: URLSearchParams, name: string): number | null {
  const value = params.get(name)
  if (value === null || !/^-?\d+$/.test(value)) return null
  if (name === 'limit' && Number(value) < 0)
    throw unsatisfiable('Limit should be greater than or equal to zero.')
  return Number(value)
}

function unsatisfiable(details: string): RestError {
  return new RestError('PGRST103', 'Requested range not satisfiable', { details })
}
