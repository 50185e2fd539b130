import { hasUserData } from '../device/userData.ts'
import { DEVICE_KEYS } from './keys.ts'
import type { SessionEndReason, StoredSession } from './session.types.ts'
import { readStoredSession } from './storage.ts'

const keys = new Set<string>(Object.values(DEVICE_KEYS))

/**
 * Calls `onChange` when another tab signs in or out. `endReason` applies if the stored session is empty: a sign-out
 * deletes the user data of the device, an expired session does not.
 */
export function watchOtherTabs(
  storage: Storage,
  onChange: (stored: StoredSession, endReason: SessionEndReason) => void,
): void {
  addEventListener('storage', ({ storageArea, key }) => {
    // The key is null after `storage.clear()`.
    if (storageArea !== storage || (key !== null && !keys.has(key))) return
    onChange(readStoredSession(storage), hasUserData(storage) ? 'expired' : 'otherTab')
  })
}
