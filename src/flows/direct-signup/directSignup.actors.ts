import { withUserMessage } from '../../hosted/createAccount.ts'
import type { OpenedAccount } from '../../hosted/openAccount.ts'
import { openAccount } from '../../hosted/openAccount.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'
import { logInToBackend } from '../../modules/account/account.actors.ts'
import type { AccountValues } from '../../modules/account/accountFields.ts'
import type { AccountRequest } from '../../modules/account/newAccount.base.ts'
import type { BackendGrant } from '../../session/session.types.ts'
import { hasSecretAccess } from '../../session/signUpStorage.ts'

/** The direct-signup machine's live actors. */
export const liveActors = {
  checkAccess: fromCall<boolean>(async () => hasSecretAccess()),
  createAccount: fromCall<OpenedAccount, AccountRequest>(({ input: { account, allowExisting } }) =>
    withUserMessage(openAccount(account, allowExisting)),
  ),
  connectBackend: fromCall<BackendGrant, AccountValues>(({ input, signal }) => logInToBackend(input, signal)),
}
