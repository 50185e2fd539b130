import { USER_DATA_KEYS } from './keys.ts'

/** What is typed in the support form, as it was stored. Null if nothing is stored or it cannot be read. */
export function readStoredSupportDraft(): unknown {
  try {
    return JSON.parse(localStorage.getItem(USER_DATA_KEYS.supportDraft) ?? 'null')
  } catch {
    return null
  }
}

/** Replaces the stored draft. Does nothing if the browser refuses to store it. */
export function storeSupportDraft(draft: object): void {
  try {
    localStorage.setItem(USER_DATA_KEYS.supportDraft, JSON.stringify(draft))
  } catch {
    // Storage is full or disabled.
  }
}
