import { createDocument } from '../../../../../mocks/factories/document.ts'
import { documentMachine } from '../../../../../src/flows/knowledge-base/document/document.machine.ts'
import { gives, rejects } from '../../../../support/paths/model.ts'
import { testPaths } from '../../../../support/paths/testPaths.ts'

const { id, status, is_indexed, processed_at } = createDocument()
const ready = { id, status, is_indexed, processed_at }
const documents = {
  ready,
  pending: { ...ready, status: 'pending' },
  uploaded: { ...ready, status: 'uploaded' },
  processing: { ...ready, status: 'processing' },
  indexed: { ...ready, is_indexed: true },
  failed: { ...ready, status: 'failed', processed_at: null, failure_reason: 'Damaged file' },
  'failed without a reason': { ...ready, status: 'failed' },
} as const
const call = { done: gives(), unreachable: rejects('Offline') }

testPaths(documentMachine, './document.machine.paths.txt', {
  starts: Object.fromEntries(Object.entries(documents).map(([name, document]) => [name, { document }])),
  events: [
    { type: 'index.requested' },
    { type: 'retry.requested' },
    { type: 'delete.requested' },
    ...Object.values(documents).map((document) => ({ type: 'document.refreshed', document }) as const),
  ],
  outcomes: { processDocument: call, indexDocument: call, deleteDocument: call },
  distinguish: ({ document }) => [document.status, document.is_indexed],
})
