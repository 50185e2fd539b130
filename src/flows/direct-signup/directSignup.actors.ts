import { tryUpdateKeptOnboarding } from '../../device/keptOnboarding.ts'
import { withUserMessage } from '../../hosted/createAccount.ts'
import type { OpenedAccount } from '../../hosted/openAccount.ts'
import { openAccount } from '../../hosted/openAccount.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'
import { connectBackend } from '../../modules/account/account.actors.ts'
import type { AccountRequest } from '../../modules/account/newAccount.base.ts'
import { hasSecretAccess } from '../../session/signUpStorage.ts'

const createAccount = fromCall<OpenedAccount, AccountRequest>(
  async ({ input: { account, allowExisting } }) => {
    const outcome = await withUserMessage(openAccount(account, allowExisting))
    // Without an application, only this device knows that the backend must register the account.
    if (outcome.kind === 'created') tryUpdateKeptOnboarding(account.email, { owesRegistration: true })
    return outcome
  },
)

/** The direct-signup machine's live actors. */
export const liveActors = {
  checkAccess: fromCall<boolean>(async () => hasSecretAccess()),
  createAccount,
  connectBackend,
}
