import { memo, useCallback, useMemo, useRef, useState } from 'react'
import type { Document } from '../../../api/types.ts'
import { newestFirst } from '../../../domain/document.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import type { DataSort } from '../../../ui/DataTable/columns.ts'
import { DataTable } from '../../../ui/DataTable/DataTable.tsx'
import type { DocumentRow, DocumentSnapshot } from '../document/documentRow.ts'
import { documentRowStatusOf } from '../document/documentRow.ts'
import { type DocumentSort, isDocumentColumn } from '../machine/documentListParams.ts'
import type { DocumentsRequest } from '../machine/documents.types.ts'
import { DocumentActions } from './DocumentActions.tsx'
import { documentColumns } from './documentColumns.tsx'

export interface DocumentTableProps {
  documents: readonly Document[]
  /** The number of documents including those that do not match; null while they load. */
  total: number | null
  rows: Readonly<Record<string, DocumentSnapshot>>
  /** Null for newest first. */
  sort: DocumentSort | null
  now: number
  /** The backend can leave documents out of answers. */
  canExclude: boolean
  /** Those chosen to be compared, at most two; null if none are wanted. */
  compared: readonly string[] | null
  /** Undefined if the backend cannot compare documents. */
  onCompared: ((ids: readonly string[]) => void) | undefined
  send: (event: DocumentsRequest) => void
  onOpen: (document: Document) => void
  /** Another encoding is wanted for the document; not chosen yet. */
  onReread: (document: Document) => void
  /** The delete button was pressed; not confirmed yet. */
  onDelete: (document: Document) => void
}

const idOf = ({ document }: DocumentRow) => document.id

/** The documents, newest first until a column header is pressed. Memoized, so that upload progress does not render it. */
export const DocumentTable = memo(function DocumentTable(props: DocumentTableProps) {
  const { documents, total, rows, sort, now, canExclude, compared, onCompared, send } = props
  const { onOpen, onReread, onDelete } = props
  const [hintedId, setHintedId] = useState<string | null>(null)
  const columns = useMemo(() => documentColumns(now, hintedId), [now, hintedId])
  const tableRows = useRows(documents, rows)
  const newestId = useMemo(() => newestFirst(documents)[0]?.id, [documents])
  const actions = useCallback(
    ({ document, status }: DocumentRow) => (
      <DocumentActions
        document={document}
        status={status}
        onIndex={() => send({ type: 'index.requested', id: document.id })}
        onRetry={() => send({ type: 'retry.requested', id: document.id })}
        onReadPages={(read_pages) =>
          send({ type: 'change.requested', id: document.id, change: { read_pages } })
        }
        onReread={() => onReread(document)}
        isNewest={document.id === newestId}
        onCompare={onCompared && (() => onCompared([document.id]))}
        onExclude={
          canExclude
            ? (excluded) => send({ type: 'change.requested', id: document.id, change: { excluded } })
            : undefined
        }
        onDelete={() => onDelete(document)}
        onDeleteHint={(isShown) => setHintedId(isShown ? document.id : null)}
      />
    ),
    [canExclude, onCompared, newestId, send, onReread, onDelete],
  )
  const selection = useMemo(
    () =>
      compared === null || onCompared === undefined
        ? undefined
        : {
            selected: new Set(compared),
            onChange: (selected: ReadonlySet<string>) => onCompared([...selected].slice(0, 2)),
            labelOf: ({ document }: DocumentRow) => `Compare ${toDisplayName(document.filename)}`,
            canSelect: ({ document: { id }, status }: DocumentRow) =>
              status.isSearchable && (compared.length < 2 || compared.includes(id)),
          },
    [compared, onCompared],
  )
  const chooseSort = useCallback(
    (next: DataSort | null) => {
      if (next === null) send({ type: 'sort.chosen', sort: null })
      else if (isDocumentColumn(next.column))
        send({ type: 'sort.chosen', sort: { column: next.column, direction: next.direction } })
    },
    [send],
  )
  const open = useCallback(({ document }: DocumentRow) => onOpen(document), [onOpen])
  return (
    <DataTable
      label="Documents"
      rows={tableRows}
      getRowId={idOf}
      columns={columns}
      sort={sort}
      onSortChange={chooseSort}
      loading={total === null}
      summary={
        total === null ? null : `Showing ${tableRows.length} of ${total}${sort ? '' : ', newest first'}`
      }
      actions={actions}
      actionsWidth="12rem"
      selection={selection}
      onRowPress={open}
    />
  )
})

/** The documents with their row status. Unchanged rows keep their identity. */
function useRows(
  documents: readonly Document[],
  rows: Readonly<Record<string, DocumentSnapshot>>,
): DocumentRow[] {
  const cache = useRef(new WeakMap<Document, { snapshot: DocumentSnapshot | undefined; row: DocumentRow }>())
  return useMemo(
    () =>
      documents.map((document) => {
        const snapshot = rows[document.id]
        const cached = cache.current.get(document)
        if (cached !== undefined && cached.snapshot === snapshot) return cached.row
        const row = { document, status: documentRowStatusOf(document, snapshot) }
        cache.current.set(document, { snapshot, row })
        return row
      }),
    [documents, rows],
  )
}
