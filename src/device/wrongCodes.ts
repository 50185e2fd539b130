import { isObject } from '../lib/objects.ts'
import { KEPT_KEYS } from './keys.ts'

// The number of wrong access codes entered on this device. Each one increases the delay of the next check. No time at
// which a delay ends is stored: after a change of the system clock it could be far in the future.

/** Time after the last wrong code until all are forgotten: an hour. */
const KEPT_MS = 60 * 60 * 1000

/** 0 if the last wrong code was entered more than an hour ago, or in the future by a changed clock. */
export function readWrongCodes(): number {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEPT_KEYS.wrongCodes) ?? 'null')
    if (!isObject(stored) || !Number.isSafeInteger(stored.count)) return 0
    const isRecent = Math.abs(Date.now() - Number(stored.lastAt)) < KEPT_MS
    return isRecent ? Math.max(0, stored.count as number) : 0
  } catch {
    // Invalid JSON is treated as missing.
    return 0
  }
}

/** Does nothing if the browser refuses to store it. */
export function storeWrongCodes(count: number): void {
  try {
    if (count === 0) localStorage.removeItem(KEPT_KEYS.wrongCodes)
    else localStorage.setItem(KEPT_KEYS.wrongCodes, JSON.stringify({ count, lastAt: Date.now() }))
  } catch {
    // Storage is full or disabled.
  }
}
