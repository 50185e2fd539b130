import type { EventObject } from 'xstate'
import { fromCallback } from 'xstate'
import { openRecoveryLink, requestPasswordReset, signOutHere, updatePassword } from '../../hosted/auth.ts'
import { HostedError } from '../../hosted/errors.ts'
import { needsSecondFactor } from '../../hosted/factors.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'
import type { OpenedLink } from './passwordReset.base.ts'
import { ResetError } from './passwordReset.problems.ts'

const TOO_MANY = 'Too many requests. Wait a minute, then try again.'
const BROKEN = 'The account service has a problem. Please try again in a minute.'
const NO_ADDRESS = 'Please enter a complete email address, such as name@example.com.'
const SAME = 'This is the password you have now. Please choose another one.'
const WEAK = 'This password is too easy to guess. Please choose a longer or less common one.'
const EXPIRED = 'This link has expired.'

async function sendLink(email: string): Promise<void> {
  try {
    await requestPasswordReset(email)
  } catch (error) {
    if (error instanceof HostedError && error.kind === 'invalid')
      throw new ResetError(NO_ADDRESS, 'emailRefused', error)
    throw told(error)
  }
}

async function open(hash: string): Promise<OpenedLink> {
  const user = await openRecoveryLink(hash).catch((error: unknown) => {
    // Whatever else is wrong is wrong with the link: it was used, cut, or written by hand.
    throw isPassing(error) ? told(error) : new ResetError(EXPIRED, 'linkExpired', error)
  })
  if (user === null) return null
  // Where this cannot be told, saving tells.
  return { email: user.email, needsSecondFactor: await needsSecondFactor().catch(() => false) }
}

let opening: { hash: string; link: Promise<OpenedLink>; waiting: AbortSignal[] } | null = null

/**
 * A link may work once only, and strict effects start an actor twice: whoever asks while it is being opened waits for
 * the same answer. Where nobody waits for it any more, its session ends at once.
 */
function openOnce(hash: string, signal: AbortSignal): Promise<OpenedLink> {
  if (opening?.hash === hash) {
    opening.waiting.push(signal)
    return opening.link
  }
  const waiting = [signal]
  const link = open(hash).finally(() => {
    opening = null
    if (waiting.every(({ aborted }) => aborted)) end()
  })
  opening = { hash, link, waiting }
  return link
}

/** The link's session was never kept on the device: where this fails it goes with the page. */
function end(): void {
  signOutHere().catch(() => {})
}

async function save(password: string): Promise<void> {
  try {
    await updatePassword(password)
  } catch (error) {
    if (!(error instanceof HostedError)) throw error
    if (error.code === 'insufficient_aal') throw new ResetError('', 'secondFactorNeeded', error)
    if (error.code === 'same_password') throw new ResetError(SAME, 'passwordRefused', error)
    if (error.kind === 'invalid') throw new ResetError(WEAK, 'passwordRefused', error)
    if (error.kind === 'refused' || error.kind === 'notFound')
      throw new ResetError(EXPIRED, 'linkExpired', error)
    throw told(error)
  }
}

/** Whether it may go well at the next try. */
function isPassing(error: unknown): error is HostedError {
  return error instanceof HostedError && ['unreachable', 'rateLimited', 'server'].includes(error.kind)
}

function told(error: unknown): unknown {
  if (!(error instanceof HostedError)) return error
  if (error.kind === 'rateLimited') return new ResetError(TOO_MANY, 'other', error)
  return error.kind === 'server' ? new ResetError(BROKEN, 'other', error) : error
}

/** The live calls. Each fails with a ResetError where the provider said why. */
export const liveActors = {
  sendLink: fromCall<void, string>(({ input }) => sendLink(input)),
  openLink: fromCall<OpenedLink, string>(({ input, signal }) => openOnce(input, signal)),
  savePassword: fromCall<void, string>(({ input }) => save(input)),
  endLinkAfterwards: fromCallback<EventObject, undefined>(() => end),
}
