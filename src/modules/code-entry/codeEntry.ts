import type { HostedError } from '../../hosted/errors.ts'
import type { Factor } from '../../hosted/factors.ts'

// Rules and texts of the one-time code, shared by sign-in and settings.

export type FactorType = Factor['type']

export const CODE_LENGTH = 6

export const CODE_INCOMPLETE = 'Enter all six digits.'
export const NEW_CODE_SENT = "We've sent a new code. The previous one no longer works."
export const APP_CODE_EXPIRED = 'That code has expired. Enter the current code from your app.'

export const WRONG_CODE: Readonly<Record<FactorType, string>> = {
  totp: 'Incorrect code. Enter the current code from your app.',
  phone: 'Incorrect code. Enter the code from the latest message.',
}

const REASONS = { mfa_verification_failed: 'wrongCode', mfa_challenge_expired: 'codeExpired' } as const

/** Why the provider rejected a code, or null if the error is not about the code. */
export function codeErrorReason({ code }: HostedError): 'wrongCode' | 'codeExpired' | null {
  return code !== null && code in REASONS ? REASONS[code as keyof typeof REASONS] : null
}
