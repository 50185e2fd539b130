import type { User } from '../api/types.ts'
import { updateUser } from '../api/users.ts'
import { readRegistrationAnswers } from '../device/onboardingAnswers.ts'
import { clearOnboardingAnswers } from '../device/storedAnswers.ts'
import type { BackendGrant } from './session.types.ts'

/**
 * Saves the answers of an earlier onboarding without a backend account in the account's profile, and deletes them.
 * Returns the changed user, or null if there is nothing to save: a new account is registered with the answers.
 */
export async function saveKeptAnswers(storage: Storage, { user }: BackendGrant): Promise<User | null> {
  const answers = readRegistrationAnswers(user.email, storage)
  if (answers === null) return null
  const isSaved = Object.entries(answers).every(([field, value]) => user[field as keyof User] === value)
  const changed = isSaved ? null : await updateUser(user.id, answers)
  clearOnboardingAnswers(storage)
  return changed
}
