import { login } from '../../api/auth.ts'
import { ApiError } from '../../api/errors.ts'
import type { AccountDetails } from '../../hosted/createAccount.ts'
import { withUserMessage } from '../../hosted/createAccount.ts'
import type { OpenedAccount } from '../../hosted/openAccount.ts'
import { openAccount } from '../../hosted/openAccount.ts'
import { markRegistered } from '../../hosted/waitlist.ts'
import { log } from '../../lib/log/log.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'
import { claim, lookUp } from '../../modules/setup-link/setupLink.actors.ts'
import type { BackendGrant } from '../../session/session.types.ts'

const signUp = fromCall<OpenedAccount, AccountDetails>(({ input }) =>
  withUserMessage(openAccount(input, true)),
)

/** Null also if the backend does not answer: onboarding registers, which can be repeated. */
const logInAtBackend = fromCall<BackendGrant | null, AccountDetails>(
  async ({ input: { email, password }, signal }) => {
    try {
      const { access_token: token, user } = await login({ email, password }, signal)
      await recordRegistration(signal)
      return { token, user }
    } catch (error) {
      if (error instanceof ApiError) return null
      throw error
    }
  },
)

/** Failures are only logged: the account exists. */
async function recordRegistration(signal: AbortSignal): Promise<void> {
  await markRegistered(signal).catch((error: unknown) => {
    signal.throwIfAborted()
    log.warn('The application could not be marked as registered.', { error })
  })
}

/** The magic-setup machine's live actors. */
export const liveActors = { lookUp, signUp, claim, logInAtBackend }
