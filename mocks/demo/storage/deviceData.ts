import { isDemoItem } from '../demoItems.ts'

/** Holds the entries that `keepDeviceData` removed. */
const KEPT = 'engram-demo.kept'

/** Removes the app's entries, such as the sign-in, and keeps them for `restoreDeviceData` instead of what was kept before. */
export function keepDeviceData(storage: Storage): void {
  const entries = removeEntries(storage)
  storage.setItem(KEPT, JSON.stringify(entries))
}

/** Replaces the app's entries by the kept ones. */
export function restoreDeviceData(storage: Storage): void {
  const kept: [key: string, value: string][] = JSON.parse(storage.getItem(KEPT) ?? '[]')
  removeEntries(storage)
  storage.removeItem(KEPT)
  for (const [key, value] of kept) storage.setItem(key, value)
}

export function deleteKeptData(storage: Storage): void {
  storage.removeItem(KEPT)
}

/** Removes and returns all entries except those of the demo's controls and the kept ones. */
function removeEntries(storage: Storage): [key: string, value: string][] {
  const entries = Object.entries(storage).filter(([key]) => key !== KEPT && !isDemoItem(key))
  for (const [key] of entries) storage.removeItem(key)
  return entries
}
