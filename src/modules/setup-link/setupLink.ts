import type { NewAccount } from '../../domain/registration.ts'
import type { SetupTokenProblem } from '../../domain/setupToken.ts'
import type { SetupLookup } from '../../hosted/setup.ts'
import type { Fields } from '../../lib/forms/fields.ts'
import type { PasswordValues } from '../../lib/forms/passwordFields.ts'

/** Why a setup link cannot be used; `noEmail` means that the application has no address. */
export type SetupLinkProblem = SetupTokenProblem | 'noEmail'

/** The applicant whom a setup link was sent to. `setupId` is the id of the `approved_users` row. */
export interface SetupApplicant {
  setupId: string
  email: string
  firstName: string
  lastName: string
}

/** The problem of a looked-up token, or null. */
export function setupLinkProblem(lookup: SetupLookup): SetupLinkProblem | null {
  if (lookup.state !== 'usable') return lookup.state
  return lookup.setup.email === null ? 'noEmail' : null
}

/** The context after a look-up. */
export function lookedUp(lookup: SetupLookup): Pick<SetupLinkContext, 'applicant' | 'problem'> {
  return { applicant: setupApplicant(lookup), problem: setupLinkProblem(lookup) }
}

/** The applicant of a looked-up token, also of a used or expired one; null if the token or the email is unknown. */
function setupApplicant(lookup: SetupLookup): SetupApplicant | null {
  if (!('setup' in lookup) || lookup.setup.email === null) return null
  const { id, email, firstName, lastName } = lookup.setup
  return { setupId: id, email, firstName, lastName }
}

export interface SetupLinkContext {
  /** The setup token; null if the link has none. */
  token: string | null
  /** Null until the token is found. */
  applicant: SetupApplicant | null
  /** The result of the last look-up, kept during the next one. */
  problem: SetupLinkProblem | null
  fields: Fields<PasswordValues>
  /** Whether the account was created before its link turned out to be unusable. */
  isAccountCreated: boolean
}

export function initialSetupLinkContext({ token }: { token: string | null }): SetupLinkContext {
  return {
    token,
    applicant: null,
    problem: null,
    fields: { values: { password: '', confirmPassword: '' }, errors: {} },
    isAccountCreated: false,
  }
}

function requireApplicant({ applicant }: SetupLinkContext): SetupApplicant {
  if (applicant === null) throw new Error('The form is shown only for a usable token.')
  return applicant
}

/** The account to create. */
export function newAccountOf(context: SetupLinkContext): NewAccount {
  const { email, firstName, lastName } = requireApplicant(context)
  return { email, firstName, lastName, password: context.fields.values.password }
}

export function welcomeText({ applicant }: SetupLinkContext): string {
  return applicant?.firstName ? `Welcome, ${applicant.firstName}.` : 'Welcome.'
}
