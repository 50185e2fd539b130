import { isEmail } from '../../../src/domain/email.ts'
import { emailKey } from '../../db/database.ts'
import { AuthError } from './errors.ts'

const MINIMUM_LENGTH = 6
/** The real provider's hash reads no further. */
const MAXIMUM_LENGTH = 72

/**
 * An e-mail address as accounts are kept: in lower case.
 *
 * @throws AuthError 400 validation_failed
 */
export function checkEmail(email: string): string {
  if (!isEmail(email))
    throw new AuthError(400, 'validation_failed', 'Unable to validate email address: invalid format')
  return emailKey(email)
}

/** @throws AuthError 400 validation_failed, 422 weak_password */
export function checkPassword(password: string): void {
  if (password.length > MAXIMUM_LENGTH)
    throw new AuthError(
      400,
      'validation_failed',
      `Password cannot be longer than ${MAXIMUM_LENGTH} characters`,
    )
  if (password.length < MINIMUM_LENGTH)
    throw new AuthError(422, 'weak_password', `Password should be at least ${MINIMUM_LENGTH} characters.`, {
      weak_password: { reasons: ['length'] },
    })
}
