import type { RefObject } from 'react'
import { useRef } from 'react'
import type { Document } from '../../../api/types.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import * as styles from '../list/DocumentList.css.ts'

export interface DeleteDialogProps {
  open: boolean
  /** What would be deleted; it stays while the dialog closes. */
  document: Document | null
  /** Where the focus goes when the last document has gone. */
  dropRef: RefObject<HTMLElement | null>
  onConfirm: (document: Document) => void
  onClose: () => void
}

/**
 * Asks before a document is deleted. After a yes its row goes away, so the focus moves on to the next one: the table
 * cannot see to that, because the row may be gone before the dialog has given the focus back.
 */
export function DeleteDialog({ open, document, dropRef, onConfirm, onClose }: DeleteDialogProps) {
  const heirRef = useRef<HTMLElement>(null)
  return (
    <ConfirmDialog
      open={open}
      danger
      title="Delete this document?"
      confirmLabel="Delete document"
      finalFocus={() => heirRef.current}
      onCancel={() => {
        heirRef.current = null
        onClose()
      }}
      onConfirm={() => {
        if (document === null) return
        heirRef.current = heirOf(document.id) ?? dropRef.current
        onConfirm(document)
        onClose()
      }}
    >
      <span className={styles.documentName}>{toDisplayName(document?.filename ?? '')}</span> will be removed
      from your knowledge base. This cannot be undone.
    </ConfirmDialog>
  )
}

/** The delete button of the row after this document's, or before it where it is the last. */
function heirOf(id: string): HTMLElement | null {
  const row = window.document.querySelector(`[data-row="${CSS.escape(id)}"]`)
  const heir = row?.nextElementSibling ?? row?.previousElementSibling
  return heir?.querySelector<HTMLElement>('button:last-of-type') ?? null
}
