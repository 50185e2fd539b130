import type { AnyActorLogic } from 'xstate'
import type { DocumentRow } from '../../../../../mocks/db/rows.ts'
import { createDocument } from '../../../../../mocks/factories/document.ts'
import {
  documentMachine,
  UNSUPPORTED,
} from '../../../../../src/flows/knowledge-base/document/document.machine.ts'
import { ReasonError } from '../../../../../src/lib/xstate/ReasonError.ts'
import { openAsUser, revokeBackendTokens } from '../../../../support/flows/backendAccount.ts'
import type { MockNetwork } from '../../../../support/flows/mockNetwork.ts'
import { storeDocument } from '../../../../support/flows/storedDocument.ts'
import { gives, type PathModel, rejects } from '../../../../support/paths/model.ts'
import { outages } from '../../../../support/paths/networkOutcomes.ts'
import { testLivePaths } from '../../../../support/paths/testLivePaths.ts'
import { testPaths } from '../../../../support/paths/testPaths.ts'
import { liveActors } from '../support.ts'

const { id, status, is_indexed, processed_at } = createDocument()
const ready = { id, status, is_indexed, processed_at }
const documents = {
  ready,
  processing: { ...ready, status: 'processing' },
  indexed: { ...ready, is_indexed: true },
  failed: { ...ready, status: 'failed', processed_at: null, failure_reason: 'Damaged file' },
  'failed without a reason': { ...ready, status: 'failed' },
} as const
const call = { done: gives(), unreachable: rejects('Offline') }

const starts = { ready: { document: documents.ready }, failed: { document: documents.failed } }

const model: PathModel<typeof documentMachine> = {
  starts,
  events: [
    { type: 'index.requested' },
    { type: 'retry.requested' },
    { type: 'reread.requested', encoding: 'koi8-r' },
    { type: 'delete.requested' },
    { type: 'change.requested', change: { excluded: true } },
    ...Object.values(documents).map((document) => ({ type: 'document.refreshed', document }) as const),
  ],
  outcomes: {
    processDocument: call,
    rereadDocument: call,
    indexDocument: call,
    deleteDocument: call,
    changeDocument: { ...call, unsupported: rejects(new ReasonError('Cannot exclude', UNSUPPORTED)) },
  },
  distinguish: ({ document }) => [document.status, document.is_indexed],
}

testPaths(documentMachine, './document.machine.paths.txt', model)

const storedAs = (document: Partial<DocumentRow>) => (network: MockNetwork) =>
  storeDocument(network, document)
const refused = {
  ...outages,
  'a revoked token': revokeBackendTokens,
  'a deleted document': ({ backend }: MockNetwork) => backend.db.documents.delete(id),
}

testLivePaths(documentMachine, model, {
  actors: liveActors.document.implementations.actors as Record<string, AnyActorLogic>,
  async open() {
    const network = await openAsUser()
    await storeDocument(network)
    return network
  },
  starts,
  outcomes: {
    'processDocument: done': storedAs(documents.failed),
    'processDocument: unreachable': {
      ...refused,
      'a document that is processed': storedAs(documents.processing),
    },
    'rereadDocument: done': {
      'an indexed document': storedAs(documents.indexed),
      'a failed document': storedAs(documents.failed),
    },
    'rereadDocument: unreachable': {
      ...refused,
      'a document that is processed': storedAs(documents.processing),
      'a file that is no text': storedAs({ ...documents.indexed, filename: 'notes.pdf' }),
    },
    'indexDocument: done': {
      'a processed document': storedAs(documents.ready),
      'an indexed document': storedAs(documents.indexed),
    },
    'indexDocument: unreachable': {
      ...refused,
      'a document that is processed': storedAs(documents.processing),
      'a text that cannot be read': ({ backend }) => backend.db.extracts.delete(id),
    },
    'changeDocument: done': storedAs(documents.indexed),
    'changeDocument: unreachable': refused,
    'changeDocument: unsupported': Object.fromEntries(
      [404, 405, 501].map((status) => [
        `status ${status}`,
        async (network: MockNetwork) => {
          await storedAs(documents.indexed)(network)
          network.answerWith('PATCH /api/v1/documents/', () => Response.json({}, { status }))
        },
      ]),
    ),
    'deleteDocument: done': storedAs(documents.failed),
    'deleteDocument: unreachable': {
      ...refused,
      'a document that is processed': storedAs(documents.processing),
      'an indexed document': storedAs(documents.indexed),
    },
  },
})
