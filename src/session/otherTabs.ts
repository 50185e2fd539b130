import { hasUserData } from '../device/userData.ts'
import { DEVICE_KEYS } from './keys.ts'
import type { KeptSession, SessionEnd } from './session.machine.ts'
import { readKept } from './storage.ts'

const keys = new Set<string>(Object.values(DEVICE_KEYS))

/**
 * Calls back when another tab signs in or out: with who is kept now and, where that is nobody, how their session ended.
 * Whoever signs out takes along what they have typed; whose session has run out does not.
 */
export function watchOtherTabs(
  storage: Storage,
  onChange: (kept: KeptSession, end: SessionEnd) => void,
): void {
  addEventListener('storage', ({ storageArea, key }) => {
    // The key is null where all was cleared.
    if (storageArea !== storage || (key !== null && !keys.has(key))) return
    onChange(readKept(storage), hasUserData(storage) ? 'expired' : 'followed')
  })
}
