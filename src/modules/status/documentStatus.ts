import { type DisplayStatus, DOCUMENT_RULES, type DocumentAction } from '../../domain/document.ts'
import type { StatusShape } from '../../ui/StatusPie/shapes.ts'

export interface RowStatusEntry {
  label: string
  /** Also determines the color, see `StatusPie`. */
  shape: StatusShape
  actions: readonly DocumentAction[]
}

export interface DocumentStatusEntry extends RowStatusEntry {
  /** Tooltip of the delete button: what it does, or why it is disabled. */
  deleteHint: string
  /** The counter above the list that includes documents with this status. */
  counter: DocumentCounter
}

export type DocumentCounter = 'indexed' | 'processing' | 'failed'

const CONNECTED = 'Cannot delete indexed documents - this would break graph connections'

/** How each display status is shown, and what the user may do; `DOCUMENT_RULES` names the source of the rules. */
export const DOCUMENT_STATUS: Readonly<Record<DisplayStatus, DocumentStatusEntry>> = {
  pending: {
    ...DOCUMENT_RULES.pending,
    label: 'Pending',
    shape: 'pending',
    deleteHint: 'Delete this document',
    counter: 'processing',
  },
  uploaded: {
    ...DOCUMENT_RULES.uploaded,
    label: 'Uploaded',
    shape: 'quarter',
    deleteHint: 'Delete this uploaded document',
    counter: 'processing',
  },
  processing: {
    ...DOCUMENT_RULES.processing,
    label: 'Processing',
    shape: 'partial',
    deleteHint: 'Cannot delete document while processing',
    counter: 'processing',
  },
  readyToIndex: {
    ...DOCUMENT_RULES.readyToIndex,
    label: 'Ready to Index',
    shape: 'threeQuarters',
    deleteHint: CONNECTED,
    counter: 'processing',
  },
  indexed: {
    ...DOCUMENT_RULES.indexed,
    label: 'Indexed',
    shape: 'check',
    deleteHint: CONNECTED,
    counter: 'indexed',
  },
  failed: {
    ...DOCUMENT_RULES.failed,
    label: 'Failed',
    shape: 'cross',
    deleteHint: 'Delete this document',
    counter: 'failed',
  },
}

/** What this browser is doing with a document. Shown instead of its display status; allows no actions. */
export type DocumentActivity = 'retrying' | 'rereading' | 'indexing' | 'deleting' | 'changing'

export const DOCUMENT_ACTIVITY: Readonly<Record<DocumentActivity, RowStatusEntry>> = {
  retrying: { label: 'Retrying', shape: 'pending', actions: [] },
  rereading: { label: 'Reading again', shape: 'pending', actions: [] },
  indexing: { label: 'Indexing', shape: 'nearly', actions: [] },
  deleting: { label: 'Deleting', shape: 'slash', actions: [] },
  changing: { label: 'Saving', shape: 'check', actions: [] },
}
