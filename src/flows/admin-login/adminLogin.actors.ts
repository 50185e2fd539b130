import { fromCallback } from 'xstate'
import { storeSecondFactor } from '../../device/secondFactors.ts'
import type { SignInValues } from '../../domain/signIn.ts'
import type { ProviderOutcome } from '../../domain/signInOutcome.ts'
import { isAdmin } from '../../hosted/admins.ts'
import * as hosted from '../../hosted/auth.ts'
import { HostedError } from '../../hosted/errors.ts'
import { needsSecondFactor } from '../../hosted/factors.ts'
import { signOutHere } from '../../hosted/signOut.ts'
import type { HostedUser } from '../../hosted/user.ts'
import { log } from '../../lib/log/log.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'
import type { BackendGrant } from '../../session/session.types.ts'
import type { AdminCheckResult, ProviderResult, UnfinishedSignInEvent } from './adminLogin.machine.ts'

/** The next sign-in waits for it, because the sign-out would end the new session too. */
let pendingSignOut: Promise<void> = Promise.resolve()

/** Ends the provider session on this device. Errors are only logged: the session is kept in memory only. */
function signOutOfProvider(): Promise<void> {
  pendingSignOut = pendingSignOut.then(signOutHere).catch((error: unknown) => {
    log.warn('The session could not be ended at the provider.', { error })
  })
  return pendingSignOut
}

/** Signs in at the provider. If aborted, it signs out again, because the request cannot be canceled. */
export const signIn = fromCall<ProviderResult, SignInValues>(async ({ input, signal }) => {
  await pendingSignOut
  signal.throwIfAborted()
  let hostedUser: HostedUser
  try {
    hostedUser = await hosted.signIn(input)
  } catch (error) {
    return { outcome: failedOutcome(error), hostedUser: null }
  }
  try {
    const isRequired = await needsSecondFactor()
    await storeSecondFactor(input.email, isRequired)
    signal.throwIfAborted()
    return { outcome: isRequired ? 'secondFactor' : 'accepted', hostedUser }
  } catch (error) {
    await signOutOfProvider()
    throw error
  }
})

/** Checks that the user is an admin, then logs in at the backend. The backend login is optional. */
export const checkAdmin = fromCall<AdminCheckResult, SignInValues>(async ({ input, signal }) => {
  const isUserAdmin = await isAdmin(signal).catch((error: unknown) => {
    signal.throwIfAborted()
    log.warn('The admin check failed.', { error })
    return null
  })
  if (isUserAdmin === true) return { isAdmin: true, grant: await backendGrant(input, signal) }
  await signOutOfProvider()
  return { isAdmin: isUserAdmin, grant: null }
})

/** Ends the provider session if the login is closed or canceled before it is complete. */
export const endUnfinishedSignIn = fromCallback<UnfinishedSignInEvent, undefined>(({ receive }) => {
  let isUnfinished = false
  receive(({ type }) => {
    if (type === 'signIn.abandoned') signOutOfProvider()
    isUnfinished = type === 'signIn.started'
  })
  return () => {
    if (isUnfinished) signOutOfProvider()
  }
})

function failedOutcome(error: unknown): ProviderOutcome {
  if (!(error instanceof HostedError)) return 'unreachable'
  if (error.kind === 'rateLimited') return { message: error.message }
  return error.kind === 'refused' || error.kind === 'invalid' ? 'refused' : 'unreachable'
}

async function backendGrant(credentials: SignInValues, signal: AbortSignal): Promise<BackendGrant | null> {
  try {
    // Loaded on demand to keep the landing page small.
    const { login } = await import('../../api/auth.ts')
    const { access_token, user } = await login(credentials, signal)
    return { token: access_token, user }
  } catch {
    signal.throwIfAborted()
    return null
  }
}
