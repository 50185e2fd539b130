import { SearchX } from 'lucide-react'
import type { RefObject } from 'react'
import { useCallback, useRef, useState } from 'react'
import type { Document } from '../../../api/types.ts'
import type { ViewState } from '../../../lib/xstate/viewState.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import type { documentsMachine } from '../machine/documents.machine.ts'
import { matchingDocuments } from '../machine/matchingDocuments.ts'
import { CompareNotice } from './CompareNotice.tsx'
import { DeleteDialog } from './DeleteDialog.tsx'
import { DocumentFilters } from './DocumentFilters.tsx'
import * as styles from './DocumentList.css.ts'
import type { DocumentTableProps } from './DocumentTable.tsx'
import { DocumentTable } from './DocumentTable.tsx'
import { NoDocuments } from './NoDocuments.tsx'

export interface DocumentListProps
  extends Pick<DocumentTableProps, 'rows' | 'now' | 'send' | 'onOpen' | 'onReread'> {
  state: ViewState<typeof documentsMachine>
  dropRef: RefObject<HTMLElement | null>
  isSearching: boolean
  isAutoIndexOn: boolean
  /** Undefined if the backend cannot compare documents. */
  onCompare: ((first: string, second: string) => void) | undefined
}

export function DocumentList(props: DocumentListProps) {
  const { state, send, rows, now, dropRef, isSearching, isAutoIndexOn, onOpen, onReread, onCompare } = props
  const { documents, search, filter, sort } = state.context
  const [isDialogOpen, setDialogOpen] = useState(false)
  /** The documents chosen to be compared; null if none are wanted. */
  const [compared, setCompared] = useState<readonly string[] | null>(null)
  const [documentToDelete, setDocumentToDelete] = useState<Document | null>(null)
  const isLoading = state.matches('loading')
  const isEmpty = state.matches({ listed: 'empty' })
  const openDeleteDialog = useCallback((document: Document) => {
    setDocumentToDelete(document)
    setDialogOpen(true)
  }, [])
  const listRef = useRef<HTMLElement>(null)
  const matching = matchingDocuments(state.context)

  return (
    <section ref={listRef} aria-label="Documents" tabIndex={-1} className={styles.list}>
      {isEmpty ? (
        <NoDocuments autoIndex={isAutoIndexOn} />
      ) : (
        <DocumentFilters
          search={search}
          filter={filter}
          disabled={isLoading}
          isSearching={isSearching}
          send={send}
        />
      )}
      {state.matches({ listed: 'noMatches' }) && (
        <EmptyState
          icon={<SearchX />}
          title="No matching documents"
          text="Try a different file name or status."
          action={<Button onClick={() => send({ type: 'filters.cleared' })}>Clear filters</Button>}
        />
      )}
      {compared !== null && onCompare !== undefined && (
        <CompareNotice
          documents={documents.filter(({ id }) => compared.includes(id))}
          onCompare={onCompare}
          onCancel={() => {
            setCompared(null)
            listRef.current?.focus()
          }}
        />
      )}
      {(isLoading || state.matches({ listed: 'ready' })) && (
        <DocumentTable
          documents={matching}
          total={isLoading ? null : documents.length}
          rows={rows}
          sort={sort}
          now={now}
          canExclude={state.context.canExclude}
          compared={compared}
          onCompared={onCompare && setCompared}
          send={send}
          onOpen={onOpen}
          onReread={onReread}
          onDelete={openDeleteDialog}
        />
      )}
      <DeleteDialog
        open={isDialogOpen}
        document={documentToDelete}
        dropRef={dropRef}
        onConfirm={({ id }) => send({ type: 'delete.requested', id })}
        onClose={() => setDialogOpen(false)}
      />
    </section>
  )
}
