import { SearchX } from 'lucide-react'
import type { RefObject } from 'react'
import { useCallback, useState } from 'react'
import type { Document } from '../../../api/types.ts'
import type { ViewState } from '../../../lib/xstate/viewState.ts'
import { Button } from '../../../ui/Button/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState/EmptyState.tsx'
import { DeleteDialog } from '../document/DeleteDialog.tsx'
import type { documentsMachine } from '../documents.machine.ts'
import { DocumentFilters } from './DocumentFilters.tsx'
import type { DocumentTableProps } from './DocumentTable.tsx'
import { DocumentTable } from './DocumentTable.tsx'
import { FirstDocument } from './FirstDocument.tsx'
import { shownDocuments } from './shownDocuments.ts'

export interface DocumentListProps extends Pick<DocumentTableProps, 'rows' | 'now' | 'send'> {
  state: ViewState<typeof documentsMachine>
  /** The way to add a document. */
  dropRef: RefObject<HTMLElement | null>
  /** The search takes the focus as soon as there is something to search. */
  isSearching: boolean
}

/** The documents that search and filter let through, or what stands in their place. */
export function DocumentList({ state, send, rows, now, dropRef, isSearching }: DocumentListProps) {
  const { autoIndex, documents, search, filter } = state.context
  const [isAsking, setIsAsking] = useState(false)
  const [doomed, setDoomed] = useState<Document | null>(null)
  const isLoading = state.matches('loading')
  const isEmpty = state.matches({ listed: 'empty' })
  const askToDelete = useCallback((document: Document) => {
    setDoomed(document)
    setIsAsking(true)
  }, [])
  const shown = shownDocuments(state.context)

  return (
    <section aria-label="Documents">
      {isEmpty ? (
        <FirstDocument autoIndex={autoIndex} />
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
          text="No document has this in its file name and this status."
          action={<Button onClick={() => send({ type: 'filters.cleared' })}>Clear filters</Button>}
        />
      )}
      {(isLoading || state.matches({ listed: 'ready' })) && (
        <DocumentTable
          documents={shown}
          total={isLoading ? null : documents.length}
          rows={rows}
          now={now}
          send={send}
          onDelete={askToDelete}
        />
      )}
      <DeleteDialog
        open={isAsking}
        document={doomed}
        dropRef={dropRef}
        onConfirm={({ id }) => send({ type: 'delete.requested', id })}
        onClose={() => setIsAsking(false)}
      />
    </section>
  )
}
