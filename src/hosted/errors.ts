import { tooManyAttempts } from '../domain/tooManyAttempts.ts'

/**
 * Why a call to the hosted provider failed: no response arrived (`unreachable`); permission, password, code or session
 * was not accepted (`refused`); it already exists (`duplicate`); it does not exist (`notFound`); too many calls
 * (`rateLimited`); invalid input (`invalid`); an error of the provider (`server`).
 */
export type HostedErrorKind =
  | 'unreachable'
  | 'refused'
  | 'duplicate'
  | 'notFound'
  | 'rateLimited'
  | 'invalid'
  | 'server'

/**
 * A failed call to the hosted provider. Its message is a text for users; the provider's own message, which is written
 * for developers, is that of the `cause`.
 */
export class HostedError extends Error {
  override readonly name = 'HostedError'
  readonly kind: HostedErrorKind
  /** The HTTP status; null if no response arrived. */
  readonly status: number | null
  /** The provider's error code, such as 'invalid_credentials' or '23505'; null if it sent none. */
  readonly code: string | null
  /** The delay that the provider asks for in milliseconds; null if it names none. */
  readonly retryAfterMs: number | null

  constructor({
    kind,
    status,
    code = null,
    retryAfterMs = null,
    cause,
  }: {
    kind: HostedErrorKind
    status: number | null
    code?: string | null
    /** The delay that the provider asks for in milliseconds; null if it names none. */
    retryAfterMs?: number | null
    cause?: unknown
  }) {
    const text = TEXTS_BY_CODE[code ?? String(status)]
    super(kind === 'rateLimited' ? tooManyAttempts(retryAfterMs) : (text ?? TEXTS[kind]), { cause })
    this.kind = kind
    this.status = status
    this.code = code
    this.retryAfterMs = retryAfterMs
  }
}

const TEXTS: Readonly<Record<Exclude<HostedErrorKind, 'rateLimited'>, string>> = {
  unreachable:
    'Network error: Unable to connect to the sign-in service. Please check your internet connection and try again.',
  refused: "You don't have permission for this, or your session has expired. Sign in again, then try again.",
  duplicate: 'This already exists.',
  notFound: 'This no longer exists or was changed meanwhile. Reload the page.',
  invalid: "The sign-in service didn't accept this. Check what you entered, then try again.",
  server: 'The sign-in service has a problem. Please try again in a moment.',
}

/** By the error code, or by the status of an error without one. */
const TEXTS_BY_CODE: Readonly<Record<string, string>> = {
  409: 'This was changed meanwhile. Reload the page to see its current state.',
  email_not_confirmed: 'Please confirm your email first. Use the link in the email we sent you.',
  same_password: 'This is your current password. Please choose a different one.',
  signup_disabled: "New accounts can't be created at the moment. Please contact support.",
  weak_password: 'This password is too easy to guess. Please choose a longer or less common one.',
}

/** Whether a row does not exist, or no longer matches the conditions of the query. */
export function isNotFound(error: unknown): boolean {
  return error instanceof HostedError && error.kind === 'notFound'
}

/** Whether the provider refused a call because there were too many. */
export function isRateLimited(error: unknown): error is HostedError {
  return error instanceof HostedError && error.kind === 'rateLimited'
}

/** Whether the provider accepts neither the session's token nor its renewal. */
export function isSessionRefused(error: unknown): boolean {
  return error instanceof HostedError && error.kind === 'refused' && error.status === 401
}

/** The error of a call without a response. */
export function unreachableError(cause: unknown): HostedError {
  return new HostedError({ kind: 'unreachable', status: null, cause })
}
