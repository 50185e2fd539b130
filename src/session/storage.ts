import type { User } from '../api/types.ts'
import { readStoredUser } from '../hosted/storedSession.ts'
import { hasTexts } from '../lib/objects.ts'
import { DEVICE_KEYS, TAB_KEYS } from './keys.ts'
import type { BackendGrant, KeptSession } from './session.machine.ts'

/** What was kept. What cannot be read counts as not there. */
export function readKept(storage: Storage): KeptSession {
  return {
    grant: readGrant(storage),
    hostedUser: readStoredUser(storage.getItem(DEVICE_KEYS.hostedSession)),
    isDemo: storage.getItem(DEVICE_KEYS.demoAccess) === 'true',
  }
}

/** Removes what is broken, so that no half of a session stays behind. */
export function cleanUp(storage: Storage, { grant, hostedUser, isDemo }: KeptSession): void {
  const { hostedSession, demoAccess, ...backend } = DEVICE_KEYS
  if (grant === null) for (const key of Object.values(backend)) storage.removeItem(key)
  if (hostedUser === null) storage.removeItem(hostedSession)
  if (!isDemo) storage.removeItem(demoAccess)
}

/** Keeps a backend session on this device, so that a reload finds it. */
export function keepGrant(storage: Storage, { token, user }: BackendGrant): void {
  storage.setItem(DEVICE_KEYS.backendAuth, 'true')
  storage.setItem(DEVICE_KEYS.userEmail, user.email)
  storage.setItem(DEVICE_KEYS.userData, JSON.stringify(user))
  // Last: other tabs take the token for the sign that all is there.
  storage.setItem(DEVICE_KEYS.token, token)
}

/** Keeps that the master access code was given. */
export function keepDemo(storage: Storage): void {
  storage.setItem(DEVICE_KEYS.demoAccess, 'true')
}

/** Forgets who was signed in. The provider's part is its client's business, by its HeldStorage. */
export function clearBackendAndDemo(storage: Storage): void {
  const { hostedSession: _, ...ours } = DEVICE_KEYS
  for (const key of Object.values(ours)) storage.removeItem(key)
}

/** Forgets what was said in this tab, on the way to an account. */
export function clearTab(): void {
  for (const key of Object.values(TAB_KEYS)) sessionStorage.removeItem(key)
}

function readGrant(storage: Storage): BackendGrant | null {
  const token = storage.getItem(DEVICE_KEYS.token)
  const userData = storage.getItem(DEVICE_KEYS.userData)
  if (!token || userData === null || storage.getItem(DEVICE_KEYS.backendAuth) !== 'true') return null
  try {
    const user: unknown = JSON.parse(userData)
    // What the app relies on; the rest is passed through as it was stored.
    return hasTexts(user, 'id', 'email') ? { token, user: user as unknown as User } : null
  } catch {
    return null
  }
}
