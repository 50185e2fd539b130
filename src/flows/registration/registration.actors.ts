import { login, register } from '../../api/auth.ts'
import { ApiError } from '../../api/errors.ts'
import { waitlistRegistration } from '../../domain/registration.ts'
import { wayOnAfter } from '../../hosted/createAccount.ts'
import type { OpenedAccount } from '../../hosted/openAccount.ts'
import { openAccount } from '../../hosted/openAccount.ts'
import type { SetupLookup } from '../../hosted/setup.ts'
import { lookUpSetup, markAccountCreated } from '../../hosted/setup.ts'
import { markRegistered } from '../../hosted/waitlist.ts'
import { messageOf } from '../../lib/messageOf.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'
import type { AccountValues } from '../../modules/account/accountForm.ts'
import { limitedReason } from '../../modules/account/limitedAccess.ts'
import type { BackendGrant } from '../../session/session.types.ts'
import type { AccountRequest } from './registration.types.ts'

const lookUpToken = fromCall<SetupLookup, string | null>(async ({ input: token, signal }) =>
  token === null ? { state: 'missing' } : lookUpSetup(token, signal),
)

/**
 * Makes the account at the provider. One that opens with the very password was made here before: its answer was lost,
 * or the page was left too early. Fails with what the person can do.
 */
const createAccount = fromCall<OpenedAccount, AccountRequest>(
  async ({ input: { account, token }, signal }) => {
    const outcome = await told(openAccount(account, true))
    // An account that is there already is theirs too; unmarked, its application would stay approved for ever.
    if (outcome.kind !== 'refused') await markCreated(account.email, token, signal)
    return outcome
  },
)

async function told<Value>(call: Promise<Value>): Promise<Value> {
  try {
    return await call
  } catch (error) {
    throw new Error(wayOnAfter(error), { cause: error })
  }
}

/** Marks the application and spends the link. The account is there by now, so whatever fails is only noted. */
async function markCreated(email: string, token: string | null, signal: AbortSignal): Promise<void> {
  await tolerating('The application could not be marked as registered:', signal, () =>
    markRegistered({ email, setupToken: token }, signal),
  )
  if (token === null) return
  await tolerating('The setup link could not be marked as used:', signal, () =>
    markAccountCreated(token, signal),
  )
}

const connectBackend = fromCall<BackendGrant, AccountValues>(async ({ input: account, signal }) => {
  // It may have this account already, and where it cannot be reached the login will say so.
  await tolerating('The backend did not register the account:', signal, () =>
    register(waitlistRegistration(account), signal),
  )
  try {
    const { access_token, user } = await login({ email: account.email, password: account.password }, signal)
    return { token: access_token, user }
  } catch (error) {
    throw error instanceof ApiError ? new Error(limitedReason(error), { cause: error }) : error
  }
})

/** Makes a call whose failure is noted and no more. */
async function tolerating(note: string, signal: AbortSignal, call: () => Promise<unknown>): Promise<void> {
  try {
    await call()
  } catch (error) {
    signal.throwIfAborted()
    // By its message alone: what else an error holds may name the token.
    console.warn(note, messageOf(error))
  }
}

/** The registration machine's actors on the real services. */
export const liveActors = { lookUpToken, createAccount, connectBackend }
