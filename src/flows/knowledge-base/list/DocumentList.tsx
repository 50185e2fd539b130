import { SearchX } from 'lucide-react'
import type { RefObject } from 'react'
import { useCallback, useState } from 'react'
import type { Document } from '../../../api/types.ts'
import type { ViewState } from '../../../lib/xstate/viewState.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import type { documentsMachine } from '../machine/documents.machine.ts'
import { matchingDocuments } from '../machine/matchingDocuments.ts'
import { DeleteDialog } from './DeleteDialog.tsx'
import { DocumentFilters } from './DocumentFilters.tsx'
import type { DocumentTableProps } from './DocumentTable.tsx'
import { DocumentTable } from './DocumentTable.tsx'
import { NoDocuments } from './NoDocuments.tsx'

export interface DocumentListProps
  extends Pick<DocumentTableProps, 'rows' | 'now' | 'send' | 'onOpen' | 'onReread' | 'canCompare'> {
  state: ViewState<typeof documentsMachine>
  dropRef: RefObject<HTMLElement | null>
  isSearching: boolean
  isAutoIndexOn: boolean
}

export function DocumentList(props: DocumentListProps) {
  const { state, send, rows, now, dropRef, isSearching, isAutoIndexOn, onOpen, onReread, canCompare } = props
  const { documents, search, filter, sort } = state.context
  const [isDialogOpen, setDialogOpen] = useState(false)
  const [documentToDelete, setDocumentToDelete] = useState<Document | null>(null)
  const isLoading = state.matches('loading')
  const isEmpty = state.matches({ listed: 'empty' })
  const openDeleteDialog = useCallback((document: Document) => {
    setDocumentToDelete(document)
    setDialogOpen(true)
  }, [])
  const matching = matchingDocuments(state.context)

  return (
    <section aria-label="Documents">
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
      {(isLoading || state.matches({ listed: 'ready' })) && (
        <DocumentTable
          documents={matching}
          total={isLoading ? null : documents.length}
          rows={rows}
          sort={sort}
          now={now}
          canExclude={state.context.canExclude}
          canCompare={canCompare}
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
