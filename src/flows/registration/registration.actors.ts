import type { SetupTokenProblem } from '../../domain/setupToken.ts'
import { withUserMessage } from '../../hosted/createAccount.ts'
import type { OpenedAccount } from '../../hosted/openAccount.ts'
import { openAccount } from '../../hosted/openAccount.ts'
import type { SetupLookup } from '../../hosted/setup.ts'
import { lookUpSetup } from '../../hosted/setup.ts'
import { markRegistered } from '../../hosted/waitlist.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'
import { connectBackend } from '../../modules/account/account.actors.ts'
import type { AccountRequest } from '../../modules/account/newAccount.base.ts'
import { claimOrExplain } from '../../modules/setup-link/setupLink.actors.ts'

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

/** The registration machine's live actors. */
export const liveActors = { lookUpToken, createAccount, claim, connectBackend }
