/** Holds the entries that `keepDeviceData` removed. */
const KEPT = 'engram-demo.kept'

/** Removes all entries, such as the sign-in, and keeps them for `restoreDeviceData` instead of what was kept before. */
export function keepDeviceData(storage: Storage): void {
  const entries = Object.entries(storage).filter(([key]) => key !== KEPT)
  storage.clear()
  storage.setItem(KEPT, JSON.stringify(entries))
}

/** Replaces all entries by the kept ones. */
export function restoreDeviceData(storage: Storage): void {
  const kept: [key: string, value: string][] = JSON.parse(storage.getItem(KEPT) ?? '[]')
  storage.clear()
  for (const [key, value] of kept) storage.setItem(key, value)
}
