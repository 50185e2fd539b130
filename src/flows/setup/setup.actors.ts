import { register } from '../../api/auth.ts'
import type { NewAccount } from '../../domain/registration.ts'
import { waitlistRegistration } from '../../domain/registration.ts'
import type { AccountOutcome } from '../../hosted/createAccount.ts'
import { createAccount, withUserMessage } from '../../hosted/createAccount.ts'
import { claimLink } from '../../hosted/setup.ts'
import * as provider from '../../hosted/signOut.ts'
import * as waitlist from '../../hosted/waitlist.ts'
import { messageOf } from '../../lib/messageOf.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'
import { lookUp } from '../../modules/setup-link/setupLink.actors.ts'

/** An account that accepts the password counts as created: an interrupted earlier attempt may have created it. */
const signUp = fromCall<AccountOutcome, NewAccount>(({ input }) =>
  withUserMessage(createAccount(input, true)),
)

/** Fails if the backend already has the account. Failures are only logged. */
const registerAtBackend = fromCall<void, NewAccount>(async ({ input, signal }) => {
  try {
    await register(waitlistRegistration(input), signal)
  } catch (error) {
    if (!signal.aborted) console.warn('The backend did not register the account:', messageOf(error))
    throw error
  }
})

/** Claims the application, which marks the link as used. */
const markCreated = fromCall<void, string>(async ({ input: token, signal }) => {
  await withUserMessage(claimLink(token, signal))
})

const markRegistered = fromCall<void>(async ({ signal }) => {
  await withUserMessage(waitlist.markRegistered(signal))
})

const signOut = fromCall<void>(() => provider.signOut())

/** The setup machine's live actors. */
export const liveActors = { lookUp, signUp, registerAtBackend, markRegistered, markCreated, signOut }
