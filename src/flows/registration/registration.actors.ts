import { login, register } from '../../api/auth.ts'
import { ApiError } from '../../api/errors.ts'
import type { AccountValues } from '../../domain/accountForm.ts'
import { waitlistRegistration } from '../../domain/registration.ts'
import { limitedReason, signUpRefusal } from '../../domain/signUpOutcome.ts'
import { signUp } from '../../hosted/auth.ts'
import { HostedError } from '../../hosted/errors.ts'
import type { SetupLookup } from '../../hosted/setup.ts'
import { lookUpSetup, markAccountCreated } from '../../hosted/setup.ts'
import { markRegistered } from '../../hosted/waitlist.ts'
import { fromCall } from '../../machines/fromCall.ts'
import type { BackendGrant } from '../../session/session.machine.ts'
import type { AccountOutcome } from './registration.machine.ts'

const lookUpToken = fromCall<SetupLookup, string | null>(async ({ input: token, signal }) =>
  token === null ? { state: 'missing' } : lookUpSetup(token, signal),
)

const createAccount = fromCall<AccountOutcome, { account: AccountValues; token: string | null }>(
  async ({ input: { account, token }, signal }) => {
    const outcome = await signUpOutcome(account)
    // An account that was there already is theirs too; unmarked, its application would stay approved for ever.
    if (outcome.kind !== 'weakPassword') await markCreated(account.email, token, signal)
    return outcome
  },
)

/** Signs up. Throws the reason where it failed in a way that nothing typed can help. */
async function signUpOutcome(account: AccountValues): Promise<AccountOutcome> {
  try {
    return { kind: 'created', hostedUser: await signUp(account) }
  } catch (error) {
    if (!(error instanceof HostedError)) throw error
    const refusal = signUpRefusal(error)
    if (refusal.kind === 'failed') throw new Error(refusal.reason, { cause: error })
    return refusal
  }
}

/** Marks the application and spends the link. The account is made by now, so nobody is kept waiting for these. */
async function markCreated(email: string, token: string | null, signal: AbortSignal): Promise<void> {
  await tolerating('The application could not be marked as registered.', signal, () =>
    markRegistered({ email, setupToken: token }, signal),
  )
  if (token === null) return
  await tolerating('The setup link could not be marked as used.', signal, () =>
    markAccountCreated(token, signal),
  )
}

const connectBackend = fromCall<BackendGrant, AccountValues>(async ({ input: account, signal }) => {
  // It may have this account already, and where it cannot be reached the login will say so.
  await tolerating('The backend did not register the account.', signal, () =>
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
    console.warn(note, error)
  }
}

/** The registration machine's actors on the real services. */
export const liveActors = { lookUpToken, createAccount, connectBackend }
