export type SecondFactorErrorReason =
  | 'incomplete'
  | 'wrongCode'
  | 'codeExpired'
  | 'rateLimited'
  | 'unreachable'
  | 'unexpected'
  | 'factorNotFound'
  | 'noFactor'
  | 'signInEnded'

/** The error of the flow's actors. */
export class SecondFactorError extends Error {
  override readonly name = 'SecondFactorError'
  readonly reason: SecondFactorErrorReason

  constructor(reason: SecondFactorErrorReason, cause?: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}

export function errorReasonOf(error: unknown): SecondFactorErrorReason {
  return error instanceof SecondFactorError ? error.reason : 'unexpected'
}

/** Whether a retry can succeed. Otherwise the user must sign in again. */
export function canRetry(reason: SecondFactorErrorReason | null): boolean {
  return reason !== 'noFactor' && reason !== 'signInEnded'
}
