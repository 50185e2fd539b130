import { currentUser } from '../../hosted/auth.ts'
import { withUserMessage } from '../../hosted/createAccount.ts'
import { needsSecondFactor } from '../../hosted/factors.ts'
import { markLogin } from '../../hosted/waitlist.ts'
import { log } from '../../lib/log/log.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'
import { claimProblem, lookUp } from '../../modules/setup-link/setupLink.actors.ts'
import type { ClaimResult } from './claimLink.machine.ts'

const claim = fromCall<ClaimResult, string>(({ input, signal }) =>
  withUserMessage(claimWithSession(input, signal)),
)

async function claimWithSession(token: string, signal: AbortSignal): Promise<ClaimResult> {
  if ((await currentUser()) === null || (await needsSecondFactor())) return 'signInRequired'
  const problem = await claimProblem(token, signal)
  if (problem !== null) return problem
  await recordLogin(signal)
  return 'claimed'
}

/** Failures are only logged: the next sign-in repeats it. */
async function recordLogin(signal: AbortSignal): Promise<void> {
  await markLogin(signal).catch((error: unknown) => {
    signal.throwIfAborted()
    log.warn('The login could not be noted.', { error })
  })
}

/** The claim-link machine's live actors. */
export const liveActors = { lookUp, claim }
