import { AlertDialog } from '@base-ui/react/alert-dialog'
import { type ReactNode, useRef } from 'react'
import { Button } from '../Button/Button.tsx'
import * as styles from '../Dialog/Dialog.css.ts'

export interface ConfirmDialogProps {
  open: boolean
  /** The question. */
  title: ReactNode
  /** What follows from a yes. */
  children?: ReactNode
  /** The yes, as a verb: 'Delete document'. */
  confirmLabel: string
  cancelLabel?: string | undefined
  /** A yes destroys something: the button warns and the focus starts on the no. */
  danger?: boolean | undefined
  /** The yes is being carried out; the dialog stays until the caller closes it. */
  busy?: boolean | undefined
  onConfirm: () => void
  onCancel: () => void
  /** Where the focus goes when it closes; without an answer, back to where it was. */
  finalFocus?: (() => HTMLElement | null) | undefined
}

/** A question that must be answered: a press outside does not close it, Escape is a no. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  danger = false,
  busy = false,
  onConfirm,
  onCancel,
  finalFocus,
}: ConfirmDialogProps) {
  const cancelRef = useRef<HTMLButtonElement>(null)
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && !busy && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Viewport className={styles.viewport}>
          <AlertDialog.Popup
            className={styles.popup}
            initialFocus={danger ? cancelRef : true}
            finalFocus={finalFocus}
          >
            <div className={styles.head}>
              <AlertDialog.Title className={styles.title}>{title}</AlertDialog.Title>
              {children && (
                <AlertDialog.Description render={<div />} className={styles.description}>
                  {children}
                </AlertDialog.Description>
              )}
            </div>
            <div className={styles.footer}>
              <Button ref={cancelRef} disabled={busy} onClick={onCancel}>
                {cancelLabel}
              </Button>
              <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
