import type { Change } from './section.machine.ts'

const changes = new Map<string, Change>()

/**
 * Stores the unsaved changes of a section until the same user opens System Settings again. In memory only: a reload
 * discards them.
 */
export function storeUnsavedChange(userId: string, section: string, change: Change): void {
  changes.set(`${section} ${userId}`, change)
}

export function readUnsavedChange(userId: string, section: string): Change {
  return changes.get(`${section} ${userId}`) ?? {}
}
