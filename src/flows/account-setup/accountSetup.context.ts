import * as v from 'valibot'
import type { NewAccount } from '../../domain/registration.ts'
import type { SetupTokenProblem } from '../../domain/setupToken.ts'
import type { SetupLookup } from '../../hosted/setup.ts'
import type { HostedUser } from '../../hosted/user.ts'
import type { Fields } from '../../lib/forms/fields.ts'
import type { BackendGrant } from '../../session/session.types.ts'
import {
  ACCOUNT_SCHEMAS,
  type AccountPage,
  type AccountValues,
  createAccountFields,
} from './accountFields.ts'
import type { SetupOutcome } from './setupOutcomes.ts'

/** Why a setup link cannot be used; `noEmail` means that the application has no address. */
export type SetupLinkProblem = SetupTokenProblem | 'noEmail'

/** A user who was signed in when the setup link was opened. */
export interface LinkUser {
  /** Empty for demo access. */
  email: string
  hasBackendAccess: boolean
}

export interface AccountSetupInput {
  page: AccountPage
  /** The setup token; null if there is none. */
  token: string | null
  /** If set, the link connects the application with this user's account, and no account is created. */
  user?: LinkUser | null
  /** The email of the existing account that /magic-setup found, empty if unknown; null if it found none. */
  existingEmail?: string | null
  /** Whether this tab may open the page. */
  hasAccess?: boolean
}

/**
 * Why the last attempt failed: the email already has an account, the provider refused the sign-up, or a call failed.
 * `unfinished`: a call failed after the account was created.
 */
export type AccountFailure =
  | { kind: 'exists' }
  | { kind: 'refused' | 'failed' | 'unfinished'; reason: string }

export interface AccountSetupContext extends Required<Omit<AccountSetupInput, 'existingEmail'>> {
  user: LinkUser | null
  /** Name and email are the application's until the user edits them. */
  fields: Fields<AccountValues>
  /** The result of the last look-up, kept during the next one. */
  problem: SetupLinkProblem | null
  isSubmitted: boolean
  failure: AccountFailure | null
  /** Whether an account that accepts the password counts as created: an interrupted attempt may have created it. */
  allowExisting: boolean
  /** The signed-in user, once the provider account exists. */
  hostedUser: HostedUser | null
  /** Whether an earlier sign-up created the account. */
  hasExisted: boolean
  /** The outcome of /setup if it ended now. */
  outcome: SetupOutcome
  /** Why the account starts without the backend. */
  limitation: string | null
}

export type AccountSetupEvent =
  | { type: 'field.edited'; name: keyof AccountValues; value: string }
  | { type: 'form.submitted' }
  | { type: 'check.retried' }
  /** The user continues to sign-in without the steps that failed. */
  | { type: 'steps.skipped' }

export type AccountSetupEmitted =
  | { type: 'access.denied' }
  | { type: 'account.existed' }
  /** Onboarding creates the backend account. */
  | { type: 'account.created'; account: NewAccount }
  | { type: 'account.connected'; grant: BackendGrant; hostedUser: HostedUser }
  | { type: 'account.limited'; hostedUser: HostedUser; reason: string }
  | { type: 'setup.finished'; outcome: SetupOutcome }
  | { type: 'signIn.requested' }

export function initialAccountSetupContext({
  page,
  token,
  user = null,
  existingEmail = null,
  hasAccess = true,
}: AccountSetupInput): AccountSetupContext {
  return {
    page,
    token,
    user,
    hasAccess,
    fields: createAccountFields({ email: existingEmail ?? '' }),
    problem: null,
    isSubmitted: false,
    failure: existingEmail === null ? null : { kind: 'exists' },
    allowExisting: page !== 'signup',
    hostedUser: null,
    hasExisted: false,
    outcome: 'unclaimed',
    limitation: null,
  }
}

/** The problem of a looked-up token, or null. /register has no separate message for an application without an email. */
export function linkProblem(
  { page }: Pick<AccountSetupContext, 'page'>,
  lookup: SetupLookup,
): SetupLinkProblem | null {
  if (lookup.state !== 'usable') return lookup.state
  if (lookup.setup.email !== null) return null
  return page === 'registration' ? 'unknown' : 'noEmail'
}

/** Whether a setup link has another email than the signed-in user. */
export function isForAnotherPerson({ user }: AccountSetupContext, lookup: SetupLookup): boolean {
  if (user === null || !('setup' in lookup)) return false
  return lookup.setup.email?.toLowerCase() !== user.email.toLowerCase()
}

/** Name and email of the application, also of an unusable link: its owner may have an account to sign in to. */
export function fieldsOf(lookup: SetupLookup): Fields<AccountValues> {
  if (!('setup' in lookup)) return createAccountFields()
  const { firstName, lastName, email } = lookup.setup
  return createAccountFields({ firstName, lastName, email: email ?? '' })
}

/** The account of valid fields, trimmed. */
export function accountOf({ page, fields }: AccountSetupContext): NewAccount {
  const { firstName, lastName, email, password } = v.parse(ACCOUNT_SCHEMAS[page], fields.values)
  return { firstName, lastName, email, password }
}

export function requireUser({ hostedUser }: AccountSetupContext): HostedUser {
  if (hostedUser === null) throw new Error('The backend is connected only after the account was created.')
  return hostedUser
}
