import { DEVICE_KEYS } from './keys.ts'

/** Where the hosted provider's client stores its session. */
export interface ProviderStorage extends Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  /** Copies the entries to the device's storage and uses that from now on. Call it after a completed sign-in. */
  persist(): void
  /** Uses the device's storage from now on, whose entries may be another tab's, and forgets those in memory. */
  restore(): void
  /** Deletes the entries and keeps later ones in memory only. */
  discard(): void
}

/**
 * Keeps the provider session in memory until `persist` is called, so that an unfinished sign-in (second factor
 * missing, recovery link, account setup) does not survive a reload.
 */
export function createProviderStorage(storage: Storage): ProviderStorage {
  const memory = new Map<string, string>()
  let isPersistent = storage.getItem(DEVICE_KEYS.hostedSession) !== null

  return {
    getItem: (key) => (isPersistent ? storage.getItem(key) : (memory.get(key) ?? null)),
    setItem(key, value) {
      if (isPersistent) storage.setItem(key, value)
      else memory.set(key, value)
    },
    removeItem(key) {
      memory.delete(key)
      if (isPersistent) storage.removeItem(key)
    },
    persist() {
      for (const [key, value] of memory) storage.setItem(key, value)
      memory.clear()
      isPersistent = true
    },
    restore() {
      memory.clear()
      isPersistent = true
    },
    discard() {
      memory.clear()
      if (isPersistent) storage.removeItem(DEVICE_KEYS.hostedSession)
      isPersistent = false
    },
  }
}
