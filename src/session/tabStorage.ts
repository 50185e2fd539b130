import * as v from 'valibot'
import { TAB_KEYS } from './keys.ts'

// What a person on the way to an account has said in this tab. Gone with the tab, with the session's end, or with the
// step that clears it.

const setupDataSchema = v.object({
  email: v.string(),
  password: v.string(),
  firstName: v.string(),
  lastName: v.string(),
})

/** What magic setup hands to onboarding, which makes the accounts of it and then clears it. Holds the password. */
export type SetupData = v.InferOutput<typeof setupDataSchema>

/** Null where there is none, or it cannot be read. */
export function readSetupData(): SetupData | null {
  return readJson(TAB_KEYS.setupData, setupDataSchema)
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

const progressSchema = v.object({
  /** The step's name. */
  step: v.string(),
  aiName: v.string(),
  /** The chosen answer's id by question. */
  answers: v.record(v.string(), v.string()),
})

/** How far onboarding has come, so that a reload goes on there. No password is in it. */
export type OnboardingProgress = v.InferOutput<typeof progressSchema>

/** Null where there is none, or it cannot be read. */
export function readOnboardingProgress(): OnboardingProgress | null {
  return readJson(TAB_KEYS.onboarding, progressSchema)
}

export function keepOnboardingProgress(progress: OnboardingProgress): void {
  sessionStorage.setItem(TAB_KEYS.onboarding, JSON.stringify(progress))
}

export function clearOnboardingProgress(): void {
  sessionStorage.removeItem(TAB_KEYS.onboarding)
}

/** Forgets all of it. */
export function clearTab(): void {
  for (const key of Object.values(TAB_KEYS)) sessionStorage.removeItem(key)
}

function readJson<Value>(key: string, schema: v.GenericSchema<unknown, Value>): Value | null {
  try {
    const { success, output } = v.safeParse(schema, JSON.parse(sessionStorage.getItem(key) ?? 'null'))
    if (success) return output
  } catch {
    // Broken text is as good as none.
  }
  sessionStorage.removeItem(key)
  return null
}
