import type { Database } from '../db/database.ts'

/** The file names of the passages' documents. A passage id starts with the document id and a slash. */
export function filenamesOf(db: Database, passages: readonly string[]): string[] {
  const documents = new Set(passages.map((passage) => passage.split('/')[0] ?? ''))
  return [...documents].flatMap((id) => db.documents.get(id)?.filename ?? [])
}
