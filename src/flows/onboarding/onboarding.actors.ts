import { waitFor } from 'xstate'
import { ApiError } from '../../api/errors.ts'
import type { User } from '../../api/types.ts'
import { updateUser } from '../../api/users.ts'
import { STORAGE_FAILED, saveDeviceSettings } from '../../device/deviceSettings.ts'
import { tryUpdateKeptOnboarding, updateKeptOnboarding } from '../../device/keptOnboarding.ts'
import type { KeptAnswers } from '../../device/onboardingAnswers.ts'
import type { AnsweredFields } from '../../domain/onboarding.ts'
import type { NewAccount } from '../../domain/registration.ts'
import { currentUser, signIn, signUp } from '../../hosted/auth.ts'
import { HostedError } from '../../hosted/errors.ts'
import { claimLink } from '../../hosted/setup.ts'
import { signOut } from '../../hosted/signOut.ts'
import { markRegistered, readOwnApplication } from '../../hosted/waitlist.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'
import { registerBackendAccount } from '../../modules/account/backendAccount.actors.ts'
import { limitedReason } from '../../modules/account/limitedAccess.ts'
import { accessModeOf } from '../../session/access.ts'
import type { SessionActor } from '../../session/session.actors.ts'
import type { profileInput, registrationInput } from './onboarding.inputs.ts'

const asSettings = (fields: AnsweredFields) =>
  ({
    machineName: fields.machine_name,
    contradictionTolerance: fields.contradiction_tolerance,
    beliefSensitivity: fields.belief_sensitivity,
  }) satisfies KeptAnswers

function saveOnDevice(email: string, fields: AnsweredFields): null {
  const answers = asSettings(fields)
  try {
    // A demo guest has no account that could get them.
    if (email !== '') updateKeptOnboarding(email, { answers })
    saveDeviceSettings(answers)
    return null
  } catch (error) {
    throw new Error(STORAGE_FAILED, { cause: error })
  }
}

async function saveInAccount(userId: string, email: string, fields: AnsweredFields, signal: AbortSignal) {
  const user = await updateUser(userId, fields, signal)
  tryUpdateKeptOnboarding(email, { answers: null })
  return user
}

/** The onboarding machine's live actors. Each call can be repeated: work that is already done counts as success. */
export const liveActors = {
  saveProfile: fromCall<User | null, ReturnType<typeof profileInput>>(
    async ({ input: { userId, email, answers }, signal }) =>
      userId === null ? saveOnDevice(email, answers) : saveInAccount(userId, email, answers, signal),
  ),

  register: fromCall<void, ReturnType<typeof registrationInput>>(
    async ({ input: { account, answers }, signal }) => {
      // First: if this fails, the next sign-in on this device does it.
      tryUpdateKeptOnboarding(account.email, { answers: { ...asSettings(answers) } })
      try {
        await registerBackendAccount(account, signal, answers)
      } catch (error) {
        const isRefused = error instanceof ApiError && (error.status === 403 || error.status === 409)
        throw isRefused ? new Error(limitedReason(error), { cause: error }) : error
      }
      tryUpdateKeptOnboarding(account.email, { answers: null })
    },
  ),

  // Applicants from /magic-setup have this account already.
  signUp: fromCall<void, NewAccount>(async ({ input }) => {
    try {
      await signUp(input)
    } catch (error) {
      if (!(error instanceof HostedError && error.kind === 'duplicate')) throw error
      await signInAgain(input)
    }
  }),

  claim: fromCall<void, { setupToken: string }>(async ({ input, signal }) => {
    if (await claimLink(input.setupToken, signal)) return
    // Claimed by /magic-setup: the token in the address is not needed.
    if ((await readOwnApplication(signal)) !== null) return
    throw new Error(
      'The link was reset or has expired, or it belongs to another account. Contact us for a new link, open it and enter the same password.',
    )
  }),

  // No own application is not an error: it may be active already, or the step before was skipped.
  markRegistered: fromCall<void>(async ({ signal }) => {
    await markRegistered(signal)
  }),

  signOut: fromCall<void>(() => signOut()),
}

/** Signs out of the setup. A session is ended as by 'Log out', so that its end is not announced as unexpected. */
export const signOutOf = (session: SessionActor) =>
  fromCall<void>(async () => {
    if (accessModeOf(session.getSnapshot()) === null) return signOut()
    session.send({ type: 'signOut.requested' })
    await waitFor(session, (snapshot) => snapshot.matches('signedOut'))
  })

/** Signs in to the account of /magic-setup, whose session ends when the page is reloaded. */
async function signInAgain({ email, password }: NewAccount): Promise<void> {
  if ((await currentUser())?.email.toLowerCase() === email.toLowerCase()) return
  try {
    await signIn({ email, password })
  } catch (error) {
    if (!(error instanceof HostedError && error.kind === 'refused')) throw error
    throw new Error('This email has an account with another password.', { cause: error })
  }
}
