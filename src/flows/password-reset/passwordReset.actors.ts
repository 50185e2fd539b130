import { type EventObject, fromCallback } from 'xstate'
import { openRecoveryLink, requestPasswordReset, updatePassword } from '../../hosted/auth.ts'
import { HostedError } from '../../hosted/errors.ts'
import { needsSecondFactor } from '../../hosted/factors.ts'
import { signOutHere } from '../../hosted/signOut.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'
import { ReasonError } from '../../lib/xstate/ReasonError.ts'
import type { OpenedLink, ResetErrorReason } from './passwordReset.base.ts'

const EMAIL_INVALID = 'Please enter a complete email address, such as name@example.com.'
const WEAK_PASSWORD = 'This password is too easy to guess. Please choose a longer or less common one.'
const LINK_EXPIRED = 'This link has expired.'

async function sendLink(email: string): Promise<void> {
  try {
    await requestPasswordReset(email)
  } catch (error) {
    if (error instanceof HostedError && error.kind === 'invalid')
      throw new ReasonError<ResetErrorReason>(EMAIL_INVALID, 'emailRefused', error)
    throw error
  }
}

async function openLink(hash: string): Promise<OpenedLink> {
  const user = await openRecoveryLink(hash).catch((error: unknown) => {
    // Any other error means that the link is invalid: used, incomplete or made up.
    throw isTemporary(error) ? error : new ReasonError<ResetErrorReason>(LINK_EXPIRED, 'linkExpired', error)
  })
  if (user === null) return null
  // If this fails, saving reports a missing second factor.
  return { email: user.email, needsSecondFactor: await needsSecondFactor().catch(() => false) }
}

let pending: { hash: string; link: Promise<OpenedLink>; signals: AbortSignal[] } | null = null

/**
 * A link works only once, but StrictMode starts the actor twice, so calls with the same hash share one result. Signs
 * out if all calls were aborted meanwhile.
 */
function openLinkOnce(hash: string, signal: AbortSignal): Promise<OpenedLink> {
  if (pending?.hash === hash) {
    pending.signals.push(signal)
    return pending.link
  }
  const signals = [signal]
  const link = openLink(hash).finally(() => {
    pending = null
    if (signals.every(({ aborted }) => aborted)) signOut()
  })
  pending = { hash, link, signals }
  return link
}

/** Errors are ignored: the link's session is kept in memory only. */
function signOut(): void {
  signOutHere().catch(() => {})
}

async function savePassword(password: string): Promise<void> {
  try {
    await updatePassword(password)
  } catch (error) {
    if (!(error instanceof HostedError)) throw error
    if (error.code === 'insufficient_aal')
      throw new ReasonError<ResetErrorReason>('', 'secondFactorRequired', error)
    if (error.code === 'same_password')
      throw new ReasonError<ResetErrorReason>(error.message, 'passwordRefused', error)
    if (error.kind === 'invalid')
      throw new ReasonError<ResetErrorReason>(WEAK_PASSWORD, 'passwordRefused', error)
    if (error.kind === 'refused' || error.kind === 'notFound')
      throw new ReasonError<ResetErrorReason>(LINK_EXPIRED, 'linkExpired', error)
    throw error
  }
}

function isTemporary(error: unknown): error is HostedError {
  return error instanceof HostedError && ['unreachable', 'rateLimited', 'server'].includes(error.kind)
}

/** All actors fail with a ReasonError for errors that the machine handles differently. */
export const liveActors = {
  sendLink: fromCall<void, string>(({ input }) => sendLink(input)),
  openLink: fromCall<OpenedLink, string>(({ input, signal }) => openLinkOnce(input, signal)),
  savePassword: fromCall<void, string>(({ input }) => savePassword(input)),
  signOutOnStop: fromCallback<EventObject, undefined>(() => signOut),
}
