import type { AuthError } from '@supabase/supabase-js'
import type { HostedErrorKind } from './errors.ts'
import { HostedError, unreachableError } from './errors.ts'

/** What the provider's client names only by the class of its error. */
const CODES_OF_NAMES: Readonly<Record<string, string>> = {
  AuthSessionMissingError: 'session_not_found',
  AuthRefreshDiscardedError: 'session_not_found',
}

/** The error for what the auth service answered. */
export function authError(error: AuthError): HostedError {
  const status = error.status || null
  if (status === null && error.name === 'AuthRetryableFetchError') return unreachableError(error)
  return answeredError(error.message, status, error.code ?? CODES_OF_NAMES[error.name] ?? null, error)
}

/** The error for what a table answered. `status` is 0 where nothing did. */
export function tableError(error: { message: string; code?: string }, status: number): HostedError {
  if (status === 0) return unreachableError(error)
  return answeredError(error.message, status, error.code || null, error)
}

/** The error for what a function answered; `response` is undefined where nothing did. */
export async function functionError(error: unknown, response: Response | undefined): Promise<HostedError> {
  if (response === undefined) {
    // What is left is an answer that was no JSON although it said so.
    const isAnswered = error instanceof SyntaxError
    return isAnswered ? answeredError('', null, null, error) : unreachableError(error)
  }
  const body: unknown = await response.json().catch(() => null)
  const message = textIn(body, 'error') || textIn(body, 'message')
  return answeredError(message, response.status, null, error)
}

function answeredError(
  said: string,
  status: number | null,
  code: string | null,
  cause: unknown,
): HostedError {
  // A gateway in between answers with a web page.
  const message = said === '' || said.startsWith('<') ? 'Invalid response format' : said
  return new HostedError(message, { kind: kindOf(status, code), status, code, cause })
}

const KINDS_OF_CODES: Readonly<Record<string, HostedErrorKind>> = {
  '23505': 'duplicate',
  '42501': 'refused',
  PGRST116: 'notFound',
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

/** The name decides where it says more than the status, which often is 400 or 422. */
function kindOf(status: number | null, code: string | null): HostedErrorKind {
  const named = code === null ? undefined : KINDS_OF_CODES[code]
  if (named !== undefined) return named
  // An answer that could not be read.
  if (status === null || status < 400 || status >= 500) return 'server'
  if (status === 401 || status === 403) return 'refused'
  if (status === 404) return 'notFound'
  return status === 429 ? 'rateLimited' : 'invalid'
}

function textIn(body: unknown, field: string): string {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined
  return typeof value === 'string' ? value : ''
}
