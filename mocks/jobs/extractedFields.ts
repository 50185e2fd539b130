import type { DocumentRow } from '../db/rows.ts'
import type { ExtractedDocument } from '../engine/types.ts'

/** The fields of a document that are known when it is processed. */
export function extractedFields({
  title,
  metadata = {},
  notices = [],
}: ExtractedDocument): Pick<DocumentRow, 'title' | 'metadata' | 'notices'> {
  const { pageCount, ...facts } = metadata
  const stated = { ...facts, ...(pageCount !== undefined && { page_count: pageCount }) }
  return {
    title,
    ...(Object.keys(stated).length > 0 && { metadata: stated }),
    ...(notices.length > 0 && { notices: [...notices] }),
  }
}
