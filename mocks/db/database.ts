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
    users: createTable(rows.userRow, {
      email: (user) => emailKey(user.email),
      user_id: (user) => otherIdsOf(user).user_id,
      sub: (user) => otherIdsOf(user).sub,
    }),
    tokens: createTable(rows.tokenRow, {}),
    documents: createTable(rows.documentRow, {}),
    chatSessions: createTable(rows.chatSessionRow, {}),
    messages: createTable(rows.messageRow, {}),
    /** `path` is the result of `storedFilePath`. */
    storedFiles: createTable(rows.storedFileRow, {
      path: ({ owner_id, name }) => storedFilePath(owner_id, name),
    }),
    cognitiveObjects: createTable(rows.cognitiveObjectRow, {}),
    disagreements: createTable(rows.disagreementRow, {}),
  }
}

type Tables = ReturnType<typeof createTables>

export interface Database extends Readonly<Tables> {
  /** The uploaded bytes, by the id of the document or the stored file. */
  readonly files: Map<string, Uint8Array>
  /** Pages and text extracted from the files, by document id. */
  readonly extracts: Map<string, ExtractedDocument>
  readonly memories: Memories
  reset(): void
  snapshot(): DatabaseSnapshot
  restoreTables(rows: DatabaseTables): Promise<void>
  /** Adds the content of a snapshot after its tables. */
  restoreContent(content: DatabaseContent): Promise<void>
}

/** The rows of all tables. Small: they are read and written as a whole. */
export type DatabaseTables = TableRows<Tables>

/** What belongs to single documents and files. Large, and no part of it ever changes. */
export interface DatabaseContent {
  readonly files: ReadonlyMap<string, Uint8Array>
  readonly extracts: ReadonlyMap<string, ExtractedDocument>
  readonly memories: ReturnType<Memories['snapshot']>
}

/** The whole database as a value that can be cloned and stored: plain data and byte arrays. */
export interface DatabaseSnapshot extends DatabaseTables, DatabaseContent {}

export function createDatabase(): Database {
  const tables = createTables()
  const files = new Map<string, Uint8Array>()
  const extracts = new Map<string, ExtractedDocument>()
  const memories = createMemories()

  function reset(): void {
    clearTables(tables)
    files.clear()
    extracts.clear()
    memories.clear()
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
    async restoreTables(rows) {
      reset()
      await fillTables(tables, rows)
    },
    async restoreContent(content) {
      for (const [id, bytes] of content.files) files.set(id, bytes)
      for (const [id, extract] of content.extracts) extracts.set(id, extract)
      await memories.restore(content.memories)
    },
  }
}

/**
 * A user's further ids. They differ from `id`, so that a client that confuses them fails. They are derived from it, so that
 * they need no storage.
 */
export function otherIdsOf({ id }: { readonly id: string }): { user_id: string; sub: string } {
  const withFirstDigit = (change: number) =>
    `${(Number.parseInt(id.charAt(0), 16) ^ change).toString(16)}${id.slice(1)}`
  return { user_id: withFirstDigit(1), sub: withFirstDigit(2) }
}

/** An email address in the form in which addresses are compared. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase()
}

/** The unique path of a stored file. Ids contain no slash, so two owners never share a path. */
export function storedFilePath(ownerId: string, name: string): string {
  return `${ownerId}/${name}`
}
