import { register } from '../../api/auth.ts'
import type { NewAccount } from '../../domain/registration.ts'
import { waitlistRegistration } from '../../domain/registration.ts'
import * as auth from '../../hosted/auth.ts'
import type { AccountOutcome } from '../../hosted/createAccount.ts'
import { createAccount, wayOnAfter } from '../../hosted/createAccount.ts'
import type { SetupLookup } from '../../hosted/setup.ts'
import { lookUpSetup, markAccountCreated } from '../../hosted/setup.ts'
import * as waitlist from '../../hosted/waitlist.ts'
import { messageOf } from '../../lib/messageOf.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'
import type { SetupMark } from './setup.machine.ts'

/** What a failed call can be answered with by the person is its message. */
async function told<Value>(call: Promise<Value>): Promise<Value> {
  try {
    return await call
  } catch (error) {
    throw new Error(wayOnAfter(error), { cause: error })
  }
}

const lookUp = fromCall<SetupLookup, string>(({ input, signal }) => lookUpSetup(input, signal))

/**
 * Makes the account at the provider. One that opens with the very password was made here before: its answer was
 * lost, or the page was left too early.
 */
const signUp = fromCall<AccountOutcome, NewAccount>(({ input }) => told(createAccount(input, true)))

/** May find the account there. Whatever fails is not in the person's way, so it is only noted. */
const registerAtBackend = fromCall<void, NewAccount>(async ({ input, signal }) => {
  try {
    await register(waitlistRegistration(input), signal)
  } catch (error) {
    if (!signal.aborted) console.warn('The backend did not register the account:', messageOf(error))
    throw error
  }
})

const markRegistered = fromCall<void, SetupMark>(async ({ input: { email, token }, signal }) => {
  await told(waitlist.markRegistered({ email, setupToken: token }, signal))
})

const markCreated = fromCall<void, SetupMark>(async ({ input: { token }, signal }) => {
  await told(markAccountCreated(token, signal))
})

const signOut = fromCall<void>(() => auth.signOut())

/** The calls of the page. */
export const liveActors = { lookUp, signUp, registerAtBackend, markRegistered, markCreated, signOut }
