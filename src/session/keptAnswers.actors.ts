import type { User } from '../api/types.ts'
import { updateUser } from '../api/users.ts'
import { updateKeptOnboarding } from '../device/keptOnboarding.ts'
import { readAnsweredFields } from '../device/onboardingAnswers.ts'
import type { AnsweredFields } from '../domain/onboarding.ts'
import type { BackendGrant } from './session.types.ts'

/**
 * After a backend login: saves the answers that are kept on this device in the account, and drops what is no longer
 * owed. An unfinished onboarding stays. Returns the changed user, or null if nothing had to be saved.
 *
 * @throws ApiError what is kept then stays for the next sign-in
 */
export async function saveKeptAnswers(storage: Storage, grant: BackendGrant): Promise<User | null> {
  const { email } = grant.user
  const answers = readAnsweredFields(email, storage)
  const changed = answers === null ? null : await saveAnswers(grant, answers)
  const owed = answers === null ? {} : { answers: null, progress: null }
  updateKeptOnboarding(email, { ...owed, owesRegistration: false }, storage)
  return changed
}

/** Saves the answers in the account, with its own token. Returns the changed user, or null if it had them. */
export async function saveAnswers(
  { token, user }: BackendGrant,
  answers: AnsweredFields,
  signal?: AbortSignal,
): Promise<User | null> {
  const isSaved = Object.entries(answers).every(([field, value]) => user[field as keyof User] === value)
  return isSaved ? null : updateUser(user.id, answers, signal, token)
}
