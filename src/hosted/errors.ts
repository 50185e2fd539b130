/**
 * What kept a call to the hosted provider from succeeding: no answer of it arrived (`unreachable`), the person may
 * not, or their password, code or session is not accepted (`refused`), it is there already (`duplicate`), it is not
 * there (`notFound`), too many calls (`rateLimited`), what was sent is wrong (`invalid`), a fault of the provider's
 * own (`server`).
 */
export type HostedErrorKind =
  | 'unreachable'
  | 'refused'
  | 'duplicate'
  | 'notFound'
  | 'rateLimited'
  | 'invalid'
  | 'server'

/** A call to the hosted provider that failed. Its message is the provider's own where it said anything. */
export class HostedError extends Error {
  override readonly name = 'HostedError'
  readonly kind: HostedErrorKind
  /** The HTTP status, or null where no answer with one arrived. */
  readonly status: number | null
  /** What the provider calls it, such as 'invalid_credentials' or '23505'; null where it gave no name. */
  readonly code: string | null

  constructor(
    message: string,
    details: { kind: HostedErrorKind; status: number | null; code?: string | null; cause?: unknown },
  ) {
    super(message, { cause: details.cause })
    this.kind = details.kind
    this.status = details.status
    this.code = details.code ?? null
  }
}

/** What was asked for is not there, or not as it was any more. */
export function isNotFound(error: unknown): boolean {
  return error instanceof HostedError && error.kind === 'notFound'
}

/** The error for a call that no answer came to. */
export function unreachableError(cause: unknown): HostedError {
  const message =
    'Network error: Unable to connect to the account service. Please check your internet connection and try again.'
  return new HostedError(message, { kind: 'unreachable', status: null, cause })
}
