import type { ActorRefFrom } from 'xstate'
import { setup } from 'xstate'
import type { Document } from '../../../api/types.ts'
import { callbackNotProvided, notProvided } from '../../../lib/xstate/notProvided.ts'
import { documentMachine } from '../document/document.machine.ts'
import type { InspectionRequest } from '../upload/inspectFiles.ts'
import { uploadMachine } from '../upload/upload.machine.ts'
import type { AutoIndexInput, AutoIndexUpdate } from './autoIndex.ts'
import type {
  DocumentsContext,
  DocumentsEmitted,
  DocumentsEvent,
  DocumentsInput,
  PollingInput,
  PollingRequest,
  RefreshRequest,
} from './documents.types.ts'
import { matchingDocuments } from './matchingDocuments.ts'

export const initialDocumentsContext = (input: DocumentsInput): DocumentsContext => ({
  hasBackend: input.hasBackend,
  isPageOpen: false,
  search: '',
  documents: [],
  filter: 'all',
  sort: null,
  failure: null,
  filesToInspect: [],
  uploads: [],
  reportedUploadIds: [],
  filesByDocumentId: {},
  duplicates: [],
  activeDocumentIds: [],
  locallyFailedIds: [],
  canExclude: true,
  announcement: '',
})

export const documentsBase = setup({
  types: {
    context: {} as DocumentsContext,
    events: {} as DocumentsEvent,
    emitted: {} as DocumentsEmitted,
    input: {} as DocumentsInput,
  },
  actors: {
    listDocuments: notProvided<Document[]>('listDocuments'),
    pollDocuments: callbackNotProvided<PollingRequest, PollingInput>('pollDocuments'),
    autoIndex: callbackNotProvided<AutoIndexUpdate, AutoIndexInput>('autoIndex'),
    inspectFiles: callbackNotProvided<InspectionRequest, undefined>('inspectFiles'),
    upload: uploadMachine,
    document: documentMachine,
  },
  guards: {
    hasBackend: ({ context }) => context.hasBackend,
    isPageOpen: ({ context }) => context.isPageOpen,
    canChange: ({ context, event }) =>
      context.canExclude || event.type !== 'change.requested' || event.change.excluded === undefined,
    isEmpty: ({ context }) => context.documents.length === 0,
    hasMatches: ({ context }) => matchingDocuments(context).length > 0,
  },
})

export const POLLING_ACTOR_ID = 'polling'
export const AUTO_INDEX_ACTOR_ID = 'autoIndex'
export const INSPECTION_ACTOR_ID = 'inspection'
export const uploadActorId = (id: string) => `upload:${id}`
export const documentActorId = (id: string) => `document:${id}`

export type Children = Readonly<Record<string, unknown>>

// The type of `children` does not relate an id to a machine.
export const uploadActorIn = (children: Children, id: string) =>
  children[uploadActorId(id)] as ActorRefFrom<typeof uploadMachine> | undefined
export const documentActorIn = (children: Children, id: string) =>
  children[documentActorId(id)] as ActorRefFrom<typeof documentMachine> | undefined

/** Requests a listing that is newer than the event. */
export const refresh = documentsBase.sendTo(
  POLLING_ACTOR_ID,
  ({ event }): RefreshRequest => ({ type: 'refresh.requested', changed: changedBy(event) }),
)

/** Tells auto-index the list, and the document whose attempt has ended with this event. */
export const updateAutoIndex = documentsBase.sendTo(
  AUTO_INDEX_ACTOR_ID,
  ({ context: { documents, activeDocumentIds }, event }): AutoIndexUpdate => ({
    type: 'documents.changed',
    documents,
    activeDocumentIds,
    settled: 'id' in event ? event.id : null,
  }),
)

function changedBy(event: DocumentsEvent): string | null {
  switch (event.type) {
    case 'upload.completed':
      return event.document.id
    case 'document.restarted':
    case 'document.indexed':
    case 'document.deleted':
    case 'document.failed':
    case 'document.changed':
      return event.id
    default:
      return null
  }
}
