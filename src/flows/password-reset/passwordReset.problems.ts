/** What went wrong, where the flow goes on in its own way; 'other' is only told. */
export type ResetProblem = 'emailRefused' | 'linkExpired' | 'passwordRefused' | 'secondFactorNeeded' | 'other'

/** Why a password could not be reset, in words for the person. */
export class ResetError extends Error {
  override readonly name = 'ResetError'
  readonly problem: ResetProblem

  constructor(message: string, problem: ResetProblem, cause?: unknown) {
    super(message, { cause })
    this.problem = problem
  }
}

export function problemOf(error: unknown): ResetProblem {
  return error instanceof ResetError ? error.problem : 'other'
}
