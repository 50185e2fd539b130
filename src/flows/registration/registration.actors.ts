import { register } from '../../api/auth.ts'
import { waitlistRegistration } from '../../domain/registration.ts'
import type { SetupTokenProblem } from '../../domain/setupToken.ts'
import { withUserMessage } from '../../hosted/createAccount.ts'
import type { OpenedAccount } from '../../hosted/openAccount.ts'
import { openAccount } from '../../hosted/openAccount.ts'
import type { SetupLookup } from '../../hosted/setup.ts'
import { lookUpSetup } from '../../hosted/setup.ts'
import { markRegistered } from '../../hosted/waitlist.ts'
import { messageOf } from '../../lib/messageOf.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'
import { logInToBackend } from '../../modules/account/account.actors.ts'
import type { AccountValues } from '../../modules/account/accountFields.ts'
import type { AccountRequest } from '../../modules/account/newAccount.base.ts'
import { claimOrExplain } from '../../modules/setup-link/setupLink.actors.ts'
import type { BackendGrant } from '../../session/session.types.ts'

const lookUpToken = fromCall<SetupLookup, string | null>(async ({ input: token, signal }) =>
  token === null ? { state: 'missing' } : withUserMessage(lookUpSetup(token, signal)),
)

const createAccount = fromCall<OpenedAccount, AccountRequest>(({ input: { account, allowExisting } }) =>
  withUserMessage(openAccount(account, allowExisting)),
)

const claim = fromCall<SetupTokenProblem | null, string>(async ({ input, signal }) => {
  const problem = await withUserMessage(claimOrExplain(input, signal))
  if (problem === null) await withUserMessage(markRegistered(signal))
  return problem
})

const connectBackend = fromCall<BackendGrant, AccountValues>(async ({ input: account, signal }) => {
  // The backend may have the account already. If it is unreachable, the login fails too.
  await logFailure('The backend did not register the account:', signal, () =>
    register(waitlistRegistration(account), signal),
  )
  return logInToBackend(account, signal)
})

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
export const liveActors = { lookUpToken, createAccount, claim, connectBackend }
