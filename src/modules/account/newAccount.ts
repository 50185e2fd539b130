import * as v from 'valibot'
import type { OpenedAccount } from '../../hosted/openAccount.ts'
import type { HostedUser } from '../../hosted/user.ts'
import type { Fields } from '../../lib/forms/fields.ts'
import { validateFields } from '../../lib/forms/fields.ts'
import { messageOf } from '../../lib/messageOf.ts'
import type { BackendGrant } from '../../session/session.types.ts'
import type { AccountValues } from './accountFields.ts'
import { accountSchema, createAccountFields } from './accountFields.ts'

// The common part of the registration and direct-signup machines: create a provider account, then connect to the backend.

export interface NewAccountContext {
  fields: Fields<AccountValues>
  /** The signed-in user, once the provider account exists. */
  hostedUser: HostedUser | null
  /** Why the account starts without the backend. */
  limitation: string | null
}

export type NewAccountEmitted =
  | { type: 'account.connected'; grant: BackendGrant; hostedUser: HostedUser }
  | { type: 'account.limited'; hostedUser: HostedUser; reason: string }

export const initialNewAccountContext: NewAccountContext = {
  fields: createAccountFields(),
  hostedUser: null,
  limitation: null,
}

export function isComplete({ fields }: NewAccountContext): boolean {
  return validateFields(fields, accountSchema).isValid
}

export function validatedFields({ fields }: NewAccountContext): Fields<AccountValues> {
  const validation = validateFields(fields, accountSchema)
  return validation.isValid ? fields : validation.fields
}

/** The account of complete fields, trimmed. */
export function accountOf({ fields }: NewAccountContext): AccountValues {
  return v.parse(accountSchema, fields.values)
}

/** The user of a created account, otherwise null. */
export function createdUser(outcome: OpenedAccount): HostedUser | null {
  return outcome.kind === 'created' ? outcome.hostedUser : null
}

/** The reason of a refused sign-up, otherwise empty. */
export function refusalReason(outcome: OpenedAccount): string {
  return outcome.kind === 'refused' ? outcome.reason : ''
}

/** Whether the sign-up was refused because of the password. */
export function isPasswordRefused(outcome: OpenedAccount): boolean {
  return outcome.kind === 'refused' && outcome.field === 'password'
}

export function withPasswordError(
  { fields }: NewAccountContext,
  outcome: OpenedAccount,
): Fields<AccountValues> {
  return { ...fields, errors: { password: refusalReason(outcome) } }
}

export function connectedEvent({ hostedUser }: NewAccountContext, grant: BackendGrant) {
  return { type: 'account.connected' as const, grant, hostedUser: requireUser(hostedUser) }
}

export function limitedEvent({ hostedUser }: NewAccountContext, error: unknown) {
  return {
    type: 'account.limited' as const,
    hostedUser: requireUser(hostedUser),
    reason: messageOf(error),
  }
}

function requireUser(hostedUser: HostedUser | null): HostedUser {
  if (hostedUser === null) throw new Error('The backend is connected only after the account was created.')
  return hostedUser
}
