import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { MenuPopup } from './MenuPopup.tsx'

export interface MenuProps extends ComponentProps<'div'> {
  /** The button that opens the menu: a Button or an IconButton. */
  trigger: ReactElement
  /** MenuItems, MenuLinks and the other parts. */
  children: ReactNode
  /** The trigger's edge that the menu aligns with. Defaults to 'start'; use 'end' at the end of a row. */
  align?: 'start' | 'end' | undefined
  /** Above or below the trigger, flipped if there is no room. Defaults to 'bottom'. */
  side?: 'top' | 'bottom' | undefined
  /** Whether it is open, if controlled. */
  open?: boolean | undefined
  /** Whether it is initially open, if uncontrolled. */
  defaultOpen?: boolean | undefined
  /** Called when it opens or closes. */
  onOpenChange?: ((open: boolean) => void) | undefined
}

/**
 * A menu opened by a button with Enter, Space or the down arrow. Arrows, Home, End and first letters move;
 * Escape and a selection close it and return the focus to the trigger.
 */
export function Menu({
  trigger,
  align = 'start',
  side = 'bottom',
  open,
  defaultOpen,
  onOpenChange,
  ...popup
}: MenuProps) {
  return (
    <BaseMenu.Root open={open} defaultOpen={defaultOpen} onOpenChange={(next) => onOpenChange?.(next)}>
      <BaseMenu.Trigger render={trigger} />
      <MenuPopup place={{ side, align, sideOffset: 4 }} {...popup} />
    </BaseMenu.Root>
  )
}
