import { KEPT_KEYS } from './keys.ts'

// The account whose setup was completed on this device. Kept until the next sign-in here, or until dismissed.

/** Does nothing if the browser refuses to store it. */
export function storeReadyAccount(email: string): void {
  try {
    localStorage.setItem(KEPT_KEYS.readyAccount, email)
  } catch {
    // Storage is full or disabled.
  }
}

/** The account's email address, or null. */
export function readReadyAccount(): string | null {
  return localStorage.getItem(KEPT_KEYS.readyAccount) || null
}

export function clearReadyAccount(storage: Storage = localStorage): void {
  storage.removeItem(KEPT_KEYS.readyAccount)
}
