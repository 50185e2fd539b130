import type { RefObject } from 'react'
import { useRef } from 'react'
import type { Document } from '../../../api/types.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import * as styles from './DocumentList.css.ts'

export interface DeleteDialogProps {
  open: boolean
  /** The document to delete. Its name stays visible while the dialog closes. */
  document: Document | null
  /** Gets focus after the last document is deleted. */
  dropRef: RefObject<HTMLElement | null>
  onConfirm: (document: Document) => void
  onClose: () => void
}

/**
 * Confirms that a document is deleted. Then focus moves to the next row when the dialog closes. The table cannot move
 * it: the row may be removed before the dialog returns the focus.
 */
export function DeleteDialog({ open, document, dropRef, onConfirm, onClose }: DeleteDialogProps) {
  const focusRef = useRef<HTMLElement>(null)
  return (
    <ConfirmDialog
      open={open}
      danger
      title="Delete this document?"
      confirmLabel="Delete document"
      finalFocus={() => focusRef.current}
      onCancel={() => {
        focusRef.current = null
        onClose()
      }}
      onConfirm={() => {
        if (document === null) return
        focusRef.current = nextDeleteButton(document.id) ?? dropRef.current
        onConfirm(document)
        onClose()
      }}
    >
      <span className={styles.documentName}>{toDisplayName(document?.filename ?? '')}</span> will be removed
      from your knowledge base. This cannot be undone.
    </ConfirmDialog>
  )
}

/** The delete button of the next row, or of the previous row if this is the last. */
function nextDeleteButton(id: string): HTMLElement | null {
  const row = window.document.querySelector(`[data-row="${CSS.escape(id)}"]`)
  const neighbor = row?.nextElementSibling ?? row?.previousElementSibling
  return neighbor?.querySelector<HTMLElement>('button:last-of-type') ?? null
}
