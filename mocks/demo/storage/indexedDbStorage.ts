import type { DBSchema, IDBPDatabase } from 'idb'
import { deleteDB, openDB } from 'idb'
import type { BackendSnapshot, BackendTables } from '../../backend.ts'
import type { MemoryDocument } from '../../engine/memory.ts'
import type { ExtractedDocument } from '../../engine/types.ts'
import type { MemoryOrder } from '../../persistence/contentRecords.ts'
import {
  IDENTITIES,
  identitiesOf,
  memoryOrder,
  toContent,
  toRecords,
} from '../../persistence/contentRecords.ts'
import type { SnapshotStorage, StoredSettings, StoredSnapshot } from '../../persistence/snapshotStorage.ts'

const NAME = 'engram-demo'

const DATABASE_VERSION = 3

/** Increase when older snapshots can no longer be restored. */
const SNAPSHOT_VERSION = 14

/** Two places for a snapshot: one for the current data, the other for the data that `undo` returns to. */
type Slot = 'a' | 'b'

interface StoredState {
  readonly version: number
  readonly tables: BackendTables
  readonly memories: MemoryOrder
  readonly settings: StoredSettings
}

/** The slot comes first in the keys of the content, so that the records of a slot are a key range. */
type ContentKey = [slot: Slot, id: string]

interface Schema extends DBSchema {
  current: { key: 'slot'; value: Slot }
  /** The tables, in one record per slot. */
  state: { key: Slot; value: StoredState }
  // One record per document. They are large and never change, so each is written once.
  /** The uploaded files by document id. */
  files: { key: ContentKey; value: Uint8Array }
  /** Pages and text by document id. */
  extracts: { key: ContentKey; value: ExtractedDocument }
  /** By user id and document id. */
  memories: { key: ContentKey; value: MemoryDocument }
}

const CONTENT_STORES = ['files', 'extracts', 'memories'] as const
const ALL_STORES = ['current', 'state', ...CONTENT_STORES] as const
type ContentStore = (typeof CONTENT_STORES)[number]

/** The stored records of a slot by id, each with the object that it was read from or written with. */
type KnownRecords = Record<ContentStore, Map<string, object>>

/**
 * Opens the storage in IndexedDB. A database that cannot be read is replaced by an empty one. `onDeleted` is called when
 * another tab or the browser deletes the database, after which nothing can be stored.
 *
 * @throws if the browser has no IndexedDB or refuses it.
 */
export async function openIndexedDbStorage(onDeleted: () => void): Promise<SnapshotStorage> {
  const db = await openOrReplace(onDeleted)
  let slot = (await db.get('current', 'slot')) ?? 'a'
  let known = await knownRecords(db, slot)
  let isKept = (await readState(db, other(slot))) !== null

  function stored({ tables, settings, memories }: StoredState): StoredSnapshot {
    const from = slot
    const records = known
    return {
      tables,
      settings,
      async readContent() {
        const files = await readAll(db, from, 'files', records, IDENTITIES.files)
        const extracts = await readAll(db, from, 'extracts', records, IDENTITIES.extracts)
        const documents = await readAll(db, from, 'memories', records, IDENTITIES.memories)
        return toContent({ files, extracts, memories: documents }, memories)
      },
    }
  }

  /** Writes into a slot in one transaction, and makes it the current one. */
  async function write(to: Slot, before: KnownRecords, snapshot: BackendSnapshot, settings: StoredSettings) {
    const { database, ...rest } = snapshot
    const { files, extracts, memories, ...tables } = database
    const values = toRecords(database)
    const written = identitiesOf(values)
    const transaction = db.transaction(ALL_STORES, 'readwrite')
    const writes: Promise<unknown>[] = []
    for (const name of CONTENT_STORES) {
      const store = transaction.objectStore(name)
      for (const [id, identity] of written[name]) {
        const value = values[name].get(id)
        if (value !== undefined && before[name].get(id) !== identity) writes.push(store.put(value, [to, id]))
      }
      for (const id of before[name].keys()) if (!written[name].has(id)) writes.push(store.delete([to, id]))
    }
    const state: StoredState = {
      version: SNAPSHOT_VERSION,
      tables: { ...rest, database: tables },
      memories: memoryOrder(database),
      settings,
    }
    writes.push(transaction.objectStore('state').put(state, to))
    writes.push(transaction.objectStore('current').put(to, 'slot'))
    // A failed write also ends the transaction, whose error says why.
    await Promise.all([transaction.done, Promise.allSettled(writes)])
    // Not before: a transaction that fails writes nothing.
    slot = to
    known = written
  }

  return {
    async load() {
      const state = await readState(db, slot)
      if (state !== null) return stored(state)
      if ((await db.count('state')) > 0)
        console.info('The demo starts over: what was stored is of another version.')
      return null
    },

    save: (snapshot, settings) => write(slot, known, snapshot, settings),

    async startNew(snapshot, settings) {
      const previous = slot
      const hasPrevious = (await readState(db, previous)) !== null
      await clear(db, other(previous))
      isKept = false
      await write(other(previous), emptyRecords(), snapshot, settings)
      isKept = hasPrevious
      if (!hasPrevious) await clear(db, previous)
    },

    async undo() {
      const state = isKept ? await readState(db, other(slot)) : null
      if (state === null) return null
      await db.put('current', other(slot), 'slot')
      slot = other(slot)
      isKept = false
      known = await knownRecords(db, slot)
      await clear(db, other(slot))
      return stored(state)
    },

    canUndo: () => isKept,

    async deletePrevious() {
      await clear(db, other(slot))
      isKept = false
    },
  }
}

