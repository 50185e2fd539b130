import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ComponentProps, ReactNode, Ref } from 'react'
import { cx } from '../../theme/cx.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as styles from './Dialog.css.ts'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** The buttons, the main one last. */
  footer?: ReactNode
  width?: 'normal' | 'wide' | undefined
  /** Where the focus goes first; else to the first element that takes it. */
  initialFocus?: ComponentProps<typeof BaseDialog.Popup>['initialFocus']
  className?: string | undefined
  ref?: Ref<HTMLDivElement> | undefined
}

/** A modal window: holds the focus, gives it back, and closes on Escape, the cross and outside. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  width = 'normal',
  initialFocus,
  className,
  ref,
}: DialogProps) {
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={styles.backdrop} />
        <BaseDialog.Viewport className={styles.viewport}>
          <BaseDialog.Popup
            ref={ref}
            initialFocus={initialFocus}
            className={cx(styles.popup, width === 'wide' && styles.wide, className)}
          >
            <div className={styles.head}>
              <BaseDialog.Title className={styles.title}>{title}</BaseDialog.Title>
              {description && (
                <BaseDialog.Description className={styles.description}>{description}</BaseDialog.Description>
              )}
            </div>
            {children && <div className={styles.body}>{children}</div>}
            <div className={styles.footer}>{footer}</div>
            <BaseDialog.Close
              render={
                <IconButton label="Close" className={styles.close}>
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
