import { memo, useCallback, useMemo, useRef, useState } from 'react'
import type { Document } from '../../../api/types.ts'
import type { DataSort } from '../../../ui/DataTable/columns.ts'
import { DataTable } from '../../../ui/DataTable/DataTable.tsx'
import type { DocumentRow, DocumentSnapshot } from '../document/documentRow.ts'
import { documentRowStatusOf } from '../document/documentRow.ts'
import type { DocumentsRequest } from '../documents.base.ts'
import { DocumentActions } from './DocumentActions.tsx'
import { documentColumns } from './documentColumns.tsx'

export interface DocumentTableProps {
  documents: readonly Document[]
  /** How many there are, with those that are not shown; null while they load. */
  total: number | null
  /** The documents that something is being done with. */
  rows: Readonly<Record<string, DocumentSnapshot>>
  now: number
  send: (event: DocumentsRequest) => void
  /** Somebody wants a document deleted, and has not been asked whether they mean it. */
  onDelete: (document: Document) => void
}

const idOf = ({ document }: DocumentRow) => document.id

/** The documents, newest first until a column is pressed. Files on their way are nothing new to it. */
export const DocumentTable = memo(function DocumentTable(props: DocumentTableProps) {
  const { documents, total, rows, now, send, onDelete } = props
  const [sort, setSort] = useState<DataSort | null>(null)
  const [notedId, setNotedId] = useState<string | null>(null)
  const columns = useMemo(() => documentColumns(now, notedId), [now, notedId])
  const listed = useListed(documents, rows)
  const actions = useCallback(
    ({ document, status }: DocumentRow) => (
      <DocumentActions
        document={document}
        status={status}
        onIndex={() => send({ type: 'index.requested', id: document.id })}
        onRetry={() => send({ type: 'retry.requested', id: document.id })}
        onDelete={() => onDelete(document)}
        onNote={(isNoted) => setNotedId(isNoted ? document.id : null)}
      />
    ),
    [send, onDelete],
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
      actions={actions}
    />
  )
})

/** The documents with how far they have come. A row of which nothing has changed stays the same object. */
function useListed(
  documents: readonly Document[],
  rows: Readonly<Record<string, DocumentSnapshot>>,
): DocumentRow[] {
  const known = useRef(new WeakMap<Document, { state: DocumentSnapshot | undefined; listed: DocumentRow }>())
  return useMemo(
    () =>
      documents.map((document) => {
        const state = rows[document.id]
        const before = known.current.get(document)
        if (before !== undefined && before.state === state) return before.listed
        const listed = { document, status: documentRowStatusOf(document, state) }
        known.current.set(document, { state, listed })
        return listed
      }),
    [documents, rows],
  )
}
