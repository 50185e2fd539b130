import { useMemo, useState } from 'react'
import type { Document } from '../../api/types.ts'
import type { DataSort } from '../../ui/DataTable/columns.ts'
import { DataTable } from '../../ui/DataTable/DataTable.tsx'
import { DocumentActions } from './DocumentActions.tsx'
import { documentColumns } from './documentColumns.tsx'
import type { DocumentsRequest } from './documents.setup.ts'
import type { ListedDocument, RowState } from './rowStatus.ts'
import { rowStatusOf } from './rowStatus.ts'

export interface DocumentTableProps {
  documents: readonly Document[]
  /** How many there are, with those that are not shown; null while they load. */
  total: number | null
  /** The documents that something is being done with. */
  rows: Readonly<Record<string, RowState>>
  now: number
  send: (event: DocumentsRequest) => void
  /** Somebody wants a document deleted, and has not been asked whether they mean it. */
  onDelete: (document: Document) => void
}

const idOf = ({ document }: ListedDocument) => document.id

/** The documents, newest first until a column is pressed. */
export function DocumentTable({ documents, total, rows, now, send, onDelete }: DocumentTableProps) {
  const [sort, setSort] = useState<DataSort | null>(null)
  const [notedId, setNotedId] = useState<string | null>(null)
  const columns = useMemo(() => documentColumns(now, notedId), [now, notedId])
  const listed = useMemo(
    () => documents.map((document) => ({ document, status: rowStatusOf(document, rows[document.id]) })),
    [documents, rows],
  )
  return (
    <DataTable
      label="Documents"
      rows={listed}
      getRowId={idOf}
      columns={columns}
      sort={sort}
      onSortChange={setSort}
      loading={total === null}
      summary={(shown) =>
        total === null ? null : `Showing ${shown} of ${total}${sort ? '' : ', newest first'}`
      }
      actions={({ document, status }) => (
        <DocumentActions
          document={document}
          status={status}
          onIndex={() => send({ type: 'index.requested', id: document.id })}
          onRetry={() => send({ type: 'retry.requested', id: document.id })}
          onDelete={() => onDelete(document)}
          onNote={(isNoted) => setNotedId(isNoted ? document.id : null)}
        />
      )}
    />
  )
}
