import { login } from '../../api/auth.ts'
import { ApiError } from '../../api/errors.ts'
import type { SignInValues } from '../../domain/signIn.ts'
import type { ProviderOutcome } from '../../domain/signInOutcome.ts'
import * as hosted from '../../hosted/auth.ts'
import { HostedError } from '../../hosted/errors.ts'
import { needsSecondFactor } from '../../hosted/factors.ts'
import type { HostedUser } from '../../hosted/user.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'
import { isAccessCode, readAccessCodeHash } from './accessCode.ts'
import type { BackendAnswer, ProviderAnswer } from './demoLogin.base.ts'

/** Signs in at the provider. A refusal and a provider that is down are answers, not failures. */
export const askProvider = fromCall<ProviderAnswer, SignInValues>(async ({ input, signal }) => {
  try {
    return await signIn(input)
  } finally {
    // What has been sent is carried out, whoever has left meanwhile.
    if (signal.aborted) await leaveHere()
  }
})

async function signIn(values: SignInValues): Promise<ProviderAnswer> {
  let hostedUser: HostedUser
  try {
    hostedUser = await hosted.signIn(values)
  } catch (error) {
    return { outcome: outcomeOf(error), hostedUser: null }
  }
  try {
    return { outcome: (await needsSecondFactor()) ? 'secondFactor' : 'accepted', hostedUser }
  } catch (error) {
    // Whether the password is enough is not known, so it is not.
    await leaveHere()
    return { outcome: outcomeOf(error), hostedUser: null }
  }
}

function outcomeOf(error: unknown): ProviderOutcome {
  if (!(error instanceof HostedError)) throw error
  const isDown = error.kind === 'unreachable' || error.kind === 'server' || error.kind === 'rateLimited'
  return isDown ? 'unreachable' : 'refused'
}

/** Signs in at the backend. Every error of a call is an answer. */
export const askBackend = fromCall<BackendAnswer, SignInValues>(async ({ input, signal }) => {
  try {
    const { access_token, user } = await login(input, signal)
    return { outcome: 'accepted', grant: { token: access_token, user } }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { outcome: { status: error.status, message: error.message }, grant: null }
  }
})

/** Ends the provider's session. */
export const leaveProvider = fromCall<void, 'here' | 'everywhere'>(({ input }) =>
  input === 'everywhere' ? hosted.signOut() : hosted.signOutHere(),
)

/** Ends the provider's session on this device, as well as that can be done. */
export async function leaveHere(): Promise<void> {
  await hosted.signOutHere().catch((error: unknown) => {
    console.warn('The half sign-in could not be ended at the provider.', error)
  })
}

/** Whether this is the master access code. */
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
