import { AuthError } from '../errors.ts'

/**
 * A phone number as it is stored: digits only, starting with the country code (E.164).
 *
 * @throws AuthError 400 validation_failed
 */
export function normalizePhone(phone: string): string {
  if (phone === '')
    throw new AuthError(400, 'validation_failed', 'Phone number required to enroll Phone factor')
  const digits = phone.replaceAll(/[+\s]/g, '')
  if (!/^[1-9]\d{1,14}$/.test(digits))
    throw new AuthError(400, 'validation_failed', 'Invalid phone number format (E.164 required)')
  return digits
}
