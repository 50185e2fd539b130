import { waitFor } from 'xstate'
import { register } from '../../api/auth.ts'
import { ApiError } from '../../api/errors.ts'
import type { User } from '../../api/types.ts'
import { updateUser } from '../../api/users.ts'
import { STORAGE_FAILED, saveDeviceSettings } from '../../device/deviceSettings.ts'
import { storeOnboardingAnswers } from '../../device/onboardingAnswers.ts'
import type { NewAccount, personalRegistration } from '../../domain/registration.ts'
import { signUp } from '../../hosted/auth.ts'
import { HostedError } from '../../hosted/errors.ts'
import { markAccountCreated } from '../../hosted/setup.ts'
import { signOut } from '../../hosted/signOut.ts'
import { markRegistered } from '../../hosted/waitlist.ts'
import { fromCall } from '../../lib/xstate/fromCall.ts'
import { accessModeOf } from '../../session/access.ts'
import type { SessionActor } from '../../session/session.actors.ts'
import type { profileInput } from './onboarding.inputs.ts'

function saveOnDevice(email: string, fields: ReturnType<typeof profileInput>['fields']): null {
  const answers = {
    machineName: fields.machine_name,
    contradictionTolerance: fields.contradiction_tolerance,
    beliefSensitivity: fields.belief_sensitivity,
  }
  try {
    // A demo guest has no account to register.
    if (email !== '') storeOnboardingAnswers(email, answers)
    saveDeviceSettings(answers)
    return null
  } catch (error) {
    throw new Error(STORAGE_FAILED, { cause: error })
  }
}

/** The onboarding machine's live actors. Each call can be repeated: work that is already done counts as success. */
export const liveActors = {
  saveProfile: fromCall<User | null, ReturnType<typeof profileInput>>(
    async ({ input: { userId, email, fields }, signal }) =>
      userId === null ? saveOnDevice(email, fields) : updateUser(userId, fields, signal),
  ),

  register: fromCall<void, ReturnType<typeof personalRegistration>>(async ({ input, signal }) => {
    try {
      await register(input, signal)
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 409)) throw error
    }
  }),

  // No matching application is not an error: it may be active already, or not exist.
  markRegistered: fromCall<void, { email: string; setupToken: string | null }>(async ({ input, signal }) => {
    await markRegistered(input, signal)
  }),

  // Applicants from /magic-setup have this account already.
  signUp: fromCall<void, NewAccount>(async ({ input }) => {
    try {
      await signUp(input)
    } catch (error) {
      if (!(error instanceof HostedError && error.kind === 'duplicate')) throw error
    }
  }),

  markCreated: fromCall<void, { setupToken: string }>(async ({ input, signal }) => {
    await markAccountCreated(input.setupToken, signal)
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
