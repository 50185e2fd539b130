import { DEVICE_KEYS } from './keys.ts'
import type { KeptSession } from './session.machine.ts'
import { readKept } from './storage.ts'

const keys = new Set<string>(Object.values(DEVICE_KEYS))

/** Calls back when another tab signs in or out: with what is kept now. */
export function watchOtherTabs(storage: Storage, onChange: (kept: KeptSession) => void): void {
  addEventListener('storage', ({ storageArea, key }) => {
    // The key is null where all was cleared.
    if (storageArea === storage && (key === null || keys.has(key))) onChange(readKept(storage))
  })
}
