import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { cx } from '../../theme/cx.ts'
import { backdrop } from '../Dialog/Dialog.css.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Drawer.css.ts'

export interface DrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Names the drawer for assistive technology. */
  title: string
  /** Shown at the top, across from the cross; the title where it is missing. */
  head?: ReactNode
  side?: 'left' | 'right' | undefined
  children: ReactNode
  className?: string | undefined
  ref?: Ref<HTMLDivElement> | undefined
}

/** A panel that slides in from an edge, over the page: navigation on phones. */
export function Drawer({
  open,
  onOpenChange,
  title,
  head,
  side = 'left',
  children,
  className,
  ref,
}: DrawerProps) {
  const named = <BaseDialog.Title>{title}</BaseDialog.Title>
  return (
    <BaseDialog.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={backdrop} />
        <BaseDialog.Popup ref={ref} className={cx(styles.popup, styles.side[side], className)}>
          <div className={styles.head}>
            {head ? <VisuallyHidden render={named} /> : named}
            {head}
            <BaseDialog.Close
              render={
                <IconButton label="Close">
                  <X aria-hidden="true" />
                </IconButton>
              }
            />
          </div>
          {children}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
