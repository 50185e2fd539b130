/** Reasons that the machine handles differently. For 'other' it shows the message. */
export type ResetErrorReason =
  | 'emailRefused'
  | 'linkExpired'
  | 'passwordRefused'
  | 'secondFactorRequired'
  | 'other'

/** The error of the flow's actors. Its message is shown to the user. */
export class ResetError extends Error {
  override readonly name = 'ResetError'
  readonly reason: ResetErrorReason

  constructor(message: string, reason: ResetErrorReason, cause?: unknown) {
    super(message, { cause })
    this.reason = reason
  }
}

export function errorReasonOf(error: unknown): ResetErrorReason {
  return error instanceof ResetError ? error.reason : 'other'
}
