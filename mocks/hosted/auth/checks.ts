import { isEmail } from '../../../src/domain/email.ts'
import { countCharacters, isTooLong, MAX_BYTES, MIN_CHARACTERS } from '../../../src/domain/password.ts'
import { emailKey } from '../../db/database.ts'
import { AuthError } from './errors.ts'

/**
 * An email address in lower case, as accounts store it.
 *
 * @throws AuthError 400 validation_failed
 */
export function normalizeEmail(email: string): string {
  if (!isEmail(email))
    throw new AuthError(400, 'validation_failed', 'Unable to validate email address: invalid format')
  return emailKey(email)
}

/** @throws AuthError 400 validation_failed, 422 weak_password */
export function checkPassword(password: string): void {
  if (isTooLong(password))
    throw new AuthError(400, 'validation_failed', `Password cannot be longer than ${MAX_BYTES} characters`)
  if (countCharacters(password) < MIN_CHARACTERS)
    throw new AuthError(422, 'weak_password', `Password should be at least ${MIN_CHARACTERS} characters.`, {
      weak_password: { reasons: ['length'] },
    })
}
