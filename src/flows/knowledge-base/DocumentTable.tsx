import { WindowVirtualizer } from 'virtua'
import type { Document } from '../../api/types.ts'
import { DocumentRow } from './DocumentRow.tsx'
import * as styles from './DocumentTable.css.ts'
import { DocumentTableHead } from './DocumentTableHead.tsx'
import type { DocumentsRequest } from './documents.setup.ts'
import { RowSlot } from './RowSlot.tsx'
import type { RowState } from './rowStatus.ts'
import { rowStatusOf } from './rowStatus.ts'

export interface DocumentTableProps {
  documents: readonly Document[]
  /** The documents that something is being done with. */
  rows: Readonly<Record<string, RowState>>
  now: number
  send: (event: DocumentsRequest) => void
  /** Somebody wants a document deleted, and has not been asked whether they mean it. */
  onDelete: (document: Document) => void
}

/** How far beyond the window rows are made ready, in pixels, so that Tab always finds a next one. */
const AHEAD = 800

/** The documents. Only rows in and near the window exist, so ten thousand cost no more than fifty. */
export function DocumentTable({ documents, rows, now, send, onDelete }: DocumentTableProps) {
  return (
    <table aria-label="Documents" aria-rowcount={documents.length + 1} className={styles.table}>
      <DocumentTableHead />
      <WindowVirtualizer as="tbody" item={RowSlot} bufferSize={AHEAD} data={documents}>
        {(document, place) => (
          <DocumentRow
            key={document.id}
            document={document}
            status={rowStatusOf(document, rows[document.id])}
            place={place}
            now={now}
            onIndex={() => send({ type: 'index.requested', id: document.id })}
            onRetry={() => send({ type: 'retry.requested', id: document.id })}
            onDelete={() => onDelete(document)}
          />
        )}
      </WindowVirtualizer>
    </table>
  )
}
