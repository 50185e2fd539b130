import { login } from '../../api/auth.ts'
import { ApiError } from '../../api/errors.ts'
import type { AccountValues } from '../../domain/accountForm.ts'
import { limitedReason, signUpRefusal } from '../../domain/signUpOutcome.ts'
import { signUp } from '../../hosted/auth.ts'
import { HostedError } from '../../hosted/errors.ts'
import { fromCall } from '../../machines/fromCall.ts'
import type { BackendGrant } from '../../session/session.machine.ts'
import { hasSecretAccess } from '../../session/tabStorage.ts'
import type { AccountOutcome } from './directSignup.machine.ts'

const checkAccess = fromCall<boolean>(async () => hasSecretAccess())

const createAccount = fromCall<AccountOutcome, AccountValues>(async ({ input }) => {
  try {
    return { kind: 'created', hostedUser: await signUp(input) }
  } catch (error) {
    if (!(error instanceof HostedError)) throw error
    const refusal = signUpRefusal(error)
    if (refusal.kind === 'failed') throw new Error(refusal.reason, { cause: error })
    return refusal
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
