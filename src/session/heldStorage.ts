import { DEVICE_KEYS } from './keys.ts'

/** Where the hosted provider's client keeps its session: the device's storage, once somebody is let in. */
export interface HeldStorage extends Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  /** From now on it is the device's: somebody was let in. */
  keep(): void
  /** Forgets all, and holds again what comes. */
  forget(): void
}

/**
 * A storage that holds in memory what the provider's client writes, until `keep`. A password alone may not be
 * enough (a second factor), and a recovery link or a set-up signs in for a moment only: none of that may outlive the
 * page.
 */
export function createHeldStorage(storage: Storage): HeldStorage {
  const held = new Map<string, string>()
  let isKept = storage.getItem(DEVICE_KEYS.hostedSession) !== null

  return {
    getItem: (key) => (isKept ? storage.getItem(key) : (held.get(key) ?? null)),
    setItem(key, value) {
      if (isKept) storage.setItem(key, value)
      else held.set(key, value)
    },
    removeItem(key) {
      held.delete(key)
      if (isKept) storage.removeItem(key)
    },
    keep() {
      for (const [key, value] of held) storage.setItem(key, value)
      held.clear()
      isKept = true
    },
    forget() {
      held.clear()
      if (isKept) storage.removeItem(DEVICE_KEYS.hostedSession)
      isKept = false
    },
  }
}
