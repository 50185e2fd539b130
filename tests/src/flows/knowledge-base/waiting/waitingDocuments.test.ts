import { expect, test } from 'vitest'
import { createDocument } from '../../../../../mocks/factories/document.ts'
import {
  countWaiting,
  waitingDocumentsText,
} from '../../../../../src/flows/knowledge-base/waiting/waitingDocuments.ts'

test('documents wait until they are indexed or have failed', () => {
  const documents = [
    createDocument({ id: 'd1', status: 'pending' }),
    createDocument({ id: 'd2', status: 'uploaded' }),
    createDocument({ id: 'd3', status: 'processing' }),
    createDocument({ id: 'd4' }),
    createDocument({ id: 'd5' }),
    createDocument({ id: 'd6', is_indexed: true }),
    createDocument({ id: 'd7', status: 'failed' }),
  ]
  expect(countWaiting(documents, ['d5'])).toEqual({ processing: 3, ready: 1 })
})

test.each([
  [0, 0, null],
  [1, 0, '1 document is still being processed. It is not searchable yet.'],
  [0, 1, '1 document is still waiting to be indexed. It is not searchable yet.'],
  [0, 2, '2 documents are still waiting to be indexed. They are not searchable yet.'],
  [
    1,
    1,
    '1 document is still being processed and 1 document is still waiting to be indexed. They are not searchable yet.',
  ],
])('%i documents in progress and %i processed documents are described as %s', (processing, ready, text) => {
  expect(waitingDocumentsText({ processing, ready })).toBe(text)
})
