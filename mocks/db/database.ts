import type { ExtractedDocument } from '../engine/types.ts'
import type { Memories } from './memories.ts'
import { createMemories } from './memories.ts'
import * as rows from './rows.ts'
import { createTable } from './table.ts'
import type { TableRows } from './tables.ts'
import { clearTables, fillTables, readTables } from './tables.ts'

/** The only list of the backend's tables: types, snapshots, restoring and reset are derived from it. */
function createTables() {
  return {
    /** Email addresses are compared case-insensitively. */
    users: createTable(rows.userRow, { email: (user) => emailKey(user.email) }),
    tokens: createTable(rows.tokenRow, {}),
    documents: createTable(rows.documentRow, {}),
    chatSessions: createTable(rows.chatSessionRow, {}),
    messages: createTable(rows.messageRow, {}),
    /** `path` is the result of `storedFilePath`. */
    storedFiles: createTable(rows.storedFileRow, {
      path: ({ owner_id, name }) => storedFilePath(owner_id, name),
    }),
    cognitiveObjects: createTable(rows.cognitiveObjectRow, {}),
  }
}

type Tables = ReturnType<typeof createTables>

/** All data of the backend. */
export interface Database extends Readonly<Tables> {
  /** The uploaded bytes, by the id of the document or the stored file. */
  readonly files: Map<string, Uint8Array>
  /** Pages and text extracted from the files, by document id. */
  readonly extracts: Map<string, ExtractedDocument>
  readonly memories: Memories
  /** Deletes all data. */
  reset(): void
  snapshot(): DatabaseSnapshot
  restore(snapshot: DatabaseSnapshot): Promise<void>
}

/** The whole database as a value that can be cloned and stored: plain data and byte arrays. */
export interface DatabaseSnapshot extends TableRows<Tables> {
  readonly files: ReadonlyMap<string, Uint8Array>
  readonly extracts: ReadonlyMap<string, ExtractedDocument>
  readonly memories: ReturnType<Memories['snapshot']>
}

export function createDatabase(): Database {
  const tables = createTables()
  const files = new Map<string, Uint8Array>()
  const extracts = new Map<string, ExtractedDocument>()
  const memories = createMemories()

  function reset(): void {
    clearTables(tables)
    files.clear()
    extracts.clear()
    memories.restore([])
  }

  return {
    ...tables,
    files,
    extracts,
    memories,
    reset,
    snapshot: () => ({
      ...readTables(tables),
      files: new Map(files),
      extracts: new Map(extracts),
      memories: memories.snapshot(),
    }),
    async restore(snapshot) {
      reset()
      await fillTables(tables, snapshot)
      for (const [id, bytes] of snapshot.files) files.set(id, bytes)
      for (const [id, extract] of snapshot.extracts) extracts.set(id, extract)
      memories.restore(snapshot.memories)
    },
  }
}

/** An email address in the form in which addresses are compared. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase()
}

/** The unique path of a stored file. Ids contain no slash, so two owners never share a path. */
export function storedFilePath(ownerId: string, name: string): string {
  return `${ownerId}/${name}`
}
