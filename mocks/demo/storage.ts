import type { DBSchema, IDBPDatabase } from 'idb'
import { deleteDB, openDB } from 'idb'
import type { BackendSnapshot } from '../backend.ts'

const NAME = 'engram-demo'

/** Increase when older snapshots can no longer be restored. */
const SNAPSHOT_VERSION = 7

type Rest = Omit<BackendSnapshot, 'database'> & { database: Omit<BackendSnapshot['database'], 'files'> }

interface Schema extends DBSchema {
  /** Everything but the files, in one record. */
  state: { key: 'latest'; value: { version: number; rest: Rest } }
  /** The uploaded files by document id. Stored separately, because they are large and never change. */
  files: { key: string; value: Uint8Array }
}

/** Stores the demo's backend between visits. */
export interface SnapshotStorage {
  /** Null if nothing is stored or it has another version. */
  load(): Promise<BackendSnapshot | null>
  save(snapshot: BackendSnapshot): Promise<void>
  clear(): Promise<void>
}

export async function openStorage(): Promise<SnapshotStorage> {
  const db = await openOrReplace()

  return {
    async load() {
      const transaction = db.transaction(['state', 'files'])
      const state = await transaction.objectStore('state').get('latest')
      if (state === undefined) return null
      if (state.version !== SNAPSHOT_VERSION) {
        console.info('The demo starts over: what was stored is of another version.')
        return null
      }
      const store = transaction.objectStore('files')
      const [ids, contents] = await Promise.all([store.getAllKeys(), store.getAll()])
      const files = new Map(
        ids.flatMap((id, index) => {
          const bytes = contents[index]
          return bytes === undefined ? [] : [[id, bytes] as const]
        }),
      )
      return { ...state.rest, database: { ...state.rest.database, files } }
    },

    async save({ database: { files, ...database }, ...rest }) {
      const transaction = db.transaction(['state', 'files'], 'readwrite')
      const store = transaction.objectStore('files')
      const stored = new Set(await store.getAllKeys())
      for (const [id, bytes] of files) if (!stored.has(id)) void store.put(bytes, id)
      for (const id of stored) if (!files.has(id)) void store.delete(id)
      void transaction
        .objectStore('state')
        .put({ version: SNAPSHOT_VERSION, rest: { ...rest, database } }, 'latest')
      await transaction.done
    },

    async clear() {
      const transaction = db.transaction(['state', 'files'], 'readwrite')
      void transaction.objectStore('state').clear()
      void transaction.objectStore('files').clear()
      await transaction.done
    },
  }
}

/** Deletes and recreates a database that cannot be opened. */
async function openOrReplace(): Promise<IDBPDatabase<Schema>> {
  try {
    return await open()
  } catch (error) {
    console.info('The demo starts over: what was stored cannot be read.', error)
    await deleteDB(NAME)
    return open()
  }
}

function open(): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(NAME, 1, {
    upgrade(db) {
      db.createObjectStore('state')
      db.createObjectStore('files')
    },
  })
}
