import { hasTexts, isObject } from '../lib/objects.ts'
import { TAB_KEYS } from './keys.ts'

// What a person on the way to an account has said in this tab. Gone with the tab, with the session's end, or with the
// step that clears it.

/** What magic setup hands to onboarding, which makes the accounts of it and then clears it. Holds the password. */
export interface SetupData {
  email: string
  password: string
  firstName: string
  lastName: string
}

/** Null where there is none, or it cannot be read. */
export function readSetupData(): SetupData | null {
  return readJson(TAB_KEYS.setupData, isSetupData)
}

export function keepSetupData(data: SetupData): void {
  sessionStorage.setItem(TAB_KEYS.setupData, JSON.stringify(data))
}

export function clearSetupData(): void {
  sessionStorage.removeItem(TAB_KEYS.setupData)
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

/** How far onboarding has come, so that a reload goes on there. No password is in it. */
export interface OnboardingProgress {
  /** The step's name. */
  step: string
  aiName: string
  /** The chosen answer's id by question. */
  answers: Record<string, string>
}

/** Null where there is none, or it cannot be read. */
export function readOnboardingProgress(): OnboardingProgress | null {
  return readJson(TAB_KEYS.onboarding, isProgress)
}

export function keepOnboardingProgress(progress: OnboardingProgress): void {
  sessionStorage.setItem(TAB_KEYS.onboarding, JSON.stringify(progress))
}

export function clearOnboardingProgress(): void {
  sessionStorage.removeItem(TAB_KEYS.onboarding)
}

const isSetupData = (kept: unknown): kept is SetupData =>
  hasTexts(kept, 'email', 'password', 'firstName', 'lastName')

function isProgress(kept: unknown): kept is OnboardingProgress {
  if (!hasTexts(kept, 'step', 'aiName') || !isObject(kept.answers)) return false
  return hasTexts(kept.answers, ...Object.keys(kept.answers))
}

function readJson<Value>(key: string, isWhole: (kept: unknown) => kept is Value): Value | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (isWhole(kept)) return kept
  } catch {
    // Broken text is as good as none.
  }
  sessionStorage.removeItem(key)
  return null
}
