import { useDirection } from '@base-ui/react/direction-provider'
import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { cx } from '../../theme/cx.ts'
import { popup, positioner } from './Menu.css.ts'

export interface MenuProps extends ComponentProps<'div'> {
  /** The button that opens the menu: a Button or an IconButton. */
  trigger: ReactElement
  /** MenuItems, MenuLinks and the other parts. */
  children: ReactNode
  /** The trigger's edge that the menu aligns with. Defaults to 'start'; use 'end' at the end of a row. */
  align?: 'start' | 'end' | undefined
  /** Whether it is initially open. */
  defaultOpen?: boolean | undefined
}

/**
 * A menu opened by a button with Enter, Space or the down arrow. Arrows, Home, End and first letters move;
 * Escape and a selection close it and return the focus to the trigger.
 */
export function Menu({ trigger, align = 'start', defaultOpen, className, ...props }: MenuProps) {
  // The portal is outside the page's element and does not inherit its direction.
  const direction = useDirection()
  return (
    <BaseMenu.Root defaultOpen={defaultOpen}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner
          className={positioner}
          side="bottom"
          align={align}
          sideOffset={4}
          collisionPadding={8}
        >
          <BaseMenu.Popup dir={direction} className={cx(popup, className)} {...props} />
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}
