import { login } from '../../api/auth.ts'
import { ApiError } from '../../api/errors.ts'
import { tryUpdateKeptOnboarding } from '../../device/keptOnboarding.ts'
import type { NewAccount } from '../../domain/registration.ts'
import type { SetupTokenProblem } from '../../domain/setupToken.ts'
import { currentUser } from '../../hosted/auth.ts'
import { withUserMessage } from '../../hosted/createAccount.ts'
import { needsSecondFactor } from '../../hosted/factors.ts'
import { type OpenedAccount, openAccount } from '../../hosted/openAccount.ts'
import { claimLink, lookUpSetup, type SetupLookup } from '../../hosted/setup.ts'
import * as provider from '../../hosted/signOut.ts'
import * as waitlist from '../../hosted/waitlist.ts'
import { log } from '../../lib/log/log.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'
import { openBackendAccount, registerBackendAccount } from '../../modules/account/backendAccount.actors.ts'
import { limitedReason } from '../../modules/account/limitedAccess.ts'
import type { BackendGrant } from '../../session/session.types.ts'
import type { AccountPage } from './accountFields.ts'
import type { AccountRequest, ClaimRequest, ClaimResult } from './accountSetup.machine.ts'

const lookUp = fromCall<SetupLookup, string>(({ input, signal }) =>
  withUserMessage(lookUpSetup(input, signal)),
)

const signUp = fromCall<OpenedAccount, AccountRequest>(
  async ({ input: { page, account, allowExisting } }) => {
    const outcome = await withUserMessage(openAccount(account, allowExisting))
    // Without an application, only this device knows that the backend must register the account.
    if (page === 'signup' && outcome.kind === 'created')
      tryUpdateKeptOnboarding(account.email, { owesRegistration: true })
    return outcome
  },
)

const claim = fromCall<ClaimResult, ClaimRequest>(({ input: { page, token, isSignedIn }, signal }) =>
  withUserMessage(isSignedIn ? claimWithSession(token, signal) : claimWithNewAccount(page, token, signal)),
)

async function claimWithSession(token: string, signal: AbortSignal): Promise<ClaimResult> {
  if ((await currentUser()) === null || (await needsSecondFactor())) return 'signInRequired'
  const problem = await claimProblem(token, signal)
  // The next sign-in repeats it.
  if (problem === null) await logFailure(waitlist.markLogin(signal), 'The login could not be noted.', signal)
  return problem
}

async function claimWithNewAccount(
  page: AccountPage,
  token: string,
  signal: AbortSignal,
): Promise<ClaimResult> {
  const problem = await claimProblem(token, signal)
  // The device is signed out even if the call fails.
  if (problem !== null) await provider.signOutHere().catch(() => {})
  else if (page === 'registration') await waitlist.markRegistered(signal)
  return problem
}

/** Claims the application of a setup token. Returns why the link cannot be used, or null if it was claimed. */
async function claimProblem(token: string, signal: AbortSignal): Promise<SetupTokenProblem | null> {
  if (await claimLink(token, signal)) return null
  const { state } = await lookUpSetup(token, signal)
  // Another account owns the application of a link that is usable and was not claimed.
  return state === 'usable' ? 'used' : state
}

/** How each page opens the backend account. */
const CONNECT: Record<
  AccountPage,
  (account: NewAccount, signal: AbortSignal) => Promise<BackendGrant | null>
> = {
  setup: registerBackendAccount,
  magicSetup: logIn,
  registration: openBackendAccount,
  signup: openBackendAccount,
}

const connectBackend = fromCall<BackendGrant | null, AccountRequest>(
  async ({ input: { page, account }, signal }) => {
    try {
      return await CONNECT[page](account, signal)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      throw new Error(limitedReason(error), { cause: error })
    }
  },
)

/** Logs in to the account of an earlier setup, whose application may not be marked as registered. */
async function logIn({ email, password }: NewAccount, signal: AbortSignal): Promise<BackendGrant> {
  const { access_token: token, user } = await login({ email, password }, signal)
  const marked = waitlist.markRegistered(signal)
  await logFailure(marked, 'The application could not be marked as registered.', signal)
  return { token, user }
}

/** Waits for a call whose failure is only logged. */
async function logFailure(call: Promise<unknown>, message: string, signal: AbortSignal): Promise<void> {
  await call.catch((error: unknown) => {
    signal.throwIfAborted()
    log.warn(message, { error })
  })
}

const markRegistered = fromCall<void>(async ({ signal }) => {
  await withUserMessage(waitlist.markRegistered(signal))
})

const signOut = fromCall<void>(() => provider.signOut())

export const liveActors = { lookUp, signUp, claim, connectBackend, markRegistered, signOut }
