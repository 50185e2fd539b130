import { currentUser } from './auth.ts'
import { type AccountDetails, type AccountOutcome, createAccount } from './createAccount.ts'
import { needsSecondFactor } from './factors.ts'
import { signOutHere } from './signOut.ts'
import type { HostedUser } from './user.ts'

/** Like AccountOutcome, with the signed-in user. */
export type OpenedAccount =
  | (Extract<AccountOutcome, { kind: 'created' }> & { hostedUser: HostedUser })
  | Exclude<AccountOutcome, { kind: 'created' }>

/**
 * Like `createAccount`, for a user who continues signed in. An existing account with a second factor counts as `exists`,
 * because its owner must sign in with that factor.
 *
 * @throws HostedError 'unreachable' or 'server': the account may or may not have been created
 */
export async function openAccount(account: AccountDetails, allowExisting: boolean): Promise<OpenedAccount> {
  const outcome = await createAccount(account, allowExisting)
  if (outcome.kind !== 'created') return outcome
  const hostedUser = await currentUser()
  if (hostedUser !== null && !(await needsSecondFactor())) return { ...outcome, hostedUser }
  await signOutHere()
  return { kind: 'exists' }
}
