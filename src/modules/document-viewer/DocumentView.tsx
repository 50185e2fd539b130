import type { ReactNode, RefObject } from 'react'
import { toDisplayName } from '../../lib/text/displayName.ts'
import type { ViewState } from '../../lib/xstate/viewState.ts'
import { ErrorState } from '../../ui/ErrorState/ErrorState.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'
import { PdfViewer } from '../../ui/PdfViewer/PdfViewer.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import * as styles from './DocumentView.css.ts'
import type { DocumentContent } from './documentContent.ts'
import type { documentFileMachine, UnavailableReason } from './documentFile.machine.ts'
import type { CitedPassage } from './findPassage.ts'
import { ReadingDocument } from './ReadingDocument.tsx'

export interface DocumentViewProps {
  state: ViewState<typeof documentFileMachine>
  send: (event: { type: 'reload.requested' }) => void
  /** The file's content; null until it is loaded. */
  content: DocumentContent | null
  /** The passage to mark and scroll to. */
  cited?: CitedPassage | null
  /** The page of a PDF to show instead of the passage; null for the passage. See `PdfViewer`. */
  firstPage?: number | null | undefined
  /** See `PdfViewer`. */
  onPageChange?: ((page: number) => void) | undefined
  /** See `PdfViewer`. */
  fit?: 'text' | 'larger' | undefined
  /** Buttons beside the page number. */
  actions?: ReactNode
  /** The box that scrolls, for example to focus it. */
  scrollRef?: RefObject<HTMLDivElement | null> | undefined
}

const UNAVAILABLE: Readonly<Record<UnavailableReason, { title: string; text: string }>> = {
  absent: {
    title: 'This document is no longer available',
    text: 'It was deleted, or its file is not stored.',
  },
  ambiguous: {
    title: 'Several documents have this name',
    text: 'The document is not shown because the answer does not say which of them it cites.',
  },
  unsupported: {
    title: 'This type of file cannot be shown',
    text: 'PDF, text, Markdown and Word (.docx) documents can be opened.',
  },
  unreadable: { title: 'This document cannot be shown', text: 'The file may be damaged.' },
}

export function DocumentView({
  state,
  send,
  content,
  cited = null,
  firstPage = null,
  onPageChange,
  fit,
  actions,
  scrollRef,
}: DocumentViewProps) {
  const { query, data: result, failure } = state.context
  if (result !== null && result !== 'found') {
    const { title, text } = UNAVAILABLE[result]
    return (
      <Notice className={styles.message} title={title}>
        {text}
      </Notice>
    )
  }
  if (state.matches('failed')) {
    return (
      <ErrorState
        className={styles.message}
        level={3}
        title="The document could not be loaded"
        text={failure}
        onRetry={() => send({ type: 'reload.requested' })}
      />
    )
  }
  const label = toDisplayName(query.name)
  return (
    <div className={styles.document} aria-busy={content === null}>
      {content === null ? (
        <div className={styles.skeleton}>
          <Skeleton shape="block" height="100%" label="Loading the document" />
        </div>
      ) : content.kind === 'pdf' ? (
        <PdfViewer
          bytes={content.bytes}
          readScan={content.readScan}
          page={cited?.page ?? 1}
          quote={cited?.excerpt}
          {...{ firstPage, onPageChange, label, fit, actions, scrollRef }}
        />
      ) : (
        <ReadingDocument {...{ content, label, cited, actions, scrollRef }} />
      )}
    </div>
  )
}
