import { AlertDialog } from '@base-ui/react/alert-dialog'
import { type ComponentProps, type ReactNode, useId, useRef } from 'react'
import { cx } from '../../theme/cx.ts'
import { Button } from '../Button/Button.tsx'
import * as styles from '../Dialog/Dialog.css.ts'
import { DialogBody } from '../Dialog/DialogBody.tsx'
import { Notice } from '../Notice/Notice.tsx'

export interface ConfirmDialogProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Shown now. */
  open: boolean
  /** The question. */
  title: ReactNode
  /** What follows from a yes. */
  children?: ReactNode
  /** The yes, as a verb: 'Delete document'. */
  confirmLabel: string
  /** The no; 'Cancel' unless given. */
  cancelLabel?: string | undefined
  /** A yes destroys something: the button warns and the focus starts on the no. */
  danger?: boolean | undefined
  /** The yes is being carried out; the dialog stays until the caller closes it. */
  busy?: boolean | undefined
  /** Why the last yes could not be carried out; the question still stands. */
  error?: ReactNode
  /** The reader said yes. */
  onConfirm: () => void
  /** The reader said no, with the button or Escape. */
  onCancel: () => void
  /** Where the focus goes when it closes; else, or without an answer, back to where it was. */
  finalFocus?: ComponentProps<typeof AlertDialog.Popup>['finalFocus']
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
  error,
  onConfirm,
  onCancel,
  className,
  ...props
}: ConfirmDialogProps) {
  const cancelRef = useRef<HTMLButtonElement>(null)
  const confirmRef = useRef<HTMLButtonElement>(null)
  const titleId = useId()
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && !busy && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Viewport className={styles.viewport}>
          <AlertDialog.Popup
            className={cx(styles.popup, className)}
            initialFocus={() => (danger && !busy ? cancelRef : confirmRef).current}
            {...props}
          >
            <div className={styles.head}>
              <AlertDialog.Title id={titleId} className={styles.title}>
                {title}
              </AlertDialog.Title>
            </div>
            {(children || error) && (
              <DialogBody titleId={titleId}>
                {children && (
                  <AlertDialog.Description render={<div />} className={styles.description}>
                    {children}
                  </AlertDialog.Description>
                )}
                {error && <Notice tone="error">{error}</Notice>}
              </DialogBody>
            )}
            <div className={styles.footer}>
              <Button ref={cancelRef} disabled={busy} onClick={onCancel}>
                {cancelLabel}
              </Button>
              <Button
                ref={confirmRef}
                variant={danger ? 'danger' : 'primary'}
                busy={busy}
                onClick={onConfirm}
              >
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
