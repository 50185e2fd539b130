import type { AccountOutcome } from '../../hosted/createAccount.ts'
import { createAccount, withUserMessage } from '../../hosted/createAccount.ts'
import { claimLink } from '../../hosted/setup.ts'
import { messageOf } from '../../lib/messageOf.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'
import { lookUp } from '../../modules/setup-link/setupLink.actors.ts'
import type { AccountRequest, MagicSetupMark } from './magicSetup.machine.ts'

const signUp = fromCall<AccountOutcome, AccountRequest>(({ input: { account, allowExisting } }) =>
  withUserMessage(createAccount(account, allowExisting)),
)

/** Claims the application, which marks the link as used. A failure is logged. */
const markUsed = fromCall<void, MagicSetupMark>(async ({ input: { token }, signal }) => {
  try {
    await claimLink(token, signal)
  } catch (error) {
    // Only the message: other properties of the error may contain the token.
    if (!signal.aborted) console.warn('The setup link could not be marked as used:', messageOf(error))
    throw new Error('The setup link could not be marked as used.')
  }
})

/** The magic-setup machine's live actors. */
export const liveActors = { lookUp, signUp, markUsed }
