import { fromCallback } from 'xstate'
import type { SignInValues } from '../../domain/signIn.ts'
import { isAdmin } from '../../hosted/admins.ts'
import * as hosted from '../../hosted/auth.ts'
import { HostedError } from '../../hosted/errors.ts'
import { needsSecondFactor } from '../../hosted/factors.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'
import type { BackendGrant } from '../../session/session.types.ts'
import type { AdminAnswer, HalfSessionEvent, ProviderAnswer } from './adminLogin.machine.ts'

/** Nobody signs in while a session is still ending: its end would take theirs along. */
let leaving: Promise<void> = Promise.resolve()

/** Ends the provider's session here. Where that fails it is forgotten with the page, for it was never kept. */
function leaveProvider(): Promise<void> {
  leaving = leaving.then(hosted.signOutHere).catch((error: unknown) => {
    console.warn('The session could not be ended at the provider.', error)
  })
  return leaving
}

/** Signs in at the provider. Left meanwhile, it signs out again, since what was sent cannot be called back. */
export const signIn = fromCall<ProviderAnswer, SignInValues>(async ({ input, signal }) => {
  await leaving
  signal.throwIfAborted()
  const hostedUser = await hosted.signIn(input).catch(outcomeOf)
  if (typeof hostedUser === 'string') return { outcome: hostedUser, hostedUser: null }
  try {
    const outcome = (await needsSecondFactor()) ? 'secondFactor' : 'accepted'
    signal.throwIfAborted()
    return { outcome, hostedUser }
  } catch (error) {
    await leaveProvider()
    throw error
  }
})

/** Asks whether whoever signed in is an admin, then the backend for its token, which an admin can do without. */
export const checkAdmin = fromCall<AdminAnswer, SignInValues>(async ({ input, signal }) => {
  const isOne = await isAdmin(signal).catch((error: unknown) => {
    signal.throwIfAborted()
    console.warn('Whether they are an admin could not be read.', error)
    return null
  })
  if (isOne === true) return { isAdmin: true, grant: await backendGrant(input, signal) }
  await leaveProvider()
  return { isAdmin: isOne, grant: null }
})

/** Ends the provider's session when the login is left, or given up, before anybody was let in. */
export const endHalfSession = fromCallback<HalfSessionEvent, undefined>(({ receive }) => {
  let isHalf = false
  receive(({ type }) => {
    if (type === 'session.abandoned') leaveProvider()
    isHalf = type === 'session.begun'
  })
  return () => {
    if (isHalf) leaveProvider()
  }
})

function outcomeOf(error: unknown): 'refused' | 'unreachable' {
  const isRefused = error instanceof HostedError && (error.kind === 'refused' || error.kind === 'invalid')
  return isRefused ? 'refused' : 'unreachable'
}

async function backendGrant(credentials: SignInValues, signal: AbortSignal): Promise<BackendGrant | null> {
  try {
    // Loaded now: until here the front page goes without the backend's client.
    const { login } = await import('../../api/auth.ts')
    const { access_token, user } = await login(credentials, signal)
    return { token: access_token, user }
  } catch {
    signal.throwIfAborted()
    return null
  }
}
