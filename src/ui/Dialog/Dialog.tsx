import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '../../theme/cx.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './Dialog.css.ts'
import { DialogBody } from './DialogBody.tsx'

type Popup = ComponentProps<typeof BaseDialog.Popup>

export interface DialogProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Shown now. */
  open: boolean
  /** Escape, the cross or a press outside asks to close it. */
  onOpenChange: (open: boolean) => void
  /** What the dialog is for; names it for assistive technology. */
  title: ReactNode
  /** A sentence below the title. */
  description?: ReactNode
  /** Scrolls between title and footer where it is longer than the screen. */
  children?: ReactNode
  /** The buttons, the main one last. */
  footer?: ReactNode
  /** 480 or 640 pixels at most. */
  width?: 'normal' | 'wide' | undefined
  /** Where the focus goes first; else to the first element that takes it. */
  initialFocus?: Popup['initialFocus']
  /** Where the focus goes when it closes; else back to where it was. */
  finalFocus?: Popup['finalFocus']
}

/**
 * A modal window: holds the focus, gives it back, and closes on Escape, the cross and outside. On phones a sheet
 * at the lower edge.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  width = 'normal',
  className,
  ...props
}: DialogProps) {
  const titleId = useId()
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.backdrop} />
        <BaseDialog.Viewport className={styles.viewport}>
          <BaseDialog.Popup
            className={cx(styles.popup, width === 'wide' && styles.wide, className)}
            {...props}
          >
            <div className={cx(styles.head, styles.besideCross)}>
              <BaseDialog.Title id={titleId} className={styles.title}>
                {title}
              </BaseDialog.Title>
            </div>
            {(description || children) && (
              <DialogBody titleId={titleId}>
                {description && (
                  <BaseDialog.Description className={styles.description}>
                    {description}
                  </BaseDialog.Description>
                )}
                {children}
              </DialogBody>
            )}
            {footer && <div className={styles.footer}>{footer}</div>}
            <BaseDialog.Close
              render={
                <IconButton label="Close" className={styles.cross}>
                  <X aria-hidden="true" />
                </IconButton>
              }
            />
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
