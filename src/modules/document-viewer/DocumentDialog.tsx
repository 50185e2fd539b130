import { useEffect, useRef } from 'react'
import { toDisplayName } from '../../lib/text/displayName.ts'
import { Dialog } from '../../ui/Dialog/Dialog.tsx'
import { MiddleTruncate } from '../../ui/MiddleTruncate/MiddleTruncate.tsx'
import type { DocumentViewProps } from './DocumentView.tsx'
import { DocumentView } from './DocumentView.tsx'

export interface DocumentDialogProps extends Omit<DocumentViewProps, 'fit' | 'actions' | 'scrollRef'> {
  open: boolean
  onClose: () => void
  /** The color of the marks: a class of `ramp`. */
  className?: string | undefined
}

/** A document in a large dialog; full screen on phones. */
export function DocumentDialog({ open, onClose, state, content, className, ...view }: DocumentDialogProps) {
  const popupRef = useRef<HTMLDivElement>(null)
  const scrollRef = useRef<HTMLDivElement>(null)
  // A dialog that opens before its document is loaded has the focus itself, or gets it in the next frame.
  useEffect(() => {
    if (content !== null && document.activeElement === popupRef.current) scrollRef.current?.focus()
  }, [content])
  return (
    <Dialog
      ref={popupRef}
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<MiddleTruncate text={toDisplayName(state.context.file.name)} />}
      width="page"
      className={className}
      // The keys of the document work at once.
      initialFocus={() => scrollRef.current ?? popupRef.current}
      onFocus={({ target, currentTarget }) => target === currentTarget && scrollRef.current?.focus()}
    >
      <DocumentView state={state} content={content} {...view} fit="page" scrollRef={scrollRef} />
    </Dialog>
  )
}
