import type { SetupTokenProblem } from '../../domain/setupToken.ts'
import { withUserMessage } from '../../hosted/createAccount.ts'
import type { SetupLookup } from '../../hosted/setup.ts'
import { claimLink, lookUpSetup } from '../../hosted/setup.ts'
import { signOutHere } from '../../hosted/signOut.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'

/** Looks up a setup token without marking it as used. Rejects with a message for the user. */
export const lookUp = fromCall<SetupLookup, string>(({ input, signal }) =>
  withUserMessage(lookUpSetup(input, signal)),
)

/** Claims the application of a setup token for the signed-in user. Rejects with a message for the user. */
export const claim = fromCall<SetupTokenProblem | null, string>(({ input, signal }) =>
  withUserMessage(claimOrExplain(input, signal)),
)

/** Returns why the link cannot be used, and then signs out; null if the application was claimed. */
export async function claimOrExplain(token: string, signal: AbortSignal): Promise<SetupTokenProblem | null> {
  const problem = await claimProblem(token, signal)
  // The device is signed out even if the call fails.
  if (problem !== null) await signOutHere().catch(() => {})
  return problem
}

/** Claims the application of a setup token. Returns why the link cannot be used, or null if it was claimed. */
export async function claimProblem(token: string, signal: AbortSignal): Promise<SetupTokenProblem | null> {
  if (await claimLink(token, signal)) return null
  const { state } = await lookUpSetup(token, signal)
  // Another account owns the application of a link that is usable and was not claimed.
  return state === 'usable' ? 'used' : state
}
