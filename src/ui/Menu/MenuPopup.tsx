import { useDirection } from '@base-ui/react/direction-provider'
import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { ComponentProps } from 'react'
import { cx } from '../../theme/cx.ts'
import { popup, positioner } from './Menu.css.ts'

export interface MenuPopupProps extends ComponentProps<'div'> {
  /** Position relative to the trigger; offsets in pixels. */
  place: Pick<ComponentProps<typeof BaseMenu.Positioner>, 'side' | 'align' | 'sideOffset' | 'alignOffset'>
}

/** The popup of a menu or submenu. */
export function MenuPopup({ place, className, ...props }: MenuPopupProps) {
  // The portal is outside the page's element and does not inherit its direction.
  const direction = useDirection()
  return (
    <BaseMenu.Portal>
      <BaseMenu.Positioner className={positioner} collisionPadding={8} {...place}>
        <BaseMenu.Popup dir={direction} className={cx(popup, className)} {...props} />
      </BaseMenu.Positioner>
    </BaseMenu.Portal>
  )
}
