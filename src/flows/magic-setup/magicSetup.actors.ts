import type { AccountOutcome } from '../../hosted/createAccount.ts'
import { createAccount, withUserMessage } from '../../hosted/createAccount.ts'
import { markAccountCreated, markMagicLinkUsed } from '../../hosted/setup.ts'
import { messageOf } from '../../lib/messageOf.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'
import { lookUp } from '../../modules/setup-link/setupLink.actors.ts'
import type { AccountRequest, MagicSetupMark } from './magicSetup.machine.ts'

const signUp = fromCall<AccountOutcome, AccountRequest>(({ input: { account, allowExisting } }) =>
  withUserMessage(createAccount(account, allowExisting)),
)

/** Marks the setup row and the link as used, each even if the other fails. Failures are only logged. */
const markUsed = fromCall<void, MagicSetupMark>(async ({ input: { setupId, token }, signal }) => {
  const results = await Promise.allSettled([
    markAccountCreated(token, signal),
    markMagicLinkUsed({ id: setupId }, token, signal),
  ])
  const failed = results.find((result) => result.status === 'rejected')
  if (failed === undefined) return
  // Only the message: other properties of the error may contain the token.
  if (!signal.aborted) console.warn('The setup link could not be marked as used:', messageOf(failed.reason))
  throw new Error('The setup link could not be marked as used.')
})

/** The magic-setup machine's live actors. */
export const liveActors = { lookUp, signUp, markUsed }
