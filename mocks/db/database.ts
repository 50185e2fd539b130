import type { ExtractedDocument } from '../engine/types.ts'
import type { Memories } from './memories.ts'
import { createMemories } from './memories.ts'
import type { DocumentRow, MessageRow, SessionRow, TokenRow, UserRow } from './rows.ts'
import { documentRow, messageRow, sessionRow, tokenRow, userRow } from './rows.ts'
import type { Table } from './table.ts'
import { createTable } from './table.ts'

/** Everything the backend remembers. */
export interface Database {
  /** `email` is compared without regard to case. */
  readonly users: Table<UserRow, 'email'>
  readonly tokens: Table<TokenRow>
  readonly documents: Table<DocumentRow>
  readonly sessions: Table<SessionRow>
  readonly messages: Table<MessageRow>
  /** The uploaded bytes, by the document's id. */
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
  readonly users: readonly UserRow[]
  readonly tokens: readonly TokenRow[]
  readonly documents: readonly DocumentRow[]
  readonly sessions: readonly SessionRow[]
  readonly messages: readonly MessageRow[]
  readonly files: ReadonlyMap<string, Uint8Array>
  readonly extracts: ReadonlyMap<string, ExtractedDocument>
  readonly memories: ReturnType<Memories['snapshot']>
}

export function createDatabase(): Database {
  const users = createTable(userRow, { email: (user) => emailKey(user.email) })
  const tokens = createTable(tokenRow, {})
  const documents = createTable(documentRow, {})
  const sessions = createTable(sessionRow, {})
  const messages = createTable(messageRow, {})
  const files = new Map<string, Uint8Array>()
  const extracts = new Map<string, ExtractedDocument>()
  const memories = createMemories()

  function reset(): void {
    for (const table of [users, tokens, documents, sessions, messages]) table.clear()
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

/** Copies, without the symbols that a collection hangs on its records. */
function rowsOf<R extends { readonly id: string }>(table: Table<R, never>): R[] {
  return table.list().map((row) => ({ ...row }))
}
