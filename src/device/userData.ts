import { updateKeptOnboarding } from './keptOnboarding.ts'
import { USER_DATA_KEYS } from './keys.ts'

// Settings, drafts and sidebar state that one user leaves on this device.

/** Deletes the user's data. What is kept of onboarding stays, except for a demo guest's. */
export function clearUserData(storage: Storage): void {
  updateKeptOnboarding('', { progress: null }, storage)
  for (const key of Object.values(USER_DATA_KEYS)) storage.removeItem(key)
}

export function hasUserData(storage: Storage): boolean {
  return storage.getItem(USER_DATA_KEYS.owner) !== null
}

/** Makes the user with this email the owner of the data. Deletes the data of any previous owner. */
export function claimUserData(storage: Storage, email: string): void {
  const owner = email.toLowerCase()
  if (storage.getItem(USER_DATA_KEYS.owner) !== owner) clearUserData(storage)
  storage.setItem(USER_DATA_KEYS.owner, owner)
}
