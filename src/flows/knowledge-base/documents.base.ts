import type { EventObject } from 'xstate'
import { setup } from 'xstate'
import type { Document } from '../../api/types.ts'
import type { DocumentFilter } from '../../domain/document.ts'
import type { UploadEntry } from '../../domain/upload.ts'
import { callbackNotProvided, notProvided } from '../../lib/xstate/notProvided.ts'
import type { DocumentReport } from './document/document.machine.ts'
import { documentMachine } from './document/document.machine.ts'
import { matchingDocuments } from './list/matchingDocuments.ts'
import type { ChosenFile } from './uploads/chosenFile.ts'
import type { Duplicate } from './uploads/duplicates.ts'
import type { InspectionReport, InspectionRequest } from './uploads/inspectFiles.ts'
import type { UploadReport } from './uploads/upload.machine.ts'
import { uploadMachine } from './uploads/upload.machine.ts'

/** A file's place in the line of uploads, with the file. */
export type LinedUp = UploadEntry & { readonly file: ChosenFile }

export interface DocumentsContext {
  hasBackend: boolean
  /** Index every document as soon as it is processed, without being asked. */
  autoIndex: boolean
  /** As last listed, newest first, and what has happened here since. */
  documents: readonly Document[]
  search: string
  filter: DocumentFilter
  /** Why the list could not be loaded. */
  failure: string | null
  /** Files that are not looked into yet: the list has to be there first. */
  filesToInspect: readonly ChosenFile[]
  /** The line of uploads, in the order the files were chosen. Each has an actor of its own. */
  uploads: readonly LinedUp[]
  /** The files that became documents here, by the documents' ids. */
  filesByDocumentId: Readonly<Record<string, ChosenFile>>
  /** Files that look like ones already there, until the person says whether to upload them anyway. */
  duplicates: readonly Duplicate<ChosenFile>[]
  /** Why files failed, by upload, until the rest of the line has settled and it is told once for all. */
  uploadFailures: Readonly<Record<string, string>>
  /** The documents that something is being done with. Each has an actor of its own. */
  activeDocumentIds: readonly string[]
  /** The documents whose last attempt failed here, whatever the listings say of them. */
  locallyFailedIds: readonly string[]
  /** The documents that are being indexed unasked, as far as the others wait for them. */
  autoIndexingIds: readonly string[]
  /** The documents that were begun to be indexed unasked: none is tried twice. */
  autoIndexStartedIds: readonly string[]
  /** What has just become of documents, for people who cannot see it. */
  announcement: string
}

/** What the person does. */
export type DocumentsRequest =
  | { type: 'signIn.requested' }
  | { type: 'reload.requested' }
  | { type: 'search.edited'; search: string }
  | { type: 'filter.chosen'; filter: DocumentFilter }
  | { type: 'filters.cleared' }
  /** Somebody has come back to what went on without them, with this to search for. */
  | { type: 'page.revisited'; search: string }
  | { type: 'files.chosen'; files: readonly ChosenFile[] }
  | { type: 'duplicates.accepted' | 'duplicates.skipped' }
  | { type: 'cancel.requested' | 'resend.requested' | 'dismiss.requested'; id: string }
  | { type: 'cancelAll.requested' | 'resendAll.requested' | 'dismissAll.requested' }
  | { type: 'autoIndex.switched'; isOn: boolean }
  | { type: 'index.requested' | 'retry.requested' | 'delete.requested'; id: string }

/**
 * What the watch tells: a listing, and the documents that something was done with after it was asked for. Of those it
 * says nothing; the next listing does.
 */
export type PollingReport = {
  type: 'documents.refreshed'
  documents: readonly Document[]
  changed: readonly string[]
}

/** Indexing unasked has taken so long that others need not wait for it. */
export type AutoIndexReport = { type: 'autoIndex.overdue'; id: string }

/** Wants a new listing now. `changed` is the document that something was done with here, if it is about one. */
export type RefreshRequest = { type: 'refresh.requested'; changed: string | null }

export type DocumentsEmitted =
  | { type: 'failure.occurred'; title: string; text: string }
  | { type: 'signIn.requested' }

type DocumentsEvent =
  | DocumentsRequest
  | PollingReport
  | InspectionReport
  | UploadReport
  | DocumentReport
  | AutoIndexReport

/** Everything the parts of the machine of the documents share: its types, its actors, its questions. */
export const documentsBase = setup({
  types: {
    context: {} as DocumentsContext,
    events: {} as DocumentsEvent,
    emitted: {} as DocumentsEmitted,
    input: {} as {
      hasBackend: boolean
      autoIndex: boolean
      /** What is searched for at first. */
      search: string
    },
  },
  actors: {
    listDocuments: notProvided<Document[]>('listDocuments'),
    /** Tells whenever it is switched, here or in another tab. */
    watchAutoIndex: callbackNotProvided<EventObject, undefined>('watchAutoIndex'),
    watchDocuments: callbackNotProvided<RefreshRequest, { documents: readonly Document[] }>('watchDocuments'),
    inspectFiles: callbackNotProvided<InspectionRequest, undefined>('inspectFiles'),
    upload: uploadMachine,
    document: documentMachine,
  },
  guards: {
    hasBackend: ({ context }) => context.hasBackend,
    isEmpty: ({ context }) => context.documents.length === 0,
    isMatched: ({ context }) => matchingDocuments(context).length > 0,
  },
})

/** The ids of the actors, by what they are at work on. */
export const POLLING_ACTOR_ID = 'watch'
export const SETTINGS_ACTOR_ID = 'settings'
export const INSPECTION_ACTOR_ID = 'inspection'
export const uploadActorId = (id: string) => `upload:${id}`
export const documentActorId = (id: string) => `document:${id}`

/** Asks for a listing newer than what has just happened here. */
export const refresh = documentsBase.sendTo(
  POLLING_ACTOR_ID,
  ({ event }): RefreshRequest => ({ type: 'refresh.requested', changed: changedBy(event) }),
)

function changedBy(event: DocumentsEvent): string | null {
  switch (event.type) {
    case 'upload.completed':
      return event.document.id
    case 'document.restarted':
    case 'document.indexed':
    case 'document.deleted':
    case 'document.failed':
      return event.id
    default:
      return null
  }
}
