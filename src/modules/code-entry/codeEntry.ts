import type { HostedError } from '../../hosted/errors.ts'
import type { Factor } from '../../hosted/factors.ts'

// Rules and texts of the one-time code, shared by sign-in and settings.

export type FactorType = Factor['type']

export const CODE_LENGTH = 6

export const CODE_INCOMPLETE = 'Enter all six digits.'
export const NEW_CODE_SENT = 'We have sent a new code. The one before is no longer good.'
export const APP_CODE_EXPIRED = 'That took too long. Enter the code your app shows now.'
export const TOO_MANY_ATTEMPTS = 'Too many attempts. Wait a minute, then try again.'

export const WRONG_CODE: Readonly<Record<FactorType, string>> = {
  totp: 'That code is not right. Enter the one your app shows now.',
  phone: 'That code is not right. Enter the one of the newest message.',
}

const REASONS = { mfa_verification_failed: 'wrongCode', mfa_challenge_expired: 'codeExpired' } as const

/** Why the provider rejected a code, or null if the error is not about the code. */
export function codeErrorReason({ code }: HostedError): 'wrongCode' | 'codeExpired' | null {
  return code !== null && code in REASONS ? REASONS[code as keyof typeof REASONS] : null
}
