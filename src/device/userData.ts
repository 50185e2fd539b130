import { USER_DATA_KEYS } from './keys.ts'
import { keepOnboardingAnswersOf } from './storedAnswers.ts'

// Settings, drafts and sidebar state that one user leaves on this device.

/** Deletes the user's data. */
export function clearUserData(storage: Storage): void {
  for (const key of Object.values(USER_DATA_KEYS)) storage.removeItem(key)
}

/** Whether the device holds a user's data. */
export function hasUserData(storage: Storage): boolean {
  return storage.getItem(USER_DATA_KEYS.owner) !== null
}

/** Makes the user with this email the owner of the data. Deletes the data of any previous owner. */
export function claimUserData(storage: Storage, email: string): void {
  const owner = email.toLowerCase()
  if (storage.getItem(USER_DATA_KEYS.owner) !== owner) clearUserData(storage)
  keepOnboardingAnswersOf(storage, owner)
  storage.setItem(USER_DATA_KEYS.owner, owner)
}
