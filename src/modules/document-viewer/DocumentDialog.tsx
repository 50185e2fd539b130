import { type ReactNode, useEffect, useRef } from 'react'
import type { Document } from '../../api/types.ts'
import { toDisplayName } from '../../lib/text/displayName.ts'
import { Dialog } from '../../ui/Dialog/Dialog.tsx'
import { MiddleTruncate } from '../../ui/MiddleTruncate/MiddleTruncate.tsx'
import * as styles from './DocumentDialog.css.ts'
import { DocumentFacts } from './DocumentFacts.tsx'
import { DocumentOverview } from './DocumentOverview.tsx'
import type { DocumentViewProps } from './DocumentView.tsx'
import { DocumentView } from './DocumentView.tsx'

export interface DocumentDialogProps extends Omit<DocumentViewProps, 'fit' | 'actions' | 'scrollRef'> {
  open: boolean
  onClose: () => void
  /** The document with what its file says about itself, if the backend tells it. */
  document?: Document | null | undefined
  /** `DocumentButtons`. */
  buttons?: ReactNode
  /** The color of the marks: a class of `ramp`. */
  className?: string | undefined
}

/** A document in a large dialog; full screen on phones. */
export function DocumentDialog({
  open,
  onClose,
  document = null,
  buttons,
  state,
  content,
  className,
  ...view
}: DocumentDialogProps) {
  const popupRef = useRef<HTMLDivElement>(null)
  const scrollRef = useRef<HTMLDivElement>(null)
  // A dialog that opens before its document is loaded has the focus itself, or gets it in the next frame.
  useEffect(() => {
    if (content !== null && window.document.activeElement === popupRef.current) scrollRef.current?.focus()
  }, [content])
  return (
    <Dialog
      ref={popupRef}
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<MiddleTruncate text={toDisplayName(state.context.query.name)} />}
      width="page"
      className={className}
      // The keys of the document work at once.
      initialFocus={() => scrollRef.current ?? popupRef.current}
      onFocus={({ target, currentTarget }) => target === currentTarget && scrollRef.current?.focus()}
    >
      <div className={styles.page}>
        <div className={styles.bar}>
          <DocumentFacts {...document} />
          {buttons}
        </div>
        <DocumentOverview {...document} />
        <DocumentView state={state} content={content} {...view} fit="larger" scrollRef={scrollRef} />
      </div>
    </Dialog>
  )
}
