import type { components } from '../../src/api/schema.gen.ts'

type Document = components['schemas']['Document']

/** A processed document that is not indexed. */
export function createDocument(overrides: Partial<Document> = {}): Document {
  return {
    id: 'd1',
    filename: 'notes.md',
    title: 'Notes',
    file_size: 42_000,
    content_type: 'text/markdown',
    status: 'completed',
    is_indexed: false,
    created_at: '2026-11-21T09:00:00Z',
    processed_at: '2026-11-21T09:01:00Z',
    failure_reason: null,
    ...overrides,
  }
}
