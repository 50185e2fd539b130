import { hasStrings, isObject } from '../lib/objects.ts'
import { KEPT_KEYS } from './keys.ts'

// What people have begun on this device and their backend accounts do not have yet, by email. Contains no password.
// Separate from onboardingAnswers.ts, because the session needs it on the landing page.

export interface OnboardingProgress {
  step: string
  aiName: string
  /** Answer ids by question. */
  answers: Record<string, string>
}

export interface KeptOnboarding {
  /** The unfinished onboarding, or null. */
  progress: OnboardingProgress | null
  /** The settings that follow from a finished onboarding, unchecked; null if the backend account has them. */
  answers: Record<string, unknown> | null
  /** Whether the backend must still register the account, which was created without an application. */
  owesRegistration: boolean
}

const NOTHING: KeptOnboarding = { progress: null, answers: null, owesRegistration: false }

/** The number of people per device. The one whose entry changed least recently is dropped first. */
const MAX_PEOPLE = 10

/** What is kept for the person with this email, in any case; '' for a demo guest. Unreadable parts are missing. */
export function readKeptOnboarding(email: string, storage?: Storage): KeptOnboarding {
  const found = readEntries(storage).find((entry) => entry.email === email.toLowerCase())
  if (found === undefined) return NOTHING
  return {
    progress: isProgress(found.progress) ? found.progress : null,
    answers: isObject(found.answers) ? found.answers : null,
    owesRegistration: found.owesRegistration === true,
  }
}

export function hasKeptOnboarding(email: string, storage: Storage): boolean {
  return !isEmpty(readKeptOnboarding(email, storage))
}

/**
 * Changes what is kept for one person.
 *
 * @throws DOMException if storage is disabled or full
 */
export function updateKeptOnboarding(
  email: string,
  change: Partial<KeptOnboarding>,
  storage: Storage = localStorage,
): void {
  const key = email.toLowerCase()
  const entries = readEntries(storage)
  const others = entries.filter((entry) => entry.email !== key)
  const kept = { ...readKeptOnboarding(key, storage), ...change }
  if (!isEmpty(kept)) others.push({ email: key, ...kept })
  else if (others.length === entries.length) return
  if (others.length === 0) storage.removeItem(KEPT_KEYS.onboarding)
  else storage.setItem(KEPT_KEYS.onboarding, JSON.stringify(others.slice(-MAX_PEOPLE)))
}

/** Like `updateKeptOnboarding`, but does nothing if the browser refuses to store it. */
export function tryUpdateKeptOnboarding(email: string, change: Partial<KeptOnboarding>): void {
  try {
    updateKeptOnboarding(email, change)
  } catch {
    // Storage is full or disabled.
  }
}

const isEmpty = ({ progress, answers, owesRegistration }: KeptOnboarding) =>
  progress === null && answers === null && !owesRegistration

/** Oldest change first. */
function readEntries(storage?: Storage): Record<string, unknown>[] {
  try {
    const stored: unknown = JSON.parse((storage ?? localStorage).getItem(KEPT_KEYS.onboarding) ?? '[]')
    return Array.isArray(stored) ? stored.filter((entry) => hasStrings(entry, 'email')) : []
  } catch {
    // Invalid JSON is treated as missing, as is disabled storage.
    return []
  }
}

function isProgress(value: unknown): value is OnboardingProgress {
  if (!hasStrings(value, 'step', 'aiName') || !isObject(value.answers)) return false
  return hasStrings(value.answers, ...Object.keys(value.answers))
}
