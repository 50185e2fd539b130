/** What went wrong, where the flow goes on in its own way; 'other' is only told. */
export type MfaProblem =
  | 'nameTaken'
  | 'phoneRefused'
  | 'wrongCode'
  | 'codeExpired'
  | 'enrolmentGone'
  | 'secondFactorNeeded'
  | 'other'

/** Why a second factor could not be read or changed, in words for its owner. */
export class MfaError extends Error {
  override readonly name = 'MfaError'
  readonly problem: MfaProblem

  constructor(message: string, problem: MfaProblem, cause?: unknown) {
    super(message, { cause })
    this.problem = problem
  }
}

export function problemOf(error: unknown): MfaProblem {
  return error instanceof MfaError ? error.problem : 'other'
}
