import type { Database } from '../db/database.ts'

/** The names of the documents that passages stand in; a passage's id begins with its document's. */
export function filenamesOf(db: Database, passages: readonly string[]): string[] {
  const documents = new Set(passages.map((passage) => passage.split('/')[0] ?? ''))
  return [...documents].flatMap((id) => db.documents.get(id)?.filename ?? [])
}
