import * as v from 'valibot'

/** The longest address, in characters: no mail server takes a longer one. */
export const MAX_EMAIL_LENGTH = 254
const MAX_LOCAL_LENGTH = 64

// Apostrophes and the like are part of people's addresses. Only a domain with a dot can be written to from outside.
const ATOM = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+"
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const LAST_LABEL = '[a-z](?:[a-z0-9-]{0,61}[a-z0-9])'
const EMAIL = new RegExp(`^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+${LAST_LABEL}$`, 'i')

/** Whether a text is a complete e-mail address, without spaces around it. */
export function isEmail(text: string): boolean {
  return text.length <= MAX_EMAIL_LENGTH && text.indexOf('@') <= MAX_LOCAL_LENGTH && EMAIL.test(text)
}

/** A form's e-mail field: trimmed, given, and an address. */
export const emailField = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Please enter your email.'),
  v.check(isEmail, 'Please enter a complete email address, such as name@example.com.'),
)
