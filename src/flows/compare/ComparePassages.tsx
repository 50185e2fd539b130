import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Change, Document } from '../../api/types.ts'
import { toDisplayName } from '../../lib/text/displayName.ts'
import { DocumentView } from '../../modules/document-viewer/DocumentView.tsx'
import { createDocumentCache } from '../../modules/document-viewer/documentCache.ts'
import type { DocumentCache } from '../../modules/document-viewer/documentFile.actors.ts'
import { useDocument } from '../../modules/document-viewer/useDocument.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Dialog } from '../../ui/Dialog/Dialog.tsx'
import { MiddleTruncate } from '../../ui/MiddleTruncate/MiddleTruncate.tsx'
import * as styles from './CompareView.css.ts'

export interface ComparePassagesProps {
  /** The first and the second document. */
  documents: readonly Document[]
  changes: readonly Change[]
  index: number
  onIndex: (index: number) => void
  open: boolean
  onClose: () => void
}

/** Both documents side by side at the passages of a difference. The default export, for lazy loading. */
export default function ComparePassages({
  documents,
  changes,
  index,
  onIndex,
  open,
  onClose,
}: ComparePassagesProps) {
  const [cache] = useState(createDocumentCache)
  const change = changes[index]
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={change?.subject ?? ''}
      width="page"
    >
      <div className={styles.passages}>
        <div className={styles.head}>
          <span className={styles.count}>
            {index + 1} of {changes.length}
          </span>
          <Button
            size="small"
            icon={<ArrowLeft aria-hidden="true" />}
            disabled={index === 0}
            focusableWhenDisabled
            onClick={() => onIndex(index - 1)}
          >
            Previous
          </Button>
          <Button
            size="small"
            icon={<ArrowRight aria-hidden="true" />}
            disabled={index === changes.length - 1}
            focusableWhenDisabled
            onClick={() => onIndex(index + 1)}
          >
            Next
          </Button>
        </div>
        <div className={styles.panes}>
          {documents.map((document, at) => (
            <Pane
              key={document.id}
              document={document}
              side={(at === 0 ? change?.first : change?.second) ?? null}
              cache={cache}
            />
          ))}
        </div>
      </div>
    </Dialog>
  )
}

interface PaneProps {
  document: Document
  /** Null if the document does not have it. */
  side: Change['first']
  cache: DocumentCache
}

function Pane({ document: { id, filename }, side, cache }: PaneProps) {
  const cited = useMemo(
    () => side && { page: side.page, excerpt: side.excerpt, context: side.context },
    [side],
  )
  return (
    <section aria-label={toDisplayName(filename)} className={styles.pane}>
      <h3 className={styles.paneTitle}>
        <MiddleTruncate text={toDisplayName(filename)} />
        {side === null && <span className={styles.count}>Not in this document</span>}
      </h3>
      <DocumentView {...useDocument({ name: filename, documentId: id }, cache)} cited={cited} />
    </section>
  )
}
