import { PRODUCT_NAME } from '../../domain/product.ts'
import type { Factor } from '../../hosted/factors.ts'
import {
  APP_CODE_EXPIRED,
  CODE_INCOMPLETE,
  type FactorType,
  NEW_CODE_SENT,
  WRONG_CODE,
} from '../../modules/code-entry/codeEntry.ts'
import type { SecondFactorErrorReason } from './secondFactor.errors.ts'

/** The instruction above the code. Names the factor if there are several. */
export function instruction({ type, name }: Factor, isOneOfSeveral: boolean): string {
  const quotedName = isOneOfSeveral && name !== '' ? ` (“${name}”)` : ''
  return type === 'totp'
    ? `Enter the six-digit code for ${PRODUCT_NAME} from your authenticator app${quotedName}.`
    : `Enter the six-digit code we're texting to your phone${quotedName}.`
}

export function switchLabel({ type, name }: Factor): string {
  if (name !== '') return `Use “${name}” instead`
  return type === 'totp' ? 'Use an authenticator app instead' : 'Get a text message instead'
}

export function noticeText(notice: 'expired' | 'resent', type: FactorType): string {
  if (notice === 'resent') return NEW_CODE_SENT
  return type === 'totp' ? APP_CODE_EXPIRED : "That code has expired. We've sent a new one."
}

/** `failure`: the message of the failed call. */
export function errorText(reason: SecondFactorErrorReason, type: FactorType | null, failure: string): string {
  switch (reason) {
    case 'incomplete':
      return CODE_INCOMPLETE
    case 'wrongCode':
      return WRONG_CODE[type ?? 'totp']
    case 'codeExpired':
      return 'That code has expired.'
    case 'rateLimited':
      return failure
    case 'unreachable':
      return "The sign-in service can't be reached. Check your internet connection and try again."
    case 'unexpected':
      return 'The sign-in service returned an unexpected response. Try again in a moment.'
    case 'factorNotFound':
      return 'This verification method was removed. Try again to use another.'
    case 'noFactor':
      return 'This verification method was removed. Go back and sign in again.'
    case 'signInEnded':
      return 'This sign-in has expired. Go back and sign in again.'
  }
}
