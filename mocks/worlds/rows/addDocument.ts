import type { DocumentStatus } from '../../../src/domain/document.ts'
import { mediaTypeOf } from '../../api/upload.ts'
import type { DocumentRow } from '../../db/rows.ts'
import { indexDocument } from '../../engine/documentIndex.ts'
import { EngineError } from '../../engine/errors.ts'
import { extract } from '../../engine/extract.ts'
import { runAtOnce } from '../../engine/slices.ts'
import type { ExtractedDocument } from '../../engine/types.ts'
import { createDocument } from '../../factories/document.ts'
import { extractedFields } from '../../jobs/extractedFields.ts'
import type { WorldTables } from '../world.ts'

const PROCESSING_MS = 3000

export interface DocumentFields {
  readonly filename: string
  readonly bytes: Uint8Array
  readonly hoursAgo: number
}

/** Stores a file that was uploaded and read, and indexed if `isIndexed`. A file that cannot be read fails like an upload. */
export async function addDocument(
  tables: WorldTables,
  ownerId: string,
  { filename, bytes, hoursAgo, isIndexed }: DocumentFields & { readonly isIndexed: boolean },
): Promise<DocumentRow> {
  const file = { filename, bytes, hoursAgo }
  try {
    const extracted = await extract({ name: filename, bytes })
    return await addReadDocument(tables, ownerId, { ...file, extracted, isIndexed })
  } catch (error) {
    if (!(error instanceof EngineError)) throw error
    return addFailedDocument(tables, ownerId, file, error.message)
  }
}

/** Stores a file whose text is known. */
export async function addReadDocument(
  tables: WorldTables,
  ownerId: string,
  {
    extracted,
    isIndexed,
    ...file
  }: DocumentFields & { readonly extracted: ExtractedDocument; readonly isIndexed: boolean },
): Promise<DocumentRow> {
  const { db, timeAgo } = tables
  const row = await addRow(tables, ownerId, file, {
    ...extractedFields(extracted),
    is_indexed: isIndexed,
    processed_at: new Date(timeAgo(file.hoursAgo) + PROCESSING_MS).toISOString(),
  })
  db.extracts.set(row.id, extracted)
  if (isIndexed) db.memories.of(ownerId).add(row.id, extracted, runAtOnce(indexDocument(extracted)))
  return row
}

/** Stores a file that could not be read. */
export function addFailedDocument(
  tables: WorldTables,
  ownerId: string,
  file: DocumentFields,
  failure_reason: string,
): Promise<DocumentRow> {
  return addRow(tables, ownerId, file, { status: 'failed', failure_reason })
}

/** Stores an uploaded file that is waiting until the given time or is being read until then. */
export function addWaitingDocument(
  tables: WorldTables,
  ownerId: string,
  file: DocumentFields,
  wait: { readonly status: Exclude<DocumentStatus, 'completed' | 'failed'>; readonly waits_until: string },
): Promise<DocumentRow> {
  return addRow(tables, ownerId, file, wait)
}

function addRow(
  { db, ids, timeAgo }: WorldTables,
  owner_id: string,
  { filename, bytes, hoursAgo }: DocumentFields,
  changes: Partial<DocumentRow>,
): Promise<DocumentRow> {
  const id = ids.uuid()
  db.files.set(id, bytes)
  return db.documents.create({
    ...createDocument({
      id,
      filename,
      title: null,
      file_size: bytes.length,
      content_type: mediaTypeOf(filename),
      created_at: new Date(timeAgo(hoursAgo)).toISOString(),
      processed_at: null,
    }),
    failure_reason: null,
    owner_id,
    ...changes,
  })
}
