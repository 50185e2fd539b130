import type { AccountOutcome } from '../../hosted/createAccount.ts'
import { createAccount, wayOnAfter } from '../../hosted/createAccount.ts'
import type { SetupLookup } from '../../hosted/setup.ts'
import { lookUpSetup, markAccountCreated, markMagicLinkUsed } from '../../hosted/setup.ts'
import { messageOf } from '../../lib/messageOf.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'
import type { AccountRequest, MagicSetupMark } from './magicSetup.machine.ts'

const lookUp = fromCall<SetupLookup, string>(({ input, signal }) => lookUpSetup(input, signal))

/** Makes the account at the provider. Fails with what the person can do. */
const signUp = fromCall<AccountOutcome, AccountRequest>(async ({ input }) => {
  try {
    return await createAccount(input.account, input.mayBeOurs)
  } catch (error) {
    throw new Error(wayOnAfter(error), { cause: error })
  }
})

/** Marks the setup row and its link, each whatever becomes of the other. */
const markSpent = fromCall<void, MagicSetupMark>(async ({ input: { setupId, token }, signal }) => {
  const marks = await Promise.allSettled([
    markAccountCreated(token, signal),
    markMagicLinkUsed({ id: setupId }, token, signal),
  ])
  const failed = marks.find((mark) => mark.status === 'rejected')
  if (failed === undefined) return
  // By its message alone: what else an error holds may name the token.
  if (!signal.aborted) console.warn('The setup link could not be marked as used:', messageOf(failed.reason))
  throw new Error('The setup link could not be marked as used.')
})

/** The calls of the page. */
export const liveActors = { lookUp, signUp, markSpent }
