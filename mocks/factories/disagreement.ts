import type { components } from '../../src/api/schema.gen.ts'

type Schemas = components['schemas']

export function createSide(overrides: Partial<Schemas['StatedSide']> = {}): Schemas['StatedSide'] {
  return {
    document_id: 'd1',
    filename: 'lease-2025.md',
    page: null,
    heading: 'Notice',
    date: '2025-03-01',
    excerpt: 'The notice period is 30 days.',
    value: '30 days',
    start: 0,
    end: 29,
    context: 'The notice period is 30 days. It starts on the first of a month.',
    ...overrides,
  }
}

/** An open contradiction of two documents. */
export function createDisagreement(
  overrides: Partial<Schemas['Disagreement']> = {},
): Schemas['Disagreement'] {
  return {
    id: 'x1',
    subject: 'Notice period',
    kind: 'contradiction',
    sides: [
      createSide(),
      createSide({
        document_id: 'd2',
        filename: 'amendment.pdf',
        page: 2,
        heading: null,
        date: null,
        excerpt: 'The notice period is 60 days.',
        value: '60 days',
      }),
    ],
    status: 'open',
    decision: null,
    note: null,
    decided_at: null,
    created_at: '2026-11-21T09:00:00Z',
    ...overrides,
  }
}
