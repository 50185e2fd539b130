import type { Document, DocumentUpdate } from '../../../api/types.ts'
import type { Encoding } from '../../../domain/encodings.ts'
import type { DocumentReport } from '../document/document.machine.ts'
import type { ChosenFile } from '../upload/chosenFile.ts'
import type { Duplicate } from '../upload/duplicates.ts'
import type { InspectionReport } from '../upload/inspectFiles.ts'
import type { UploadReport } from '../upload/upload.machine.ts'
import type { DocumentSort } from './documentListParams.ts'
import type { DocumentFilter } from './matchingDocuments.ts'

export interface DocumentsInput {
  hasBackend: boolean
}

/** What the list of documents shows. Part of the URL. */
export interface DocumentListValues {
  search: string
  filter: DocumentFilter
  /** Null for newest first. */
  sort: DocumentSort | null
}

export interface DocumentsContext extends DocumentsInput, DocumentListValues {
  /** The knowledge base is the current page. */
  isPageOpen: boolean
  /** The last listing, newest first, with the changes made in this browser since. */
  documents: readonly Document[]
  failure: string | null
  /** Chosen files that are not inspected yet. Before the list is loaded, they wait for it. */
  filesToInspect: readonly ChosenFile[]
  /** The files of the upload panel, in the order they were chosen. Each has an upload actor, which stores its status. */
  uploads: readonly ChosenFile[]
  /** Failed uploads that a notification has already named. */
  reportedUploadIds: readonly string[]
  /** The files uploaded here, by document id. */
  filesByDocumentId: Readonly<Record<string, ChosenFile>>
  /** Files that look like existing documents, until the user decides whether to upload them. */
  duplicates: readonly Duplicate<ChosenFile>[]
  /** Documents that have an actor. */
  activeDocumentIds: readonly string[]
  /** Documents whose last attempt failed in this browser, whatever the listings contain. */
  locallyFailedIds: readonly string[]
  /** The backend can leave documents out of answers, as far as is known. */
  canExclude: boolean
  /** The last status change, announced by screen readers. */
  announcement: string
}

/** Events from the user. */
export type DocumentsRequest =
  | { type: 'reload.requested' }
  | { type: 'search.edited'; search: string }
  | { type: 'filter.chosen'; filter: DocumentFilter }
  | { type: 'filters.cleared' }
  | { type: 'sort.chosen'; sort: DocumentSort | null }
  /** The page was opened by a URL with these values, or Back or Forward led to it. */
  | ({ type: 'url.followed' } & DocumentListValues)
  | { type: 'page.opened' }
  | { type: 'page.left' }
  | { type: 'files.chosen'; files: readonly ChosenFile[] }
  | { type: 'duplicates.accepted' | 'duplicates.skipped' }
  | { type: 'cancel.requested' | 'resend.requested' | 'dismiss.requested'; id: string }
  | { type: 'cancelAll.requested' | 'resendAll.requested' | 'dismissAll.requested' }
  | { type: 'index.requested' | 'retry.requested' | 'delete.requested'; id: string }
  | { type: 'reread.requested'; id: string; encoding: Encoding }
  | { type: 'change.requested'; id: string; change: DocumentUpdate }

/** A new listing. `changed` are the documents that changed here after it was requested: it is outdated for them. */
export type PollingReport = {
  type: 'documents.refreshed'
  documents: readonly Document[]
  changed: readonly string[]
}

/** Requests a listing now. `changed` is the document that changed in this browser, if any. */
export type RefreshRequest = { type: 'refresh.requested'; changed: string | null }

export type PollingRequest = RefreshRequest | { type: 'page.opened' } | { type: 'page.left' }

export interface PollingInput {
  documents: readonly Document[]
  isPageOpen: boolean
}

export type DocumentsEmitted =
  | { type: 'failure.occurred'; title: string; text: string }
  /** What failed with this title has succeeded. */
  | { type: 'failure.resolved'; title: string }

export type DocumentsEvent =
  | DocumentsRequest
  | PollingReport
  | InspectionReport
  | UploadReport
  | DocumentReport
