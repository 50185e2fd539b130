import { reasonOf } from '../../lib/xstate/ReasonError.ts'

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

export const errorReasonOf = (error: unknown) => reasonOf<SecondFactorErrorReason>(error, 'unexpected')

/** Whether a retry can succeed. Otherwise the user must sign in again. */
export function canRetry(reason: SecondFactorErrorReason | null): boolean {
  return reason !== 'noFactor' && reason !== 'signInEnded'
}
