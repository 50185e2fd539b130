import { hasStrings, isObject } from '../lib/objects.ts'
import { TAB_KEYS } from './keys.ts'

// Data of an unfinished sign-up, in session storage. Deleted with the tab, at sign-out, or by the step that clears it.

/** Passed from magic setup to onboarding, which creates the accounts and then clears it. Contains the password. */
export interface SetupData {
  email: string
  password: string
  firstName: string
  lastName: string
}

/** Null if missing or unreadable. */
export function readSetupData(): SetupData | null {
  return readJson(TAB_KEYS.setupData, isSetupData)
}

export function storeSetupData(data: SetupData): void {
  sessionStorage.setItem(TAB_KEYS.setupData, JSON.stringify(data))
}

export function clearSetupData(): void {
  sessionStorage.removeItem(TAB_KEYS.setupData)
}

/** Deletes the setup data of anybody else, and the progress of its onboarding. */
export function clearSetupDataOfOthers(email: string): void {
  const data = readSetupData()
  if (data === null || data.email.toLowerCase() === email.toLowerCase()) return
  clearSetupData()
  clearOnboardingProgress()
}

/** Whether the hidden shortcut to direct account creation was used in this tab. */
export function hasSecretAccess(): boolean {
  return sessionStorage.getItem(TAB_KEYS.secretAccess) === 'true'
}

export function grantSecretAccess(): void {
  sessionStorage.setItem(TAB_KEYS.secretAccess, 'true')
}

export function clearSecretAccess(): void {
  sessionStorage.removeItem(TAB_KEYS.secretAccess)
}

/** Onboarding continues from here after a reload. Contains no password. */
export interface OnboardingProgress {
  step: string
  aiName: string
  /** Answer ids by question. */
  answers: Record<string, string>
}

/** Null if missing or unreadable. */
export function readOnboardingProgress(): OnboardingProgress | null {
  return readJson(TAB_KEYS.onboarding, isProgress)
}

export function storeOnboardingProgress(progress: OnboardingProgress): void {
  sessionStorage.setItem(TAB_KEYS.onboarding, JSON.stringify(progress))
}

export function clearOnboardingProgress(): void {
  sessionStorage.removeItem(TAB_KEYS.onboarding)
}

const isSetupData = (value: unknown): value is SetupData =>
  hasStrings(value, 'email', 'password', 'firstName', 'lastName')

function isProgress(value: unknown): value is OnboardingProgress {
  if (!hasStrings(value, 'step', 'aiName') || !isObject(value.answers)) return false
  return hasStrings(value.answers, ...Object.keys(value.answers))
}

function readJson<Value>(key: string, isValid: (value: unknown) => value is Value): Value | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (isValid(value)) return value
  } catch {
    // Invalid JSON is treated as missing.
  }
  sessionStorage.removeItem(key)
  return null
}
