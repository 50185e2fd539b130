import { currentUser, signOutHere } from './auth.ts'
import type { AccountDetails, AccountOutcome } from './createAccount.ts'
import { createAccount } from './createAccount.ts'
import { needsSecondFactor } from './factors.ts'
import type { HostedUser } from './user.ts'

/** As createAccount's, with whom it has signed in. */
export type OpenedAccount =
  | { kind: 'created'; hostedUser: HostedUser }
  | Exclude<AccountOutcome, { kind: 'created' }>

/**
 * Makes an account whose owner is let in by it. One that was found (`mayBeOurs`) and asks for a second factor is not
 * of this making: its owner signs in as always.
 *
 * @throws HostedError where it is unknown what became of it: 'unreachable', 'server'
 */
export async function openAccount(account: AccountDetails, mayBeOurs: boolean): Promise<OpenedAccount> {
  const outcome = await createAccount(account, mayBeOurs)
  if (outcome.kind !== 'created') return outcome
  const hostedUser = await currentUser()
  if (hostedUser !== null && !(await needsSecondFactor())) return { kind: 'created', hostedUser }
  await signOutHere()
  return { kind: 'exists' }
}
