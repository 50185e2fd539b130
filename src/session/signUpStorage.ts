import { hasStrings } from '../lib/objects.ts'
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
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(TAB_KEYS.setupData) ?? 'null')
    if (isSetupData(value)) return value
  } catch {
    // Invalid JSON is treated as missing.
  }
  clearSetupData()
  return null
}

export function storeSetupData(data: SetupData): void {
  sessionStorage.setItem(TAB_KEYS.setupData, JSON.stringify(data))
}

export function clearSetupData(): void {
  sessionStorage.removeItem(TAB_KEYS.setupData)
}

/** Deletes the setup data of anybody else. */
export function clearSetupDataOfOthers(email: string): void {
  const data = readSetupData()
  if (data !== null && data.email.toLowerCase() !== email.toLowerCase()) clearSetupData()
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

const isSetupData = (value: unknown): value is SetupData =>
  hasStrings(value, 'email', 'password', 'firstName', 'lastName')
