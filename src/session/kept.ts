import { KEPT_KEYS } from './keys.ts'

// What somebody has set and typed on this device outlives a session that has run out, but is nobody else's.

/** Forgets it. */
export function clearKept(storage: Storage): void {
  for (const key of Object.values(KEPT_KEYS)) storage.removeItem(key)
}

/** Whether it is somebody's. */
export function hasKept(storage: Storage): boolean {
  return storage.getItem(KEPT_KEYS.owner) !== null
}

/** Somebody has come in: what another person has left here goes. */
export function claimKept(storage: Storage, email: string): void {
  const owner = email.toLowerCase()
  if (storage.getItem(KEPT_KEYS.owner) !== owner) clearKept(storage)
  storage.setItem(KEPT_KEYS.owner, owner)
}

/** Whether the sidebar is collapsed; null where nobody has chosen. */
export function readSidebar(): boolean | null {
  const kept = localStorage.getItem(KEPT_KEYS.sidebar)
  return kept === null ? null : kept === 'collapsed'
}

export function keepSidebar(isCollapsed: boolean): void {
  localStorage.setItem(KEPT_KEYS.sidebar, isCollapsed ? 'collapsed' : 'expanded')
}
