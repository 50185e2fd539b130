import type { DatabaseContent } from '../db/database.ts'
import type { MemoryDocument } from '../engine/memory.ts'
import type { ExtractedDocument } from '../engine/types.ts'

/** The content of a database as single records by id. They are large and never change, so each is written once. */
export interface ContentRecords {
  readonly files: ReadonlyMap<string, Uint8Array>
  readonly extracts: ReadonlyMap<string, ExtractedDocument>
  /** By user id and document id, separated by a slash. Ids contain no slash. */
  readonly memories: ReadonlyMap<string, MemoryDocument>
}

/** Each user's documents in the memory, in the order in which they were added. */
export type MemoryOrder = readonly (readonly [userId: string, documentIds: readonly string[]])[]

export function toRecords({ files, extracts, memories }: DatabaseContent): ContentRecords {
  const documents = memories.flatMap(([userId, memory]) =>
    memory.documents.map((document) => [memoryKey(userId, document.id), document] as const),
  )
  return { files, extracts, memories: new Map(documents) }
}

export function memoryOrder({ memories }: DatabaseContent): MemoryOrder {
  return memories.map(([userId, { documents }]) => [userId, documents.map(({ id }) => id)])
}

/** @throws if a document of the memory has no record. */
export function toContent(
  { files, extracts, memories }: ContentRecords,
  order: MemoryOrder,
): DatabaseContent {
  return {
    files,
    extracts,
    memories: order.map(([userId, ids]) => [
      userId,
      { version: 4, documents: ids.map((id) => memoryRecord(memories, userId, id)) },
    ]),
  }
}

function memoryRecord(memories: ContentRecords['memories'], userId: string, id: string): MemoryDocument {
  const document = memories.get(memoryKey(userId, id))
  if (document === undefined) throw new Error(`Document ${id} of the memory is gone.`)
  return document
}

function memoryKey(userId: string, documentId: string): string {
  return `${userId}/${documentId}`
}

/**
 * The object of a record that stays the same as long as its content does, by which a storage knows what it has already
 * written. A memory returns its documents as new objects with the same index.
 */
export const IDENTITIES = {
  files: (bytes: Uint8Array): object => bytes,
  extracts: (extracted: ExtractedDocument): object => extracted,
  memories: ({ index }: MemoryDocument): object => index,
}

/** The identities of all records, by which a later write finds what has changed. */
export function identitiesOf({ files, extracts, memories }: ContentRecords): {
  [Kind in keyof ContentRecords]: Map<string, object>
} {
  return {
    files: identities(files, IDENTITIES.files),
    extracts: identities(extracts, IDENTITIES.extracts),
    memories: identities(memories, IDENTITIES.memories),
  }
}

function identities<Value>(
  records: ReadonlyMap<string, Value>,
  identityOf: (value: Value) => object,
): Map<string, object> {
  return new Map(Array.from(records, ([id, value]) => [id, identityOf(value)]))
}
