import type { AuthError } from '@supabase/supabase-js'
import { retryAfterMs } from '../lib/retryAfter.ts'
import { HostedError, type HostedErrorKind, unreachableError } from './errors.ts'
import { lastRateLimit } from './rateLimit.ts'

/** Codes for errors that the provider's client identifies only by their class name. */
const CODES_BY_NAME: Readonly<Record<string, string>> = {
  AuthSessionMissingError: 'session_not_found',
  AuthRefreshDiscardedError: 'session_not_found',
}

export function authError(error: AuthError): HostedError {
  const status = error.status || null
  if (status === null && error.name === 'AuthRetryableFetchError') return unreachableError(error)
  const code = error.code ?? CODES_BY_NAME[error.name] ?? null
  return responseError(status, code, error, lastRateLimit())
}

/** Converts an error of a table call. `status` is 0 if no response arrived. */
export function tableError(error: { message: string; code?: string }, status: number): HostedError {
  if (status === 0) return unreachableError(error)
  return responseError(status, error.code || null, error, lastRateLimit())
}

/** Converts an error of a request made without the table or auth client. `response` is undefined if none arrived. */
export async function httpError(error: unknown, response: Response | undefined): Promise<HostedError> {
  if (response === undefined) {
    // A SyntaxError means that the body was declared as JSON and was not.
    const hasResponse = error instanceof SyntaxError
    return hasResponse ? responseError(null, null, error, null) : unreachableError(error)
  }
  const body: unknown = await response.json().catch(() => null)
  const message = textIn(body, 'error') || textIn(body, 'message')
  const cause = message === '' ? error : new Error(message, { cause: error })
  return responseError(response.status, null, cause, retryAfterMs(response))
}

function responseError(
  status: number | null,
  code: string | null,
  cause: unknown,
  retryAfterMs: number | null,
): HostedError {
  const kind = status === 401 && isKeyRefusal(cause) ? 'server' : kindOf(status, code)
  return new HostedError({ kind, status, code, retryAfterMs, cause })
}

/**
 * Whether the provider's gateway refused the key of the deployment, not the user: 'Invalid API key' or 'No API key found
 * in request', without a code.
 */
function isKeyRefusal(cause: unknown): boolean {
  return /\bAPI key\b/.test(textIn(cause, 'message'))
}

const KINDS_BY_CODE: Readonly<Record<string, HostedErrorKind>> = {
  '23505': 'duplicate',
  '42501': 'refused',
  PGRST116: 'notFound',
  // The tables are not those of supabase/migrations.
  PGRST200: 'server',
  PGRST204: 'server',
  PGRST205: 'server',
  email_exists: 'duplicate',
  email_not_confirmed: 'refused',
  insufficient_aal: 'refused',
  invalid_credentials: 'refused',
  invalid_jwt: 'refused',
  mfa_challenge_expired: 'refused',
  mfa_factor_name_conflict: 'duplicate',
  mfa_factor_not_found: 'notFound',
  mfa_verification_failed: 'refused',
  mfa_verified_factor_exists: 'duplicate',
  otp_expired: 'refused',
  refresh_token_already_used: 'refused',
  refresh_token_not_found: 'refused',
  session_expired: 'refused',
  session_not_found: 'refused',
  signup_disabled: 'refused',
  user_already_exists: 'duplicate',
}

/** A known code takes precedence over the status, which is often an unspecific 400 or 422. */
function kindOf(status: number | null, code: string | null): HostedErrorKind {
  const kindOfCode = code === null ? undefined : KINDS_BY_CODE[code]
  if (kindOfCode !== undefined) return kindOfCode
  // A missing or successful status means that the body could not be parsed.
  if (status === null || status < 400 || status >= 500) return 'server'
  if (status === 401 || status === 403) return 'refused'
  if (status === 404) return 'notFound'
  return status === 429 ? 'rateLimited' : 'invalid'
}

function textIn(body: unknown, field: string): string {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined
  return typeof value === 'string' ? value : ''
}
