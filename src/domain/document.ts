export const DOCUMENT_STATUSES = ['pending', 'uploaded', 'processing', 'completed', 'failed'] as const
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number]

/** The fields that decide a document's display status and what may be done with it. */
export interface DocumentFields {
  status: DocumentStatus
  is_indexed: boolean
  processed_at: string | null
}

/** The fields of a scanned PDF that tell how far it was read. */
interface ReadDocument {
  status: DocumentStatus
  pages?: number | undefined
  pages_read?: number | undefined
  reading?: 'waiting' | 'stopped' | undefined
}

/** What of a document is not in its text, or may be wrong in it. */
export const NOTICE_KINDS = [
  'no-sentences',
  'unreadable-characters',
  'cut',
  'uncertain-encoding',
  'scan',
  'unread-pages',
] as const

/** The status that users see: `completed` is split by `is_indexed`. */
export type DisplayStatus = Exclude<DocumentStatus, 'completed'> | 'readyToIndex' | 'indexed'

export function displayStatusOf({ status, is_indexed }: DocumentFields): DisplayStatus {
  if (status !== 'completed') return status
  return is_indexed ? 'indexed' : 'readyToIndex'
}

export type DocumentAction = 'index' | 'retry' | 'reread' | 'delete'

interface DocumentRules {
  /** The backend changes the status without a further request. */
  isInProgress: boolean
  actions: readonly DocumentAction[]
}

/**
 * Rules per display status. Source: `deleteDocument`, `processDocument` and `indexDocument` in openapi/api.v1.yaml.
 * tests/mocks/api/documentRules.test.ts compares them with the mock backend.
 */
export const DOCUMENT_RULES: Readonly<Record<DisplayStatus, DocumentRules>> = {
  pending: { isInProgress: true, actions: ['delete'] },
  uploaded: { isInProgress: true, actions: ['delete'] },
  processing: { isInProgress: true, actions: [] },
  readyToIndex: { isInProgress: false, actions: ['index', 'reread'] },
  indexed: { isInProgress: false, actions: ['reread'] },
  failed: { isInProgress: false, actions: ['retry', 'reread', 'delete'] },
}

export const DISPLAY_STATUSES = Object.keys(DOCUMENT_RULES) as DisplayStatus[]

const rulesOf = (document: DocumentFields) => DOCUMENT_RULES[displayStatusOf(document)]

/** Whether pages of a scanned PDF are not read yet. Those that were read can be indexed and asked meanwhile. */
export function hasUnreadPages({ status, pages = 0, pages_read = 0 }: ReadDocument): boolean {
  return status !== 'failed' && pages_read < pages
}

/** Whether pages of a scanned PDF are being read. */
export const isReadingPages = (document: ReadDocument) =>
  hasUnreadPages(document) && document.reading === undefined

export const isInProgress = (document: DocumentFields & ReadDocument) =>
  rulesOf(document).isInProgress && document.reading === undefined
export const canIndex = (document: DocumentFields) => rulesOf(document).actions.includes('index')
export const canRetry = (document: DocumentFields) => rulesOf(document).actions.includes('retry')
export const canReread = (document: DocumentFields & { filename: string }) =>
  rulesOf(document).actions.includes('reread') && isTextFile(document.filename)
export const canDelete = (document: DocumentFields) => rulesOf(document).actions.includes('delete')

/** Only text files have an encoding. */
export function isTextFile(filename: string): boolean {
  return /\.(?:txt|md)$/i.test(filename)
}

/** The request that retries a failed document. The backend processes a document only once. */
export function retryStep({ processed_at }: DocumentFields): 'process' | 'index' {
  return processed_at === null ? 'process' : 'index'
}

/** A copy of the list, newest first. Documents with the same `created_at` keep their order. */
export function newestFirst<D extends { created_at: string }>(documents: readonly D[]): D[] {
  return documents
    .map((document) => ({ document, time: Date.parse(document.created_at) }))
    .sort((a, b) => b.time - a.time)
    .map(({ document }) => document)
}
