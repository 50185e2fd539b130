import type { User } from '../api/types.ts'
import { BACKEND_ISSUES, type BackendIssue } from '../domain/backendIssue.ts'
import { readStoredUser } from '../hosted/storedSession.ts'
import { hasStrings } from '../lib/objects.ts'
import { DEVICE_KEYS, TAB_KEYS } from './keys.ts'
import type { BackendGrant, StoredSession } from './session.types.ts'

/** Reads the stored session. Unreadable parts are treated as missing. */
export function readStoredSession(storage: Storage): StoredSession {
  return {
    grant: readGrant(storage),
    hostedUser: readStoredUser(storage.getItem(DEVICE_KEYS.hostedSession)),
    backendIssue: readBackendIssue(storage),
    isDemo: storage.getItem(DEVICE_KEYS.demoAccess) === 'true',
  }
}

/** Removes the keys of all parts that are missing or could not be read. */
export function removeInvalidParts(storage: Storage, { grant, hostedUser, isDemo }: StoredSession): void {
  const { hostedSession, backendIssue, demoAccess, ...backend } = DEVICE_KEYS
  if (grant === null) for (const key of Object.values(backend)) storage.removeItem(key)
  if (hostedUser === null) for (const key of [hostedSession, backendIssue]) storage.removeItem(key)
  if (!isDemo) storage.removeItem(demoAccess)
}

export function storeGrant(storage: Storage, { token, user }: BackendGrant): void {
  storage.setItem(DEVICE_KEYS.backendAuth, 'true')
  storage.setItem(DEVICE_KEYS.userEmail, user.email)
  storage.setItem(DEVICE_KEYS.userData, JSON.stringify(user))
  // Must come last: other tabs read the session when the token appears.
  storage.setItem(DEVICE_KEYS.token, token)
}

export function storeBackendIssue(storage: Storage, issue: BackendIssue): void {
  storage.setItem(DEVICE_KEYS.backendIssue, issue)
}

function readBackendIssue(storage: Storage): BackendIssue | null {
  const stored = storage.getItem(DEVICE_KEYS.backendIssue)
  return BACKEND_ISSUES.find((issue) => issue === stored) ?? null
}

export function storeDemoAccess(storage: Storage): void {
  storage.setItem(DEVICE_KEYS.demoAccess, 'true')
}

/** Removes the session except for the provider's part, which `ProviderStorage` removes. */
export function clearBackendAndDemo(storage: Storage): void {
  const { hostedSession: _, ...keys } = DEVICE_KEYS
  for (const key of Object.values(keys)) storage.removeItem(key)
}

export function clearSignUpData(): void {
  for (const key of Object.values(TAB_KEYS)) sessionStorage.removeItem(key)
}

function readGrant(storage: Storage): BackendGrant | null {
  const token = storage.getItem(DEVICE_KEYS.token)
  const userData = storage.getItem(DEVICE_KEYS.userData)
  if (!token || userData === null || storage.getItem(DEVICE_KEYS.backendAuth) !== 'true') return null
  try {
    const user: unknown = JSON.parse(userData)
    // Only the fields that the app requires are checked.
    return hasStrings(user, 'id', 'email') ? { token, user: user as unknown as User } : null
  } catch {
    return null
  }
}
