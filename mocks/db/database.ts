import type { ExtractedDocument } from '../engine/types.ts'
import type { Memories } from './memories.ts'
import { createMemories } from './memories.ts'
import * as rows from './rows.ts'
import type { Table } from './table.ts'
import { createTable } from './table.ts'

/** Everything the backend remembers. */
export interface Database {
  /** `email` is compared without regard to case. */
  readonly users: Table<rows.UserRow, 'email'>
  readonly tokens: Table<rows.TokenRow>
  readonly documents: Table<rows.DocumentRow>
  readonly sessions: Table<rows.SessionRow>
  readonly messages: Table<rows.MessageRow>
  /** `path` is the owner's id and the file's name, as `filePath` joins them. */
  readonly storedFiles: Table<rows.StoredFileRow, 'path'>
  readonly cognitiveObjects: Table<rows.CognitiveObjectRow>
  /** The uploaded bytes, by the id of the document or the stored file. */
  readonly files: Map<string, Uint8Array>
  /** What was read from them, by the document's id. */
  readonly extracts: Map<string, ExtractedDocument>
  readonly memories: Memories
  /** Forgets everything. */
  reset(): void
  snapshot(): DatabaseSnapshot
  restore(snapshot: DatabaseSnapshot): Promise<void>
}

/** The whole database as a value that can be cloned and stored: plain data and byte arrays. */
export interface DatabaseSnapshot {
  readonly users: readonly rows.UserRow[]
  readonly tokens: readonly rows.TokenRow[]
  readonly documents: readonly rows.DocumentRow[]
  readonly sessions: readonly rows.SessionRow[]
  readonly messages: readonly rows.MessageRow[]
  readonly storedFiles: readonly rows.StoredFileRow[]
  readonly cognitiveObjects: readonly rows.CognitiveObjectRow[]
  readonly files: ReadonlyMap<string, Uint8Array>
  readonly extracts: ReadonlyMap<string, ExtractedDocument>
  readonly memories: ReturnType<Memories['snapshot']>
}

export function createDatabase(): Database {
  const users = createTable(rows.userRow, { email: (user) => emailKey(user.email) })
  const tokens = createTable(rows.tokenRow, {})
  const documents = createTable(rows.documentRow, {})
  const sessions = createTable(rows.sessionRow, {})
  const messages = createTable(rows.messageRow, {})
  const storedFiles = createTable(rows.storedFileRow, {
    path: ({ owner_id, name }) => filePath(owner_id, name),
  })
  const cognitiveObjects = createTable(rows.cognitiveObjectRow, {})
  const files = new Map<string, Uint8Array>()
  const extracts = new Map<string, ExtractedDocument>()
  const memories = createMemories()

  function reset(): void {
    const tables = [users, tokens, documents, sessions, messages, storedFiles, cognitiveObjects]
    for (const table of tables) table.clear()
    files.clear()
    extracts.clear()
    memories.restore([])
  }

  return {
    users,
    tokens,
    documents,
    sessions,
    messages,
    storedFiles,
    cognitiveObjects,
    files,
    extracts,
    memories,
    reset,
    snapshot: () => ({
      users: rowsOf(users),
      tokens: rowsOf(tokens),
      documents: rowsOf(documents),
      sessions: rowsOf(sessions),
      messages: rowsOf(messages),
      storedFiles: rowsOf(storedFiles),
      cognitiveObjects: rowsOf(cognitiveObjects),
      files: new Map(files),
      extracts: new Map(extracts),
      memories: memories.snapshot(),
    }),
    async restore(snapshot) {
      reset()
      for (const row of snapshot.users) await users.create(row)
      for (const row of snapshot.tokens) await tokens.create(row)
      for (const row of snapshot.documents) await documents.create(row)
      for (const row of snapshot.sessions) await sessions.create(row)
      for (const row of snapshot.messages) await messages.create(row)
      for (const row of snapshot.storedFiles) await storedFiles.create(row)
      for (const row of snapshot.cognitiveObjects) await cognitiveObjects.create(row)
      for (const [id, bytes] of snapshot.files) files.set(id, bytes)
      for (const [id, extract] of snapshot.extracts) extracts.set(id, extract)
      memories.restore(snapshot.memories)
    },
  }
}

/** An e-mail as it is compared. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase()
}

/** Where a stored file lies. An id has no slash, so no two owners share a path. */
export function filePath(ownerId: string, name: string): string {
  return `${ownerId}/${name}`
}

/** Copies, without the symbols that a collection hangs on its records. */
function rowsOf<R extends { readonly id: string }>(table: Table<R, never>): R[] {
  return table.list().map((row) => ({ ...row }))
}
