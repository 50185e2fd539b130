import { HttpResponse } from 'msw'
import type { TableName } from './tables.ts'

/** An error with a code and message of the database (five characters) or of PostgREST (PGRST...). */
export class RestError extends Error {
  override readonly name = 'RestError'
  readonly code: string
  readonly details: string | null
  readonly headers: Readonly<Record<string, string>>

  constructor(
    code: string,
    message: string,
    { details = null, headers = {} }: Partial<Pick<RestError, 'details' | 'headers'>> = {},
  ) {
    super(message)
    this.code = code
    this.details = details
    this.headers = headers
  }

  toResponse(isSignedIn: boolean): Response {
    const { code, details, message } = this
    const status = statusOf(code, isSignedIn)
    const headers = { ...this.headers, ...(status === 401 && { 'WWW-Authenticate': 'Bearer' }) }
    return HttpResponse.json({ code, details, hint: null, message }, { status, headers })
  }
}

const STATUSES: Readonly<Record<string, number>> = {
  '23505': 409,
  PGRST103: 416,
  PGRST116: 406,
  PGRST125: 404,
  PGRST205: 404,
  PGRST303: 401,
  // Features that only the mock lacks get 501 instead of the provider's 400, so that they are noticed.
  PGRST127: 501,
  over_request_rate_limit: 429,
}

function statusOf(code: string, isSignedIn: boolean): number {
  // Like PostgREST: 401 if signing in could help, otherwise 403.
  if (code === '42501') return isSignedIn ? 403 : 401
  return STATUSES[code] ?? 400
}

export const permissionDenied = (table: TableName) =>
  new RestError(
    '42501',
    `permission denied for ${table === 'admin_applications' ? 'view' : 'table'} ${table}`,
  )

export const policyViolated = (table: TableName) =>
  new RestError('42501', `new row violates row-level security policy for table "${table}"`)

export const unknownColumn = (table: TableName, column: string) =>
  new RestError('42703', `column ${table}.${column} does not exist`)

/** A feature of the provider that the mock lacks. */
export const notImplemented = (details: string) =>
  new RestError('PGRST127', 'Feature not implemented', { details })
