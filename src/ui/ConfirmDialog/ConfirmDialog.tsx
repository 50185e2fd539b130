import { AlertDialog } from '@base-ui/react/alert-dialog'
import { type ComponentProps, type ReactNode, useId, useRef } from 'react'
import { cx } from '../../theme/cx.ts'
import { Button } from '../Button/Button.tsx'
import * as styles from '../Dialog/Dialog.css.ts'
import { DialogBody } from '../Dialog/DialogBody.tsx'
import { Notice } from '../Notice/Notice.tsx'

export interface ConfirmDialogProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Whether the dialog is open. */
  open: boolean
  /** The question. */
  title: ReactNode
  /** The consequences of confirming. */
  children?: ReactNode
  /** Label of the confirm button, as a verb: 'Delete document'. */
  confirmLabel: string
  /** Label of the cancel button. Defaults to 'Cancel'. */
  cancelLabel?: string | undefined
  /** Confirming is destructive: warning style, and the initial focus is on the cancel button. */
  danger?: boolean | undefined
  /** The confirmed action is running; the dialog stays open. */
  busy?: boolean | undefined
  /** Why the confirmed action failed. */
  error?: ReactNode
  /** Called by the confirm button. */
  onConfirm: () => void
  /** Called by the cancel button and Escape. */
  onCancel: () => void
  /** Element that gets the focus on close. Defaults to the previously focused element. */
  finalFocus?: ComponentProps<typeof AlertDialog.Popup>['finalFocus']
}

/** A dialog that requires an answer: clicking outside does not close it, Escape cancels. */
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
