import * as v from 'valibot'
import type { User } from '../api/types.ts'
import type { BackendGrant } from './session.machine.ts'

/** The keys of the browser's local storage that say who is signed in. No other module touches them. */
const KEYS = {
  token: 'engram.token',
  backendAuth: 'engram.backendAuth',
  userEmail: 'engram.userEmail',
  userData: 'engram.userData',
} as const

/** What the app relies on in a stored user. The rest is passed through as it was stored. */
const storedUserSchema = v.looseObject({ id: v.string(), email: v.string() })

/** The backend session that was kept on this device, or null where there is none or it cannot be read. */
export function readGrant(storage: Storage): BackendGrant | null {
  const token = storage.getItem(KEYS.token)
  const userData = storage.getItem(KEYS.userData)
  if (token === null || userData === null || storage.getItem(KEYS.backendAuth) !== 'true') return null
  try {
    const user: unknown = JSON.parse(userData)
    return v.is(storedUserSchema, user) ? { token, user: user as unknown as User } : null
  } catch {
    return null
  }
}

/** Keeps a backend session on this device, so that a reload finds it. */
export function keepGrant(storage: Storage, { token, user }: BackendGrant): void {
  storage.setItem(KEYS.token, token)
  storage.setItem(KEYS.backendAuth, 'true')
  storage.setItem(KEYS.userEmail, user.email)
  storage.setItem(KEYS.userData, JSON.stringify(user))
}

/** Forgets who was signed in. */
export function clearGrant(storage: Storage): void {
  for (const key of Object.values(KEYS)) storage.removeItem(key)
}
