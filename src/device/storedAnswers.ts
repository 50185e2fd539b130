import { isObject } from '../lib/objects.ts'
import { KEPT_KEYS } from './keys.ts'

// Separate from onboardingAnswers.ts, because the session needs it on the landing page.

export function clearOnboardingAnswers(storage: Storage = localStorage): void {
  storage.removeItem(KEPT_KEYS.onboardingAnswers)
}

/** Deletes the answers of any other user. */
export function keepOnboardingAnswersOf(storage: Storage, email: string): void {
  if (readStoredAnswers(storage)?.email !== email.toLowerCase())
    storage.removeItem(KEPT_KEYS.onboardingAnswers)
}

/** The answers as they were stored, unchecked; null if missing or unreadable. */
export function readStoredAnswers(storage: Storage): Record<string, unknown> | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEPT_KEYS.onboardingAnswers) ?? 'null')
    return isObject(stored) ? stored : null
  } catch {
    // Invalid JSON is treated as missing.
    return null
  }
}
