import { signIn, signUp } from './auth.ts'
import type { HostedErrorKind } from './errors.ts'
import { HostedError } from './errors.ts'

/** Whose account it is to be, and its password. */
export interface AccountDetails {
  email: string
  password: string
  firstName: string
  lastName: string
}

/**
 * What became of a sign-up that was answered. `created` is signed in; `exists` is that the address has an account;
 * `refused` says why in words for the person, and of which field where it is of one.
 */
export type AccountOutcome =
  | { kind: 'created' }
  | { kind: 'exists' }
  | { kind: 'refused'; reason: string; field?: 'password' }

const REFUSAL_KINDS: readonly HostedErrorKind[] = ['refused', 'invalid', 'rateLimited']

/**
 * Makes an account and signs it in.
 *
 * A sign-up is carried out even where its answer is lost, and the next one then finds an account. With `mayBeOurs`
 * an account that opens with this very password counts as created.
 *
 * @throws HostedError where it is unknown what became of it: 'unreachable', 'server'
 */
export async function createAccount(account: AccountDetails, mayBeOurs: boolean): Promise<AccountOutcome> {
  try {
    await signUp(account)
    return { kind: 'created' }
  } catch (error) {
    if (!isOfKind(error, ['duplicate'])) return refusedOutcome(error)
  }
  if (!mayBeOurs) return { kind: 'exists' }
  try {
    await signIn({ email: account.email, password: account.password })
    return { kind: 'created' }
  } catch (error) {
    return isOfKind(error, ['refused']) ? { kind: 'exists' } : refusedOutcome(error)
  }
}

function refusedOutcome(error: unknown): AccountOutcome {
  if (!isOfKind(error, REFUSAL_KINDS)) throw error
  const reason =
    error.kind === 'rateLimited' ? 'Too many attempts. Please wait a minute, then try again.' : error.message
  return { kind: 'refused', reason, ...(error.code === 'weak_password' && { field: 'password' }) }
}

/**
 * What somebody can do about a call of the provider that failed, in a sentence or two. What the provider says of its
 * own faults is not for them.
 */
export function wayOnAfter(error: unknown): string {
  return isOfKind(error, ['unreachable'])
    ? error.message
    : 'Something went wrong at the account service. Please try again in a moment.'
}

function isOfKind(error: unknown, kinds: readonly HostedErrorKind[]): error is HostedError {
  return error instanceof HostedError && kinds.includes(error.kind)
}
