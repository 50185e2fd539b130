import type { Document } from '../../api/types.ts'
import { DocumentRow } from './DocumentRow.tsx'
import * as styles from './DocumentTable.css.ts'
import { DocumentTableHead } from './DocumentTableHead.tsx'
import type { DocumentsRequest } from './documents.setup.ts'
import type { RowState } from './rowStatus.ts'
import { rowStatusOf } from './rowStatus.ts'
import { useGrowingCount } from './useGrowingCount.ts'

export interface DocumentTableProps {
  documents: readonly Document[]
  /** The documents that something is being done with. */
  rows: Readonly<Record<string, RowState>>
  now: number
  send: (event: DocumentsRequest) => void
  /** Somebody wants a document deleted, and has not been asked whether they mean it. */
  onDelete: (document: Document) => void
}

/** The documents. The table grows as it is scrolled, so ten thousand cost no more at first than a hundred. */
export function DocumentTable({ documents, rows, now, send, onDelete }: DocumentTableProps) {
  const { count, endRef } = useGrowingCount(documents.length)
  return (
    <>
      <table aria-label="Documents" aria-rowcount={documents.length + 1} className={styles.table}>
        <DocumentTableHead />
        <tbody>
          {documents.slice(0, count).map((document, place) => (
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
          ))}
        </tbody>
      </table>
      {count < documents.length && <div key={count} ref={endRef} />}
    </>
  )
}
