import { withUserMessage } from '../../hosted/createAccount.ts'
import type { OpenedAccount } from '../../hosted/openAccount.ts'
import { openAccount } from '../../hosted/openAccount.ts'
import type { SetupLookup } from '../../hosted/setup.ts'
import { claimLink, lookUpSetup } from '../../hosted/setup.ts'
import { markRegistered } from '../../hosted/waitlist.ts'
import { messageOf } from '../../lib/messageOf.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'
import { connectBackend } from '../../modules/account/account.actors.ts'
import type { AccountRequest } from '../../modules/account/newAccount.base.ts'

const lookUpToken = fromCall<SetupLookup, string | null>(async ({ input: token, signal }) =>
  token === null ? { state: 'missing' } : lookUpSetup(token, signal),
)

const createAccount = fromCall<OpenedAccount, AccountRequest>(
  async ({ input: { account, token, allowExisting }, signal }) => {
    const outcome = await withUserMessage(openAccount(account, allowExisting))
    if (outcome.kind === 'created') await markCreated(token, signal)
    return outcome
  },
)

/** Claims the application and marks it as registered. Failures are only logged: the account exists. */
async function markCreated(token: string | null, signal: AbortSignal): Promise<void> {
  if (token !== null)
    await logFailure('The application could not be claimed:', signal, () => claimLink(token, signal))
  await logFailure('The application could not be marked as registered:', signal, () => markRegistered(signal))
}

async function logFailure(note: string, signal: AbortSignal, call: () => Promise<unknown>): Promise<void> {
  try {
    await call()
  } catch (error) {
    signal.throwIfAborted()
    // Only the message: other properties of the error may contain the token.
    console.warn(note, messageOf(error))
  }
}

/** The registration machine's live actors. */
export const liveActors = { lookUpToken, createAccount, connectBackend }
