import type { SetupTokenProblem } from '../../domain/setupToken.ts'
import type { AccountValues, ApplicantField } from '../../modules/account/accountFields.ts'
import type { NewAccountContext } from '../../modules/account/newAccount.ts'

export interface RegistrationInput {
  /** The setup token; null if the link has none. */
  token: string | null
  /** Whether /magic-setup found an existing account. */
  accountExists: boolean
  /** The existing account's; empty if unknown. */
  email: string
}

export interface RegistrationContext extends NewAccountContext {
  token: string | null
  accountExists: boolean
  /** Why the link cannot be used. */
  problem: SetupTokenProblem | null
  /** Why the last attempt failed. */
  failure: string | null
}

export type RegistrationEvent =
  | { type: 'field.edited'; name: ApplicantField; value: string }
  | { type: 'form.submitted' }
  | { type: 'check.retried' }

/** The account to create, and the setup token. */
export interface AccountRequest {
  account: AccountValues
  token: string | null
}
