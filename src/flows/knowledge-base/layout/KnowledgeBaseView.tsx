import { Upload } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import type { Document } from '../../../api/types.ts'
import { ACCEPTED_TYPES } from '../../../domain/upload.ts'
import type { ViewState } from '../../../lib/xstate/viewState.ts'
import { Announcement } from '../../../ui/Announcement/Announcement.tsx'
import { Button } from '../../../ui/Button/Button.tsx'
import { ErrorState } from '../../../ui/ErrorState/ErrorState.tsx'
import { FileDrop } from '../../../ui/FileDrop/FileDrop.tsx'
import { Notice } from '../../../ui/Notice/Notice.tsx'
import { PageHeader } from '../../../ui/PageHeader/PageHeader.tsx'
import { page } from '../../../ui/PageHeader/page.css.ts'
import { DocumentCounters } from '../list/DocumentCounters.tsx'
import { DocumentList } from '../list/DocumentList.tsx'
import type { documentsMachine } from '../machine/documents.machine.ts'
import type { DocumentsRequest } from '../machine/documents.types.ts'
import { ACCEPTED_FILES } from '../upload/acceptedFiles.ts'
import { describeFile } from '../upload/chosenFile.ts'
import { DropOverlay } from '../upload-panel/DropOverlay.tsx'
import { DuplicatesDialog } from '../upload-panel/DuplicatesDialog.tsx'
import { UploadList } from '../upload-panel/UploadList.tsx'
import { usePageFiles } from '../upload-panel/usePageFiles.ts'
import { useUploadFocus } from '../upload-panel/useUploadFocus.ts'
import * as styles from './KnowledgeBaseView.css.ts'
import type { ChildSnapshots } from './useChildSnapshots.ts'

export interface KnowledgeBaseViewProps extends ChildSnapshots {
  state: ViewState<typeof documentsMachine>
  send: (event: DocumentsRequest) => void
  /** The links to the other pages of the Knowledge Base. */
  tabs?: ReactNode
  /** Shown without backend access. */
  backendAccess?: ReactNode
  /** The current time in milliseconds. */
  now: number
  /** Focuses the search field once the list is loaded. */
  isSearching?: boolean
  isAutoIndexOn?: boolean
  onOpen: (document: Document) => void
  /** Called with the document that is to be read with another encoding. */
  onReread: (document: Document) => void
  /** Undefined if the backend cannot compare documents. */
  onCompare?: ((first: string, second: string) => void) | undefined
}

const waitingFilesText = (count: number) =>
  count === 1 ? '1 file waiting to upload' : `${count} files waiting to upload`

export function KnowledgeBaseView({
  state,
  send,
  uploads,
  rows,
  tabs,
  backendAccess,
  now,
  isSearching = false,
  isAutoIndexOn = true,
  onOpen,
  onReread,
  onCompare,
}: KnowledgeBaseViewProps) {
  const { announcement, filesToInspect, documents, duplicates, locallyFailedIds, failure } = state.context
  const pageRef = useRef<HTMLDivElement>(null)
  const dropRef = useRef<HTMLButtonElement>(null)
  const hasBackend = !state.matches('noBackend')
  const hasFailed = state.matches('failed')
  const upload = (files: File[]) => send({ type: 'files.chosen', files: files.map(describeFile) })
  const uploadFocus = useUploadFocus()
  const isOver = usePageFiles({ pageRef, onFiles: upload })

  return (
    <div ref={pageRef} className={page}>
      <PageHeader
        title="Knowledge Base"
        subtitle="Your documents, searchable in Chat."
        actions={
          hasBackend && (
            <Button
              variant="primary"
              icon={<Upload aria-hidden="true" />}
              onClick={() => dropRef.current?.click()}
            >
              Upload
            </Button>
          )
        }
      />
      {tabs}
      {!hasBackend && backendAccess}
      {filesToInspect.length > 0 && !state.matches('listed') && (
        <Notice className={styles.waitingFiles}>{waitingFilesText(filesToInspect.length)}</Notice>
      )}
      {hasBackend && (
        <>
          {!hasFailed && (
            <DocumentCounters
              documents={state.matches('loading') ? null : documents}
              locallyFailedIds={locallyFailedIds}
            />
          )}
          <div className={styles.uploads} data-busy={uploads.length > 0 || undefined} {...uploadFocus}>
            <FileDrop
              ref={dropRef}
              types={ACCEPTED_FILES}
              accept={ACCEPTED_TYPES.join(',')}
              onFiles={upload}
            />
            {uploads.length > 0 && <UploadList uploads={uploads} send={send} />}
          </div>
          {hasFailed ? (
            <ErrorState
              title="Failed to load documents"
              text={failure}
              onRetry={() => send({ type: 'reload.requested' })}
            />
          ) : (
            <DocumentList
              state={state}
              send={send}
              rows={rows}
              now={now}
              dropRef={dropRef}
              isSearching={isSearching}
              isAutoIndexOn={isAutoIndexOn}
              onOpen={onOpen}
              onReread={onReread}
              onCompare={onCompare}
            />
          )}
        </>
      )}
      {isOver && (
        <DropOverlay
          title={hasBackend ? 'Drop to upload' : 'Sign in again to upload'}
          types={ACCEPTED_FILES}
        />
      )}
      <DuplicatesDialog duplicates={duplicates} send={send} />
      <Announcement>{announcement}</Announcement>
    </div>
  )
}
