import { MemoryStorage } from './memoryStorage.ts'

// A browser can refuse the page's storage, or have no space left in it. The app requires one, so the demo replaces it by
// one in memory. Must be imported before the app.

/** Longer than a stored sign-in. */
const PROBE = 'x'.repeat(8_192)
const PROBE_KEY = 'engram-demo.probe'

/** Whether the page's storage is in memory, so that a reload signs out. */
export const isPageStorageReplaced = [
  replaceIfUnusable('localStorage'),
  replaceIfUnusable('sessionStorage'),
].includes(true)

function replaceIfUnusable(name: 'localStorage' | 'sessionStorage'): boolean {
  const entries: [string, string][] = []
  try {
    const storage = window[name]
    entries.push(...Object.entries(storage))
    storage.setItem(PROBE_KEY, PROBE)
    storage.removeItem(PROBE_KEY)
    return false
  } catch {
    Object.defineProperty(window, name, { value: new MemoryStorage(entries) })
    return true
  }
}
