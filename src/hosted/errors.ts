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

/** A failed call to the hosted provider, with the provider's message if it sent one. */
export class HostedError extends Error {
  override readonly name = 'HostedError'
  readonly kind: HostedErrorKind
  /** The HTTP status; null if no response arrived. */
  readonly status: number | null
  /** The provider's error code, such as 'invalid_credentials' or '23505'; null if it sent none. */
  readonly code: string | null
  /** The delay that the provider asks for in milliseconds; null if it names none. */
  readonly retryAfterMs: number | null

  constructor(
    message: string,
    details: {
      kind: HostedErrorKind
      status: number | null
      code?: string | null
      retryAfterMs?: number | null
      cause?: unknown
    },
  ) {
    super(message, { cause: details.cause })
    this.kind = details.kind
    this.status = details.status
    this.code = details.code ?? null
    this.retryAfterMs = details.retryAfterMs ?? null
  }
}

/** Whether a row does not exist, or no longer matches the conditions of the query. */
export function isNotFound(error: unknown): boolean {
  return error instanceof HostedError && error.kind === 'notFound'
}

/** Whether the provider refused a call because there were too many. */
export function isRateLimited(error: unknown): error is HostedError {
  return error instanceof HostedError && error.kind === 'rateLimited'
}

/** The error of a call without a response. */
export function unreachableError(cause: unknown): HostedError {
  const message =
    'Network error: Unable to connect to the sign-in service. Please check your internet connection and try again.'
  return new HostedError(message, { kind: 'unreachable', status: null, cause })
}
