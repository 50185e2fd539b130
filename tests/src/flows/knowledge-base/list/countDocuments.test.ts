import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DOCUMENT_STATUSES } from '../../../../../src/domain/document.ts'
import { countDocuments } from '../../../../../src/flows/knowledge-base/list/countDocuments.ts'

const fields = fc.record({
  status: fc.constantFrom(...DOCUMENT_STATUSES),
  is_indexed: fc.boolean(),
  processed_at: fc.option(fc.constant('2026-11-21T09:00:00Z')),
})

test('countDocuments counts every document in the total and in one other counter', () => {
  fc.assert(
    fc.property(fc.array(fields), (list) => {
      const documents = list.map((document, index) => ({ ...document, id: String(index) }))
      const { total, indexed, processing, failed } = countDocuments(documents, [])
      expect(total).toBe(documents.length)
      expect(indexed + processing + failed).toBe(total)
    }),
  )
})

test('countDocuments counts a locally failed document as failed only', () => {
  const document = { id: 'd1', status: 'completed', is_indexed: true, processed_at: null } as const
  expect(countDocuments([document], [])).toEqual({ total: 1, indexed: 1, processing: 0, failed: 0 })
  expect(countDocuments([document], ['d1'])).toEqual({ total: 1, indexed: 0, processing: 0, failed: 1 })
})

test.each(['pending', 'uploaded', 'processing'] as const)(
  'countDocuments counts a document with the status %s as processing',
  (status) => {
    const document = { id: 'd1', status, is_indexed: false, processed_at: null }
    expect(countDocuments([document], [])).toEqual({ total: 1, indexed: 0, processing: 1, failed: 0 })
  },
)
