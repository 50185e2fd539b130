import { SearchX } from 'lucide-react'
import { useState } from 'react'
import type { Document } from '../../api/types.ts'
import { isShown } from '../../domain/document.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { EmptyState } from '../../ui/EmptyState/EmptyState.tsx'
import { DocumentFilters } from './DocumentFilters.tsx'
import * as styles from './DocumentList.css.ts'
import { DocumentTable } from './DocumentTable.tsx'
import { DocumentTableSkeleton } from './DocumentTableSkeleton.tsx'
import { FirstDocument } from './FirstDocument.tsx'
import type { KnowledgeBaseViewProps } from './KnowledgeBaseView.tsx'

/** The documents that search and filter let through, or what stands in their place. */
export function DocumentList({ state, send, rows, now }: Omit<KnowledgeBaseViewProps, 'uploads'>) {
  const { documents, search, filter } = state.context
  const [isAsking, setIsAsking] = useState(false)
  const [doomed, setDoomed] = useState<Document | null>(null)

  if (state.matches({ listed: 'empty' })) return <FirstDocument />
  const shown = documents.filter((document) => isShown(document, search, filter))
  return (
    <section aria-label="Documents">
      <DocumentFilters search={search} filter={filter} disabled={state.matches('loading')} send={send} />
      {state.matches('loading') && <DocumentTableSkeleton />}
      {state.matches({ listed: 'noMatches' }) && (
        <EmptyState
          icon={<SearchX />}
          title="No matching documents"
          text="No document has this in its file name and this status."
          action={<Button onClick={() => send({ type: 'filters.cleared' })}>Clear filters</Button>}
        />
      )}
      {state.matches({ listed: 'ready' }) && (
        <>
          <DocumentTable
            documents={shown}
            rows={rows}
            now={now}
            send={send}
            onDelete={(document) => {
              setDoomed(document)
              setIsAsking(true)
            }}
          />
          <p className={styles.summary}>
            Showing {shown.length} of {documents.length}, newest first
          </p>
        </>
      )}
      <ConfirmDialog
        open={isAsking}
        danger
        title="Delete this document?"
        confirmLabel="Delete document"
        onCancel={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false)
          if (doomed !== null) send({ type: 'delete.requested', id: doomed.id })
        }}
      >
        <span className={styles.doomed}>{doomed?.filename}</span> will be removed from your knowledge base.
        This cannot be undone.
      </ConfirmDialog>
    </section>
  )
}