function other(slot: Slot): Slot {
  return slot === 'a' ? 'b' : 'a'
}

/** All content records of a slot. The second bound is above every id, because arrays sort after strings. */
function rangeOf(slot: Slot): IDBKeyRange {
  return IDBKeyRange.bound([slot], [slot, []])
}

const emptyRecords = (): KnownRecords => ({ files: new Map(), extracts: new Map(), memories: new Map() })

/** The keys of a slot, with objects that equal none in memory. */
async function knownRecords(db: IDBPDatabase<Schema>, slot: Slot): Promise<KnownRecords> {
  const records = emptyRecords()
  for (const name of CONTENT_STORES)
    for (const [, id] of await db.getAllKeys(name, rangeOf(slot))) records[name].set(id, {})
  return records
}

/** Null if the slot is empty or of another version. */
async function readState(db: IDBPDatabase<Schema>, slot: Slot): Promise<StoredState | null> {
  const state = await db.get('state', slot)
  return state?.version === SNAPSHOT_VERSION ? state : null
}

async function readAll<Store extends ContentStore>(
  db: IDBPDatabase<Schema>,
  slot: Slot,
  store: Store,
  known: KnownRecords,
  identityOf: (value: Schema[Store]['value']) => object,
): Promise<Map<string, Schema[Store]['value']>> {
  const values = new Map<string, Schema[Store]['value']>()
  for (const id of known[store].keys()) {
    const value = await db.get(store, [slot, id])
    if (value === undefined) throw new Error(`The record ${id} of ${store} is gone.`)
    values.set(id, value)
    known[store].set(id, identityOf(value))
  }
  return values
}

async function clear(db: IDBPDatabase<Schema>, slot: Slot): Promise<void> {
  const transaction = db.transaction(ALL_STORES, 'readwrite')
  for (const name of CONTENT_STORES) void transaction.objectStore(name).delete(rangeOf(slot))
  void transaction.objectStore('state').delete(slot)
  await transaction.done
}

/** Deletes and recreates a database that cannot be opened. */
async function openOrReplace(onDeleted: () => void): Promise<IDBPDatabase<Schema>> {
  try {
    return await open(onDeleted)
  } catch (error) {
    await deleteDB(NAME)
    const db = await open(onDeleted)
    console.info('The demo starts over: what was stored cannot be read.', error)
    return db
  }
}

function open(onDeleted: () => void): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(NAME, DATABASE_VERSION, {
    upgrade(db) {
      // Older versions stored other keys.
      for (const name of [...db.objectStoreNames]) db.deleteObjectStore(name)
      for (const name of ALL_STORES) db.createObjectStore(name)
    },
    // Another tab waits until this connection is closed.
    blocking(_current, _next, { target }) {
      if (target instanceof IDBDatabase) target.close()
      onDeleted()
    },
    // The browser has closed the connection.
    terminated: onDeleted,
  })
}
