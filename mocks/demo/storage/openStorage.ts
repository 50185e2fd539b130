import type { SnapshotStorage } from '../../persistence/snapshotStorage.ts'
import { openIndexedDbStorage } from './indexedDbStorage.ts'

/**
 * `unavailable`: the browser stores nothing. `full`: the latest changes could not be stored. `deleted`: what was stored has
 * been deleted elsewhere, and nothing is stored anymore.
 */
export type StorageStatus = 'stored' | 'unavailable' | 'full' | 'deleted'

/**
 * Opens the demo's storage. It never rejects: where the browser cannot store, the demo continues in memory, and `report`
 * gets the status.
 */
export async function openStorage(
  report: (status: StorageStatus) => void,
  open = openIndexedDbStorage,
): Promise<SnapshotStorage> {
  let isDeleted = false
  try {
    const storage = await open(() => {
      isDeleted = true
      report('deleted')
    })
    return reportFailures(storage, (status) => report(isDeleted ? 'deleted' : status))
  } catch {
    report('unavailable')
    return NO_STORAGE
  }
}

const NO_STORAGE: SnapshotStorage = {
  load: async () => null,
  save: async () => {},
  startNew: async () => {},
  undo: async () => null,
  canUndo: () => false,
  deletePrevious: async () => {},
}

function reportFailures(storage: SnapshotStorage, report: (status: StorageStatus) => void): SnapshotStorage {
  const attempt = async (write: () => Promise<void>) => {
    try {
      await write()
      report('stored')
    } catch (error) {
      report(isFull(error) ? 'full' : 'unavailable')
    }
  }
  return {
    ...storage,
    save: (snapshot, settings) => attempt(() => storage.save(snapshot, settings)),
    startNew: (snapshot, settings) =>
      attempt(async () => {
        try {
          await storage.startNew(snapshot, settings)
        } catch (error) {
          if (!isFull(error)) throw error
          // Without space for both, the new data replaces the old data.
          await storage.save(snapshot, settings)
        }
      }),
  }
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}
