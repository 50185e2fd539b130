import { isEmail } from '../../../src/domain/email.ts'
import { emailKey } from '../../db/database.ts'
import { AuthError } from './errors.ts'

const MIN_PASSWORD_LENGTH = 6
/** The limit of bcrypt, which the real provider uses. */
const MAX_PASSWORD_LENGTH = 72

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
  if (password.length > MAX_PASSWORD_LENGTH)
    throw new AuthError(
      400,
      'validation_failed',
      `Password cannot be longer than ${MAX_PASSWORD_LENGTH} characters`,
    )
  if (password.length < MIN_PASSWORD_LENGTH)
    throw new AuthError(
      422,
      'weak_password',
      `Password should be at least ${MIN_PASSWORD_LENGTH} characters.`,
      {
        weak_password: { reasons: ['length'] },
      },
    )
}
