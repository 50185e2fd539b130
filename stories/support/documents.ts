import { createDocument } from '../../mocks/factories/document.ts'
import type { Document } from '../../src/api/types.ts'
import { initialDocumentsContext } from '../../src/flows/knowledge-base/machine/documents.base.ts'
import type { DocumentsContext } from '../../src/flows/knowledge-base/machine/documents.types.ts'

export const NOW = Date.parse('2026-11-21T10:00:00Z')

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** A document with its file name as id, indexed `age` milliseconds before `NOW`. */
export function createDocumentAged({
  age = 12 * MINUTE,
  ...fields
}: Partial<Document> & { age?: number } = {}): Document {
  const created_at = new Date(NOW - age).toISOString()
  const filename = fields.filename ?? 'Klinzing_Niethard_Born_2019_Systems-consolidation-review.pdf'
  return createDocument({
    id: filename,
    filename,
    title: null,
    file_size: 5_033_165,
    content_type: 'application/pdf',
    is_indexed: true,
    created_at,
    processed_at: created_at,
    ...fields,
  })
}

const unprocessed = { is_indexed: false, processed_at: null }

export const indexed = createDocumentAged()
export const processing = createDocumentAged({
  filename: 'Interview transcript, Prof. Adaeze Okonkwo-Lindqvist, second session.docx',
  file_size: 325_632,
  status: 'processing',
  ...unprocessed,
  age: HOUR,
})
export const ready = createDocumentAged({
  filename: 'field-notes-sleep-lab-week-11.md',
  file_size: 43_008,
  is_indexed: false,
  age: 3 * HOUR,
})
export const pending = createDocumentAged({
  filename: 'Spens-Burgess-2024-generative-model-of-memory-construction-and-consolidation.pdf',
  file_size: 7_444_889,
  status: 'pending',
  ...unprocessed,
  age: 5 * HOUR,
})
export const uploaded = createDocumentAged({
  filename: 'Grant narrative draft 6, aims and preliminary data.docx',
  file_size: 208_896,
  status: 'uploaded',
  ...unprocessed,
  age: 20 * HOUR,
})
export const failed = createDocumentAged({
  filename: 'polysomnography-export-subject-0417.txt',
  file_size: 1_258_291,
  status: 'failed',
  ...unprocessed,
  failure_reason: 'This file has no text that can be read.',
  age: 26 * HOUR,
})

const library = [
  indexed,
  processing,
  ready,
  pending,
  uploaded,
  failed,
  createDocumentAged({
    filename: 'Tse_2007_Schemas-and-memory-consolidation.pdf',
    file_size: 1_992_294,
    age: 48 * HOUR,
  }),
  createDocumentAged({
    filename: 'Scan 2023-03-09 Lewandowska-Brzezińska lab notebook, volume 3.pdf',
    file_size: 40_265_318,
    status: 'failed',
    ...unprocessed,
    failure_reason: 'This PDF holds pictures of pages and no text.',
    age: 96 * HOUR,
  }),
]

/** The documents machine's context with a list of documents: one per status and a few more by default. */
export const documentsContextOf = (overrides: Partial<DocumentsContext> = {}): DocumentsContext => ({
  ...initialDocumentsContext({ hasBackend: true }),
  documents: library,
  ...overrides,
})
