import type { SetupTokenProblem } from '../../domain/setupToken.ts'
import type { HostedUser } from '../../hosted/user.ts'
import type { Fields } from '../../lib/forms/fields.ts'
import type { AccountValues } from '../../modules/account/accountForm.ts'
import type { BackendGrant } from '../../session/session.types.ts'

export interface RegistrationInput {
  /** Of the link; null where it has none. */
  token: string | null
  /** Magic setup found that the account exists: there is nothing to register. */
  accountExists: boolean
  /** Whose account exists; empty where that is not known. */
  email: string
}

export interface RegistrationContext {
  token: string | null
  accountExists: boolean
  fields: Fields<AccountValues>
  /** Why the link opens nothing. */
  problem: SetupTokenProblem | null
  /** Why the last attempt made no account, shown until the next. */
  failure: string | null
  /** Signed in by the sign-up, which is done once and for all. */
  hostedUser: HostedUser | null
  /** Why the account begins without the backend. */
  limitation: string | null
}

/** The e-mail is the application's: its row can be marked for that address alone. */
export type EditableField = Exclude<keyof AccountValues, 'email'>

export type RegistrationEvent =
  | { type: 'field.edited'; name: EditableField; value: string }
  | { type: 'form.submitted' }
  | { type: 'check.retried' }

/** The account to be made, and the link that it is made by. */
export interface AccountRequest {
  account: AccountValues
  token: string | null
}

export type RegistrationEmitted =
  | { type: 'account.connected'; grant: BackendGrant; hostedUser: HostedUser }
  | { type: 'account.limited'; hostedUser: HostedUser; reason: string }
