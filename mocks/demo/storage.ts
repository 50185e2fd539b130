import type { DBSchema, IDBPDatabase } from 'idb'
import { deleteDB, openDB } from 'idb'
import type { BackendSnapshot, BackendTables } from '../backend.ts'
import type { DatabaseContent } from '../db/database.ts'
import type { MemoryDocument } from '../engine/memory.ts'
import type { ExtractedDocument } from '../engine/types.ts'

const NAME = 'engram-demo'

/** Version of the object stores. */
const DATABASE_VERSION = 2

/** Increase when older snapshots can no longer be restored. */
const SNAPSHOT_VERSION = 12

/** Each user's documents in the memory, in the order in which they were added. */
type MemoryOrder = readonly (readonly [userId: string, documentIds: readonly string[]])[]

interface Schema extends DBSchema {
  /** The tables, in one record. */
  state: { key: 'latest'; value: { version: number; tables: BackendTables; memories: MemoryOrder } }
  // One record per document. They are large and never change, so each is written once.
  /** The uploaded files by document id. */
  files: { key: string; value: Uint8Array }
  /** Pages and text by document id. */
  extracts: { key: string; value: ExtractedDocument }
  /** By `memoryKey`. */
  memories: { key: string; value: MemoryDocument }
}

const CONTENT_STORES = ['files', 'extracts', 'memories'] as const
type ContentStore = (typeof CONTENT_STORES)[number]

/** A stored snapshot. The tables are read at once, the content on request. */
export interface StoredSnapshot {
  readonly tables: BackendTables
  /** Reads one record after another, so that the thread can do other work in between. */
  readContent(): Promise<DatabaseContent>
}

/** Stores the demo's backend between visits. */
export interface SnapshotStorage {
  /** Null if nothing is stored or it has another version. */
  load(): Promise<StoredSnapshot | null>
  /** Writes the tables and the content that is not stored yet, in one transaction. */
  save(snapshot: BackendSnapshot): Promise<void>
}

export async function openStorage(): Promise<SnapshotStorage> {
  const db = await openOrReplace()
  /** The stored records by key, each with the object that it was read from or written with. */
  const stored = {
    files: await unknownRecords(db, 'files'),
    extracts: await unknownRecords(db, 'extracts'),
    memories: await unknownRecords(db, 'memories'),
  }

  async function readAll<Store extends ContentStore>(
    store: Store,
    identityOf: (value: Schema[Store]['value']) => object,
  ): Promise<Map<string, Schema[Store]['value']>> {
    const values = new Map<string, Schema[Store]['value']>()
    for (const key of stored[store].keys()) {
      const value = await db.get(store, key)
      if (value === undefined) throw new Error(`The record ${key} of ${store} is gone.`)
      values.set(key, value)
      stored[store].set(key, identityOf(value))
    }
    return values
  }

  return {
    async load() {
      const state = await db.get('state', 'latest')
      if (state === undefined) return null
      if (state.version !== SNAPSHOT_VERSION) {
        console.info('The demo starts over: what was stored is of another version.')
        return null
      }
      return {
        tables: state.tables,
        async readContent() {
          const files = await readAll('files', (bytes) => bytes)
          const extracts = await readAll('extracts', (extracted) => extracted)
          const documents = await readAll('memories', ({ index }) => index)
          const memories = state.memories.map(([userId, ids]) => {
            const ordered = ids.map((id) => {
              const document = documents.get(memoryKey(userId, id))
              if (document === undefined) throw new Error(`Document ${id} of the memory is gone.`)
              return document
            })
            return [userId, { version: 4 as const, documents: ordered }] as [string, MemorySnapshot]
          })
          return { files, extracts, memories }
        },
      }
    },

    async save({ database: { files, extracts, memories, ...tables }, ...rest }) {
      const documents = memories.flatMap(([userId, memory]) =>
        memory.documents.map((document) => [memoryKey(userId, document.id), document] as const),
      )
      const order = memories.map(
        ([userId, memory]) => [userId, memory.documents.map(({ id }) => id)] as const,
      )
      const transaction = db.transaction(['state', ...CONTENT_STORES], 'readwrite')
      const written = {
        files: new Map<string, object>(files),
        extracts: new Map<string, object>(extracts),
        memories: new Map<string, object>(documents.map(([key, { index }]) => [key, index])),
      }
      const values = { files, extracts, memories: new Map(documents) }
      for (const name of CONTENT_STORES) {
        const store = transaction.objectStore(name)
        for (const [key, identity] of written[name]) {
          const value = values[name].get(key)
          if (value !== undefined && stored[name].get(key) !== identity) void store.put(value, key)
        }
        for (const key of stored[name].keys()) if (!written[name].has(key)) void store.delete(key)
      }
      const state = { version: SNAPSHOT_VERSION, tables: { ...rest, database: tables }, memories: order }
      void transaction.objectStore('state').put(state, 'latest')
      await transaction.done
      // Not before: a transaction that fails writes nothing.
      Object.assign(stored, written)
    },
  }
}

type MemorySnapshot = DatabaseContent['memories'][number][1]

/** Ids contain no slash. */
function memoryKey(userId: string, documentId: string): string {
  return `${userId}/${documentId}`
}

/** The keys of a store, with an object that equals none in memory. */
async function unknownRecords(db: IDBPDatabase<Schema>, store: ContentStore): Promise<Map<string, object>> {
  return new Map((await db.getAllKeys(store)).map((key) => [key, {}]))
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
  return openDB<Schema>(NAME, DATABASE_VERSION, {
    upgrade(db) {
      for (const name of ['state', ...CONTENT_STORES] as const)
        if (!db.objectStoreNames.contains(name)) db.createObjectStore(name)
    },
  })
}
