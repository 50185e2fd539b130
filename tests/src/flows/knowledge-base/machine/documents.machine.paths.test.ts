import { vi } from 'vitest'
import { type EventFromLogic, fromCallback } from 'xstate'
import { createDocument } from '../../../../../mocks/factories/document.ts'
import { POLLING_ACTOR_ID } from '../../../../../src/flows/knowledge-base/machine/documents.base.ts'
import { documentsMachine } from '../../../../../src/flows/knowledge-base/machine/documents.machine.ts'
import { openAsUser, revokeBackendTokens } from '../../../../support/flows/backendAccount.ts'
import type { MockNetwork } from '../../../../support/flows/mockNetwork.ts'
import { storeDocument } from '../../../../support/flows/storedDocument.ts'
import { gives, rejects } from '../../../../support/paths/model.ts'
import { outages, whenReturning } from '../../../../support/paths/networkOutcomes.ts'
import { testLivePaths } from '../../../../support/paths/testLivePaths.ts'
import { testPaths } from '../../../../support/paths/testPaths.ts'
import { liveActors } from '../support.ts'

const ready = createDocument({ id: 'd1', filename: 'notes.md' })
const file = { id: 'f1', name: 'tides.md', size: 12 }
const duplicate = { id: 'f2', name: 'notes.md', size: 12 }
const inspected = (chosen: typeof file, rejection: string | null = null) =>
  ({ type: 'files.inspected', files: [{ file: chosen, rejection, sameAs: null }] }) as const
const withBackend = { hasBackend: true }
const listing = { 'one document': gives([ready]) }

// Models for the list, for uploads and for single documents: together they would have too many states.
testPaths(
  documentsMachine,
  './documents.machine.paths.txt',
  {
    starts: {
      'backend access': withBackend,
      'no backend access': { hasBackend: false },
    },
    // Each inspection of chosen files is reported once.
    repeatable: ['files.inspected'],
    events: [
      { type: 'reload.requested' },
      { type: 'search.edited', search: 'xyzzy' },
      { type: 'filter.chosen', filter: 'failed' },
      { type: 'filters.cleared' },
      { type: 'sort.chosen', sort: { column: 'name', direction: 'ascending' } },
      { type: 'url.followed', search: '', filter: 'failed', sort: null },
      { type: 'page.opened' },
      { type: 'page.left' },
      { type: 'files.chosen', files: [file] },
      { type: 'documents.refreshed', documents: [], changed: [] },
      { type: 'documents.refreshed', documents: [{ ...ready, is_indexed: true }], changed: [] },
    ],
    outcomes: { listDocuments: { ...listing, 'no documents': gives([]), unreachable: rejects('Offline') } },
    merged: ['announcement', 'activeDocumentIds'],
  },
  {
    starts: { 'backend access': withBackend },
    events: [
      { type: 'files.chosen', files: [file] },
      inspected(file),
      inspected(file, 'The file is empty.'),
      inspected(duplicate),
      { type: 'duplicates.accepted' },
      { type: 'duplicates.skipped' },
      { type: 'cancel.requested', id: 'f1' },
      { type: 'resend.requested', id: 'f1' },
      { type: 'dismiss.requested', id: 'f1' },
      { type: 'cancelAll.requested' },
      { type: 'resendAll.requested' },
      { type: 'dismissAll.requested' },
      { type: 'upload.queued', id: 'f1' },
      { type: 'upload.completed', id: 'f1', document: createDocument({ id: 'd2', filename: 'tides.md' }) },
      { type: 'upload.cancelled', id: 'f1' },
      { type: 'upload.failed', id: 'f1', message: 'Offline' },
    ],
    sentBy: ({ type }) => (type.startsWith('upload.') ? 'upload:f1' : undefined),
    outcomes: { listDocuments: listing },
  },
  {
    starts: { 'backend access': withBackend },
    events: [
      { type: 'index.requested', id: 'd1' },
      { type: 'retry.requested', id: 'd1' },
      { type: 'reread.requested', id: 'd1', encoding: 'koi8-r' },
      { type: 'delete.requested', id: 'd1' },
      { type: 'change.requested', id: 'd1', change: { excluded: true } },
      { type: 'documents.refreshed', documents: [], changed: [] },
      { type: 'document.restarted', id: 'd1' },
      { type: 'document.indexed', id: 'd1' },
      { type: 'document.deleted', id: 'd1' },
      { type: 'document.deleteFailed', id: 'd1' },
      { type: 'document.changed', id: 'd1', change: { excluded: true } },
      {
        type: 'document.changeFailed',
        id: 'd1',
        change: { excluded: true },
        message: 'Offline',
        isUnsupported: false,
      },
      {
        type: 'document.changeFailed',
        id: 'd1',
        change: { excluded: true },
        message: 'Cannot exclude',
        isUnsupported: true,
      },
      { type: 'document.rereadFailed', id: 'd1', message: 'Offline' },
      { type: 'document.released', id: 'd1' },
      { type: 'document.failed', id: 'd1', message: 'Offline', isRetry: false },
      { type: 'document.failed', id: 'd1', message: 'Offline', isRetry: true },
    ],
    sentBy: ({ type }) => (type.startsWith('document.') ? 'document:d1' : undefined),
    outcomes: { listDocuments: listing },
  },
)

const noDocuments = (network: MockNetwork) => {
  network.answerAsUsual()
  for (const { id } of network.backend.db.documents.list()) network.backend.db.documents.delete(id)
}

/** What the actor that polls the list reports. It does not report failed loads. */
const polled = new Map<EventFromLogic<typeof documentsMachine>, string>([
  [{ type: 'documents.refreshed', documents: [], changed: [] }, 'pollDocuments: no documents'],
  [{ type: 'documents.refreshed', documents: [ready], changed: [] }, 'pollDocuments: one document'],
])

// The calls for one document and one file: see document.machine.paths.test.ts and upload.machine.paths.test.ts.
const { listDocuments, pollDocuments, ...actorsWithoutCalls } = liveActors
testLivePaths(
  documentsMachine.provide({ actors: { ...actorsWithoutCalls, autoIndex: fromCallback(() => {}) } }),
  {
    starts: { 'backend access': withBackend },
    events: [
      { type: 'reload.requested' },
      { type: 'search.edited', search: 'xyzzy' },
      { type: 'page.opened' },
      { type: 'page.left' },
      { type: 'files.chosen', files: [file] },
      ...polled.keys(),
    ],
    sentBy: (event) => (polled.has(event) ? POLLING_ACTOR_ID : undefined),
    outcomes: { listDocuments: { ...listing, 'no documents': gives([]), unreachable: rejects('Offline') } },
  },
  {
    actors: { listDocuments },
    reporters: { pollDocuments },
    outcomeOf: (event) => polled.get(event),
    comparedPart: (event) => event.type === 'documents.refreshed' && event.documents.length,
    open() {
      vi.stubGlobal('window', new EventTarget())
      return openAsUser()
    },
    starts: { 'backend access': withBackend },
    outcomes: {
      'listDocuments: one document': (network) => storeDocument(network, ready),
      'listDocuments: no documents': noDocuments,
      'listDocuments: unreachable': { ...outages, 'a revoked token': revokeBackendTokens },
      'pollDocuments: one document': whenReturning((network) => storeDocument(network, ready)),
      'pollDocuments: no documents': whenReturning(noDocuments),
    },
  },
)
