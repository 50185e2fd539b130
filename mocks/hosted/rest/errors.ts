import { HttpResponse } from 'msw'
import type { TableName } from './tables.ts'

/** An error with a code and message of the database (five characters) or of PostgREST (PGRST...). */
export class RestError extends Error {
  override readonly name = 'RestError'
  readonly code: string
  readonly details: string | null
  readonly hint: string | null
  /** Additional headers of the response. */
  readonly headers: Readonly<Record<string, string>>

  constructor(
    code: string,
    message: string,
    {
      details = null,
      hint = null,
      headers = {},
    }: Partial<Pick<RestError, 'details' | 'hint' | 'headers'>> = {},
  ) {
    super(message)
    this.code = code
    this.details = details
    this.hint = hint
    this.headers = headers
  }

  toResponse(isSignedIn: boolean): Response {
    const { code, details, hint, message } = this
    const status = statusOf(code, isSignedIn)
    const headers = { ...this.headers, ...(status === 401 && { 'WWW-Authenticate': 'Bearer' }) }
    return HttpResponse.json({ code, details, hint, message }, { status, headers })
  }
}

const STATUSES: Readonly<Record<string, number>> = {
  '23503': 409,
  '23505': 409,
  '42883': 404,
  PGRST103: 416,
  PGRST106: 406,
  PGRST107: 406,
  PGRST116: 406,
  PGRST117: 405,
  PGRST125: 404,
  PGRST202: 404,
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

export const badQuery = (what: string, column: number, details: string) =>
  new RestError('PGRST100', `"failed to parse ${what}" (line 1, column ${column})`, { details })

export const notEmbedded = (target: string) =>
  new RestError('PGRST108', `'${target}' is not an embedded resource in this request`, {
    hint: `Verify that '${target}' is included in the 'select' query parameter.`,
  })

export const notImplemented = (details: string) =>
  new RestError('PGRST127', 'Feature not implemented', { details })
