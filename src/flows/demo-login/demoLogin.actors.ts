import { ApiError } from '../../api/errors.ts'
import { hasStoredSecondFactor, storeSecondFactor } from '../../device/secondFactors.ts'
import { SECOND_FACTOR_UNCHECKED, type SignInValues, signInFailureMessage } from '../../domain/signIn.ts'
import type { ProviderOutcome } from '../../domain/signInOutcome.ts'
import * as hosted from '../../hosted/auth.ts'
import { HostedError } from '../../hosted/errors.ts'
import { needsSecondFactor } from '../../hosted/factors.ts'
import { signOut, signOutHere } from '../../hosted/signOut.ts'
import type { HostedUser } from '../../hosted/user.ts'
import { log } from '../../lib/log/log.ts'
import { messageOf } from '../../lib/messageOf.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'
import { isAccessCode, readAccessCodeHash } from './accessCode.ts'
import type { BackendResult, ProviderResult } from './demoLogin.base.ts'

/** Signs in at the provider. Refusals and outages are results, not errors. */
export const signInAtProvider = fromCall<ProviderResult, SignInValues>(async ({ input, signal }) => {
  try {
    return await signIn(input)
  } finally {
    // The provider completes the request even if the actor was stopped.
    if (signal.aborted) await signOutOnThisDevice()
  }
})

async function signIn(values: SignInValues): Promise<ProviderResult> {
  let hostedUser: HostedUser
  try {
    hostedUser = await hosted.signIn(values)
  } catch (error) {
    return { outcome: await failedOutcome(error, values.email), hostedUser: null }
  }
  try {
    const isRequired = await needsSecondFactor()
    await storeSecondFactor(values.email, isRequired)
    return { outcome: isRequired ? 'secondFactor' : 'accepted', hostedUser }
  } catch (error) {
    // Without this check a second factor could be skipped.
    await signOutOnThisDevice()
    return { outcome: { message: messageOf(error) }, hostedUser: null }
  }
}

/** The backend does not ask for a second factor, so it is not tried if the account is known to have one. */
async function failedOutcome(error: unknown, email: string): Promise<ProviderOutcome> {
  if (!(error instanceof HostedError)) throw error
  if (error.kind === 'rateLimited') return { message: error.message }
  const outcome = error.kind === 'unreachable' || error.kind === 'server' ? 'unreachable' : 'refused'
  if (!(await hasStoredSecondFactor(email))) return outcome
  return {
    message:
      outcome === 'unreachable'
        ? SECOND_FACTOR_UNCHECKED
        : signInFailureMessage({ status: 401, message: error.message }),
  }
}

/** Loaded with the first sign-in: the sign-in page does not need the backend's client. */
const loadBackendAuth = () => import('../../api/auth.ts')

/** Logs in at the backend. API errors are results, not errors. */
export const logInAtBackend = fromCall<BackendResult, SignInValues>(async ({ input, signal }) => {
  try {
    const { login } = await loadBackendAuth()
    const { access_token, user } = await login(input, signal)
    return { outcome: 'accepted', grant: { token: access_token, user } }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { outcome: { status: error.status, message: error.message }, grant: null }
  }
})

export const signOutOfProvider = fromCall<void, 'here' | 'everywhere'>(({ input }) =>
  input === 'everywhere' ? signOut() : signOutHere(),
)

/** Ends the provider session on this device. Never fails. */
export async function signOutOnThisDevice(): Promise<void> {
  await signOutHere().catch((error: unknown) => {
    log.warn('The unfinished sign-in could not be ended at the provider.', { error })
  })
}

export const checkAccessCode = fromCall<boolean, { typed: string; hash: string }>(async ({ input }) => {
  const hash = readAccessCodeHash(input.hash)
  if (hash === null) return false
  try {
    return await isAccessCode(input.typed, hash)
  } catch (error) {
    throw new Error('The access code cannot be checked: this page was not opened over https.', {
      cause: error,
    })
  }
})
