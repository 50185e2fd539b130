import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '../../theme/cx.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './Dialog.css.ts'
import { DialogBody } from './DialogBody.tsx'

type Popup = ComponentProps<typeof BaseDialog.Popup>

export interface DialogProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Whether the dialog is open. */
  open: boolean
  /** Called by Escape, the close button and a press outside. */
  onOpenChange: (open: boolean) => void
  /** Title and accessible name. */
  title: ReactNode
  /** One sentence below the title. */
  description?: ReactNode
  /** The content; scrolls between title and footer. */
  children?: ReactNode
  /** The buttons, the main one last. */
  footer?: ReactNode
  /**
   * Maximum width: 480 or 640 pixels. `page` is for a document, which scrolls itself: 1080 pixels wide, as high as the
   * window, full screen on phones.
   */
  width?: 'normal' | 'wide' | 'page' | undefined
  /** Element that gets the focus on open. Defaults to the first focusable element. */
  initialFocus?: Popup['initialFocus']
  /** Element that gets the focus on close. Defaults to the previously focused element. */
  finalFocus?: Popup['finalFocus']
}

/**
 * A modal dialog: traps and restores the focus, closes on Escape, the close button and a press outside. On
 * phones a sheet at the bottom edge.
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
            className={cx(
              styles.popup,
              width === 'wide' && styles.wide,
              width === 'page' && styles.page,
              className,
            )}
            {...props}
          >
            <div className={cx(styles.head, styles.besideCross)}>
              <BaseDialog.Title id={titleId} className={styles.title}>
                {title}
              </BaseDialog.Title>
            </div>
            {width === 'page' && <div className={styles.fill}>{children}</div>}
            {width !== 'page' && (description || children) && (
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
