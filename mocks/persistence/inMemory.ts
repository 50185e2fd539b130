import type { BackendSnapshot } from '../backend.ts'
import type { SnapshotStorage, StoredSettings, StoredSnapshot } from './snapshotStorage.ts'

interface Kept {
  readonly snapshot: BackendSnapshot
  readonly settings: StoredSettings
}

/** A storage that ends with the process. It keeps the data for `undo` only. */
export function createInMemoryStorage(): SnapshotStorage {
  let latest: Kept | null = null
  let previous: Kept | null = null
  return {
    load: async () => null,
    async save(snapshot, settings) {
      latest = { snapshot, settings }
    },
    async startNew(snapshot, settings) {
      previous = latest
      latest = { snapshot, settings }
    },
    async undo() {
      if (previous === null) return null
      latest = previous
      previous = null
      return storedSnapshot(latest)
    },
    canUndo: () => previous !== null,
    async deletePrevious() {
      previous = null
    },
  }
}

function storedSnapshot({ snapshot: { database, ...rest }, settings }: Kept): StoredSnapshot {
  const { files, extracts, memories, ...tables } = database
  return {
    tables: { ...rest, database: tables },
    settings,
    readContent: async () => ({ files, extracts, memories }),
  }
}
