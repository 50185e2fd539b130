import * as v from 'valibot'
import { trimInvisible } from '../lib/text/text.ts'

/** The longest address that mail servers accept, in characters (RFC 5321). */
export const MAX_EMAIL_LENGTH = 254

// Apostrophes and similar characters are valid. A domain without a dot is not reachable from outside its network.
const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+"
const LABEL = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?'
const EMAIL = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${LABEL}$`, 'i')

/** Whether a text is a complete email address without surrounding spaces. The rule is the contract's schema `Email`. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && EMAIL.test(text)
}

/** A form's email field: without spaces and invisible characters around it, required and a complete address. */
export const emailField = v.pipe(
  v.string(),
  v.transform(trimInvisible),
  v.nonEmpty('Please enter your email.'),
  v.check(isEmail, 'Please enter a complete email address, such as name@example.com.'),
)
