import { PRODUCT_NAME } from '../../domain/product.ts'
import type { Factor } from '../../hosted/factors.ts'
import {
  APP_CODE_EXPIRED,
  CODE_INCOMPLETE,
  type FactorType,
  NEW_CODE_SENT,
  TOO_MANY_ATTEMPTS,
  WRONG_CODE,
} from '../../modules/code-entry/codeEntry.ts'
import type { SecondFactorErrorReason } from './secondFactor.errors.ts'

/** The instruction above the code. Names the factor if there are several. */
export function instruction({ type, name }: Factor, isOneOfSeveral: boolean): string {
  const quotedName = isOneOfSeveral && name !== '' ? ` (“${name}”)` : ''
  return type === 'totp'
    ? `Enter the six-digit code that your authenticator app${quotedName} shows for ${PRODUCT_NAME}.`
    : `A text message with a six-digit code is on its way to your phone${quotedName}.`
}

/** The label of the link that switches to this factor. */
export function switchLabel({ type, name }: Factor): string {
  if (name !== '') return `Use “${name}” instead`
  return type === 'totp' ? 'Use an authenticator app instead' : 'Get a text message instead'
}

/** Why a new code is required. */
export function noticeText(notice: 'expired' | 'resent', type: FactorType): string {
  if (notice === 'resent') return NEW_CODE_SENT
  return type === 'totp' ? APP_CODE_EXPIRED : 'That code has expired. We have sent a new one.'
}

export function errorText(reason: SecondFactorErrorReason, type: FactorType | null): string {
  switch (reason) {
    case 'incomplete':
      return CODE_INCOMPLETE
    case 'wrongCode':
      return WRONG_CODE[type ?? 'totp']
    case 'codeExpired':
      return 'That code has expired.'
    case 'rateLimited':
      return TOO_MANY_ATTEMPTS
    case 'unreachable':
      return 'The account service cannot be reached. Check your internet connection and try again.'
    case 'unexpected':
      return 'The account service did not answer as it should. Try again in a moment.'
    case 'factorNotFound':
      return 'This factor has been removed meanwhile. Try again to use another.'
    case 'noFactor':
      return 'It has been removed meanwhile. Go back and sign in again.'
    case 'signInEnded':
      return 'This sign-in has ended meanwhile. Go back and sign in again.'
  }
}
