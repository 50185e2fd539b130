import { ApiError } from '../../api/errors.ts'
import { readKeptOnboarding } from '../../device/keptOnboarding.ts'
import type { SignInValues } from '../../domain/signIn.ts'
import { isSetUpAllowed } from '../../domain/waitlist.ts'
import { currentUser } from '../../hosted/auth.ts'
import { claimApplication as claim, lookUpSetup } from '../../hosted/setup.ts'
import { markRegistered, readOwnApplication } from '../../hosted/waitlist.ts'
import { log } from '../../lib/log/log.ts'
import { openBackendAccount } from '../../modules/account/backendAccount.actors.ts'
import { limitedReason } from '../../modules/account/limitedAccess.ts'
import type { BackendResult, LinkClaim } from './demoLogin.base.ts'

const NO_ACCOUNT: BackendResult = { outcome: { status: 401, message: '' }, grant: null }

interface Call<Input> {
  input: Input
  signal: AbortSignal
}

/** Claims the application of a setup link if it was sent to the email of the sign-in. */
export async function claimApplication({ input: { token, email }, signal }: Call<LinkClaim>): Promise<void> {
  try {
    const lookup = await lookUpSetup(token, signal)
    if (!('setup' in lookup) || lookup.setup.email?.toLowerCase() !== email.toLowerCase()) return
    await claim(lookup.setup, token, signal)
  } catch (error) {
    signal.throwIfAborted()
    log.warn('The application could not be claimed.', { error })
  }
}

/**
 * Opens the backend account that is owed to the signed-in user: the owner of an approved application, or somebody who
 * signed up on this device without one. For anybody else, the result is that the backend has no account.
 */
export async function completeSetup({ input, signal }: Call<SignInValues>): Promise<BackendResult> {
  const application = await ownApplication(signal)
  const isOwed =
    application === null
      ? readKeptOnboarding(input.email).owesRegistration
      : isSetUpAllowed(application.status)
  const person = isOwed ? (application ?? (await currentUser())) : null
  if (person === null) return NO_ACCOUNT
  const { firstName, lastName } = person
  try {
    const grant = await openBackendAccount({ firstName, lastName, ...input }, signal)
    if (application?.status === 'approved') await recordRegistration(signal)
    return { outcome: 'accepted', grant }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const { status } = error
    const message = status === 409 ? limitedReason(error) : error.message
    return { outcome: { status, message }, grant: null }
  }
}

/** Null also if the provider does not answer: the sign-in continues without the backend. */
function ownApplication(signal: AbortSignal) {
  return readOwnApplication(signal).catch((error: unknown) => {
    signal.throwIfAborted()
    log.warn('The application could not be read.', { error })
    return null
  })
}

/** Failures are only logged: the account exists. */
function recordRegistration(signal: AbortSignal) {
  return markRegistered(signal).catch((error: unknown) => {
    signal.throwIfAborted()
    log.warn('The application could not be marked as registered.', { error })
  })
}
