import { login } from '../../api/auth.ts'
import { ApiError } from '../../api/errors.ts'
import { wayOnAfter } from '../../hosted/createAccount.ts'
import type { OpenedAccount } from '../../hosted/openAccount.ts'
import { openAccount } from '../../hosted/openAccount.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'
import type { AccountValues } from '../../modules/account/accountForm.ts'
import { limitedReason } from '../../modules/account/limitedAccess.ts'
import type { BackendGrant } from '../../session/session.types.ts'
import { hasSecretAccess } from '../../session/signUpStorage.ts'
import type { AccountRequest } from './directSignup.machine.ts'

const checkAccess = fromCall<boolean>(async () => hasSecretAccess())

/** Makes the account at the provider. Fails with what the person can do. */
const createAccount = fromCall<OpenedAccount, AccountRequest>(async ({ input: { account, mayBeOurs } }) => {
  try {
    return await openAccount(account, mayBeOurs)
  } catch (error) {
    throw new Error(wayOnAfter(error), { cause: error })
  }
})

const connectBackend = fromCall<BackendGrant, AccountValues>(
  async ({ input: { email, password }, signal }) => {
    try {
      const { access_token, user } = await login({ email, password }, signal)
      return { token: access_token, user }
    } catch (error) {
      throw error instanceof ApiError ? new Error(limitedReason(error), { cause: error }) : error
    }
  },
)

/** The direct-signup machine's actors on the real services and this tab's storage. */
export const liveActors = { checkAccess, createAccount, connectBackend }
