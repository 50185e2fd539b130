import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { cx } from '../../theme/cx.ts'
import { backdrop } from '../Dialog/Dialog.css.ts'
import { useScrollsWithoutFocusable } from '../Dialog/useScrollsWithoutFocusable.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Drawer.css.ts'

export interface DrawerProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** Shown now. */
  open: boolean
  /** Escape, the cross or a press outside asks to close it. */
  onOpenChange: (open: boolean) => void
  /** Names the drawer for assistive technology. */
  title: string
  /** Shown at the top, across from the cross; the title where it is missing. */
  header?: ReactNode
  /** The edge of the page it comes from, in the direction of the writing; the start unless given. */
  side?: 'start' | 'end' | undefined
  /** A column; it scrolls under the head where it is longer than the screen. */
  children: ReactNode
}

/**
 * A panel that slides in from an edge, over the page: navigation on phones. Holds the focus, gives it back, and
 * closes on Escape, the cross and outside.
 */
export function Drawer({
  open,
  onOpenChange,
  title,
  header,
  side = 'start',
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
        <BaseDialog.Popup className={cx(styles.popup({ side }), className)} {...props}>
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
