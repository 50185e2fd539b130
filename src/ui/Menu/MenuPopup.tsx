import { useDirection } from '@base-ui/react/direction-provider'
import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { ComponentProps } from 'react'
import { cx } from '../../theme/cx.ts'
import { popup, positioner } from './Menu.css.ts'

export interface MenuPopupProps extends ComponentProps<'div'> {
  /** Where it stands, and how far from its trigger and its trigger's edge, in pixels. */
  place: Pick<ComponentProps<typeof BaseMenu.Positioner>, 'side' | 'align' | 'sideOffset' | 'alignOffset'>
}

/** The floating box of a menu and of a submenu. */
export function MenuPopup({ place, className, ...props }: MenuPopupProps) {
  // It leaves the page's element, and with it the page's direction.
  const direction = useDirection()
  return (
    <BaseMenu.Portal>
      <BaseMenu.Positioner className={positioner} collisionPadding={8} {...place}>
        <BaseMenu.Popup dir={direction} className={cx(popup, className)} {...props} />
      </BaseMenu.Positioner>
    </BaseMenu.Portal>
  )
}
