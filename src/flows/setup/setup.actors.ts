import type { NewAccount } from '../../domain/registration.ts'
import { withUserMessage } from '../../hosted/createAccount.ts'
import type { OpenedAccount } from '../../hosted/openAccount.ts'
import { openAccount } from '../../hosted/openAccount.ts'
import * as provider from '../../hosted/signOut.ts'
import * as waitlist from '../../hosted/waitlist.ts'
import { log } from '../../lib/log/log.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'
import { registerBackendAccount } from '../../modules/account/backendAccount.actors.ts'
import { claim, lookUp } from '../../modules/setup-link/setupLink.actors.ts'

/** An account that accepts the password counts as created: an interrupted earlier attempt may have created it. */
const signUp = fromCall<OpenedAccount, NewAccount>(({ input }) => withUserMessage(openAccount(input, true)))

/** Fails if the backend has no account that accepts the password. Failures are only logged. */
const registerAtBackend = fromCall<void, NewAccount>(async ({ input, signal }) => {
  try {
    await registerBackendAccount(input, signal)
  } catch (error) {
    if (!signal.aborted) log.warn('The backend account could not be opened.', { error })
    throw error
  }
})

const markRegistered = fromCall<void>(async ({ signal }) => {
  await withUserMessage(waitlist.markRegistered(signal))
})

const signOut = fromCall<void>(() => provider.signOut())

/** The setup machine's live actors. */
export const liveActors = { lookUp, signUp, claim, registerAtBackend, markRegistered, signOut }
