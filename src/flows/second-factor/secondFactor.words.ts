import { PRODUCT_NAME } from '../../domain/product.ts'
import type { Factor } from '../../hosted/factors.ts'
import type { Trouble } from './trouble.ts'

/** What to do, with the factor's name where there are several to be told apart. */
export function instruction({ type, name }: Factor, isOneOfSeveral: boolean): string {
  const named = isOneOfSeveral && name !== '' ? ` (“${name}”)` : ''
  return type === 'totp'
    ? `Enter the six-digit code that your authenticator app${named} shows for ${PRODUCT_NAME}.`
    : `A text message with a six-digit code is on its way to your phone${named}.`
}

/** The button that turns to another factor. */
export function switchLabel({ type, name }: Factor): string {
  if (name !== '') return `Use “${name}” instead`
  return type === 'totp' ? 'Use an authenticator app instead' : 'Get a text message instead'
}

/** What became of the code that was asked for before. */
export function newsText(news: 'expired' | 'resent', type: Factor['type']): string {
  if (news === 'resent') return 'We have sent a new code. The one before is no longer good.'
  return type === 'totp'
    ? 'That took too long. Enter the code your app shows now.'
    : 'That code has expired. We have sent a new one.'
}

/** What is wrong, and what to do. */
export function troubleText(trouble: Trouble, type: Factor['type'] | null): string {
  switch (trouble) {
    case 'incomplete':
      return 'Enter all six digits.'
    case 'wrongCode':
      return type === 'phone'
        ? 'That code is not right. Enter the one of the newest message.'
        : 'That code is not right. Enter the one your app shows now.'
    case 'challengeExpired':
      return 'That code has expired.'
    case 'rateLimited':
      return 'Too many attempts. Wait a minute, then try again.'
    case 'unreachable':
      return 'The account service cannot be reached. Check your internet connection and try again.'
    case 'broken':
      return 'The account service did not answer as it should. Try again in a moment.'
    case 'factorGone':
      return 'This factor has been removed meanwhile. Try again to use another.'
    case 'noFactor':
      return 'It has been removed meanwhile. Go back and sign in again.'
    case 'signInEnded':
      return 'This sign-in has ended meanwhile. Go back and sign in again.'
  }
}
