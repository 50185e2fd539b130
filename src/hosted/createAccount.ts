import { signIn, signUp } from './auth.ts'
import { HostedError, type HostedErrorKind } from './errors.ts'

export interface AccountDetails {
  email: string
  password: string
  firstName: string
  lastName: string
}

/**
 * The outcome of an answered sign-up. `created`: the account exists and is signed in; `existed` is set if an earlier
 * sign-up created it. `exists`: the email already had an
 * account. `refused`: `reason` can be shown to the user, at `field` if it is set.
 */
export type AccountOutcome =
  | { kind: 'created'; existed?: true }
  | { kind: 'exists' }
  | { kind: 'refused'; reason: string; field?: 'password' }

const REFUSAL_KINDS: readonly HostedErrorKind[] = ['refused', 'invalid', 'rateLimited']

/**
 * Creates a provider account and signs in to it.
 *
 * With `allowExisting`, an existing account that accepts the password counts as created: an earlier sign-up whose
 * response was lost may have created it.
 *
 * @throws HostedError 'unreachable' or 'server': the account may or may not have been created
 */
export async function createAccount(
  account: AccountDetails,
  allowExisting: boolean,
): Promise<AccountOutcome> {
  try {
    await signUp(account)
    return { kind: 'created' }
  } catch (error) {
    if (!isOfKind(error, ['duplicate'])) return refusedOutcome(error)
  }
  if (!allowExisting) return { kind: 'exists' }
  try {
    await signIn({ email: account.email, password: account.password })
    return { kind: 'created', existed: true }
  } catch (error) {
    return isOfKind(error, ['refused']) ? { kind: 'exists' } : refusedOutcome(error)
  }
}

function refusedOutcome(error: unknown): AccountOutcome {
  if (!isOfKind(error, REFUSAL_KINDS)) throw error
  return {
    kind: 'refused',
    reason: error.message,
    ...(error.code === 'weak_password' && { field: 'password' }),
  }
}

/**
 * The result of a provider call.
 *
 * @throws Error that names only causes that the user can act on; any other is a problem of the service.
 */
export async function withUserMessage<Value>(call: Promise<Value>): Promise<Value> {
  try {
    return await call
  } catch (error) {
    const message = isOfKind(error, ['unreachable', 'rateLimited'])
      ? error.message
      : 'The sign-in service has a problem. Please try again in a moment.'
    throw new Error(message, { cause: error })
  }
}

function isOfKind(error: unknown, kinds: readonly HostedErrorKind[]): error is HostedError {
  return error instanceof HostedError && kinds.includes(error.kind)
}
