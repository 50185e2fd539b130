import type { Document } from '../../../api/types.ts'
import type { DisplayStatus } from '../../../domain/document.ts'
import {
  canDelete,
  canReread,
  displayStatusOf,
  hasUnreadPages,
  isReadingPages,
} from '../../../domain/document.ts'
import type { ViewState } from '../../../lib/xstate/viewState.ts'
import type { RowStatusEntry } from '../../../modules/status/documentStatus.ts'
import { DOCUMENT_ACTIVITY, DOCUMENT_STATUS } from '../../../modules/status/documentStatus.ts'
import type { documentMachine } from './document.machine.ts'
import { noticeTexts } from './noticeTexts.ts'

export type DocumentSnapshot = ViewState<typeof documentMachine>

const ROW_STATUS: Record<DisplayStatus | Exclude<DocumentSnapshot['value'], 'idle'>, RowStatusEntry> = {
  ...DOCUMENT_STATUS,
  ...DOCUMENT_ACTIVITY,
}

export interface DocumentRowStatus extends RowStatusEntry {
  /** Why it failed; null if it did not, or if the reason is unknown. */
  reason: string | null
  /** What of it is not in its text, or may be wrong in it. */
  notices: readonly string[]
  deleteHint: string
  isDeleting: boolean
  /** Whether the pages of a scan that are not read yet are being read; null without such pages. */
  pageReading: 'running' | 'paused' | null
  /** It is indexed, and stays so: its menu is the same while answers are told to leave it out. */
  isSearchable: boolean
}

export interface DocumentRow {
  document: Document
  status: DocumentRowStatus
}

/** The status of a row: what the document's machine does if one runs, otherwise its display status. */
export function documentRowStatusOf(
  document: Document,
  snapshot: DocumentSnapshot | undefined,
): DocumentRowStatus {
  const displayStatus = displayStatusOf(document)
  const name = snapshot === undefined || snapshot.value === 'idle' ? displayStatus : snapshot.value
  const { label, shape, actions } = ROW_STATUS[name]
  const isReading = name === displayStatus && isReadingPages(document)
  return {
    label: isReading ? readingLabel(document) : label,
    shape: isReading ? DOCUMENT_STATUS.processing.shape : shape,
    reason: name === 'failed' ? (snapshot?.context.failure ?? document.failure_reason ?? null) : null,
    notices: name === displayStatus ? noticeTexts(document) : [],
    actions: actions.filter(
      (action) =>
        (action !== 'delete' || canDelete(document)) && (action !== 'reread' || canReread(document)),
    ),
    deleteHint: DOCUMENT_STATUS[displayStatus].deleteHint,
    isDeleting: name === 'deleting',
    pageReading:
      name !== displayStatus || !hasUnreadPages(document) ? null : isReading ? 'running' : 'paused',
    isSearchable: name === 'indexed' || name === 'changing',
  }
}

function readingLabel({ pages = 0, pages_read = 0 }: Document): string {
  return `Reading page ${(pages_read + 1).toLocaleString('en-US')} of ${pages.toLocaleString('en-US')}`
}
