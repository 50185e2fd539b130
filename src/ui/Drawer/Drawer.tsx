import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { useScrollsWithoutFocusable } from '../../lib/focus/useScrollsWithoutFocusable.ts'
import { cx } from '../../theme/cx.ts'
import { backdrop } from '../Dialog/Dialog.css.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Drawer.css.ts'

export interface DrawerProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Whether the drawer is open. */
  open: boolean
  /** Called by Escape, the close button and a press outside. */
  onOpenChange: (open: boolean) => void
  /** Accessible name of the drawer. */
  title: string
  /** Content of the header; the title by default. */
  header?: ReactNode
  /** The edge of the page, relative to the reading direction. Defaults to 'start'. */
  side?: 'start' | 'end' | undefined
  /** Maximum width: 288 or 416 pixels. Defaults to 'normal'. */
  width?: 'normal' | 'wide' | undefined
  /** A column that scrolls below the header. */
  children: ReactNode
}

/**
 * A panel that slides in over the page, such as navigation on phones. Traps and restores the focus, closes on
 * Escape, the close button and a press outside.
 */
export function Drawer({
  open,
  onOpenChange,
  title,
  header,
  side = 'start',
  width = 'normal',
  children,
  className,
  ...props
}: DrawerProps) {
  const titleId = useId()
  const [scrolls, bodyRef] = useScrollsWithoutFocusable<HTMLDivElement>()
  const region = scrolls && { role: 'region', tabIndex: 0, 'aria-labelledby': titleId }
  const titleElement = (
    <BaseDialog.Title id={titleId} className={styles.title}>
      {title}
    </BaseDialog.Title>
  )
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={backdrop} />
        <BaseDialog.Popup className={cx(styles.popup({ side, width }), className)} {...props}>
          <div className={styles.head}>
            {header ? <VisuallyHidden render={titleElement} /> : titleElement}
            {header}
            <BaseDialog.Close
              render={
                <IconButton label="Close">
                  <X aria-hidden="true" />
                </IconButton>
              }
            />
          </div>
          <div ref={bodyRef} className={styles.body} {...region}>
            {children}
          </div>
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
