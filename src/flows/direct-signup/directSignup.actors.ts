import { withUserMessage } from '../../hosted/createAccount.ts'
import type { OpenedAccount } from '../../hosted/openAccount.ts'
import { openAccount } from '../../hosted/openAccount.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'
import { connectBackend } from '../../modules/account/account.actors.ts'
import type { AccountRequest } from '../../modules/account/newAccount.base.ts'
import { hasSecretAccess } from '../../session/signUpStorage.ts'

/** The direct-signup machine's live actors. */
export const liveActors = {
  checkAccess: fromCall<boolean>(async () => hasSecretAccess()),
  createAccount: fromCall<OpenedAccount, AccountRequest>(({ input: { account, allowExisting } }) =>
    withUserMessage(openAccount(account, allowExisting)),
  ),
  connectBackend: connectBackend(false),
}
