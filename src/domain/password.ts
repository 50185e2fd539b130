import * as v from 'valibot'

export interface PasswordRequirement {
  readonly id: 'length' | 'uppercase' | 'lowercase' | 'number'
  readonly text: string
  readonly isMet: boolean
}

/** Title of the setup page's checklist and start of its error message. */
export const PASSWORD_MUST_CONTAIN = 'Password must contain:'
export const PASSWORDS_DO_NOT_MATCH = 'Passwords do not match'
export const PASSWORD_TOO_SHORT = 'Password must be at least 6 characters long'
export const PASSWORD_TOO_LONG =
  'This password is too long. Please use at most 72 characters; accented letters and emoji count as several.'

const SETUP_MIN_CHARACTERS = 8
export const MIN_CHARACTERS = 6

/** The provider's limit (bcrypt, in UTF-8 bytes). */
export const MAX_BYTES = 72

const bytes = new TextEncoder()

/** Counts Unicode code points, as the contract's JSON Schema does for `minLength`. */
export function countCharacters(password: string): number {
  return [...password].length
}

export function isTooLong(password: string): boolean {
  return bytes.encode(password).length > MAX_BYTES
}

/** The setup page's requirements, in a fixed order. */
export function passwordChecklist(password: string): PasswordRequirement[] {
  return [
    { id: 'length', text: 'At least 8 characters', isMet: countCharacters(password) >= SETUP_MIN_CHARACTERS },
    { id: 'uppercase', text: 'One uppercase letter', isMet: /\p{Lu}/u.test(password) },
    { id: 'lowercase', text: 'One lowercase letter', isMet: /\p{Ll}/u.test(password) },
    { id: 'number', text: 'One number', isMet: /\p{Nd}/u.test(password) },
  ]
}

/** The setup page's error for a password, or null: 'Password must contain: one uppercase letter, one number'. */
export function setupPasswordProblem(password: string): string | null {
  if (isTooLong(password)) return PASSWORD_TOO_LONG
  const missing = passwordChecklist(password).filter(({ isMet }) => !isMet)
  if (missing.length === 0) return null
  return `${PASSWORD_MUST_CONTAIN} ${missing.map(({ text }) => text.toLowerCase()).join(', ')}`
}

/** The error for a password on every page except the setup page, or null. */
export function passwordProblem(password: string): string | null {
  if (isTooLong(password)) return PASSWORD_TOO_LONG
  return countCharacters(password) < MIN_CHARACTERS ? PASSWORD_TOO_SHORT : null
}

function passwordField(problemOf: (password: string) => string | null) {
  return v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed ? problemOf(dataset.value) : null
      if (problem !== null) addIssue({ message: problem })
    }),
  )
}

/** A password and its confirmation. A mismatch is an error of the confirmation, reported in addition to others. */
function passwordTwice(problemOf: (password: string) => string | null) {
  return v.pipe(
    v.object({ password: passwordField(problemOf), confirmPassword: v.string() }),
    v.forward(
      v.partialCheck(
        [['password'], ['confirmPassword']],
        ({ password, confirmPassword }) => password === confirmPassword,
        PASSWORDS_DO_NOT_MATCH,
      ),
      ['confirmPassword'],
    ),
  )
}

export const setupPasswordSchema = passwordTwice(setupPasswordProblem)

/** The password fields of every other form: magic setup, password reset, registration and direct sign-up. */
export const newPasswordSchema = passwordTwice(passwordProblem)
