/** Reasons that the machine handles differently. For 'other' it shows the message. */
export type MfaErrorReason =
  | 'nameTaken'
  | 'phoneRefused'
  | 'wrongCode'
  | 'codeExpired'
  | 'enrollmentExpired'
  | 'secondFactorRequired'
  | 'other'

/** The error of the flow's actors. Its message is shown to the user. */
export class MfaError extends Error {
  override readonly name = 'MfaError'
  readonly reason: MfaErrorReason

  constructor(message: string, reason: MfaErrorReason, cause?: unknown) {
    super(message, { cause })
    this.reason = reason
  }
}

export function errorReasonOf(error: unknown): MfaErrorReason {
  return error instanceof MfaError ? error.reason : 'other'
}
