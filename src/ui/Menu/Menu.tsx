import { Menu as BaseMenu } from '@base-ui/react/menu'
import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { MenuPopup } from './MenuPopup.tsx'

export interface MenuProps extends ComponentProps<'div'> {
  /** What opens the menu: a Button or an IconButton. */
  trigger: ReactElement
  /** MenuItems, MenuLinks and the other parts, in their order. */
  children: ReactNode
  /** Which edge of the trigger the menu stands on; 'start' unless given, 'end' at the end of a row. */
  align?: 'start' | 'end' | undefined
  /** Above or below the trigger; 'bottom' unless given. Turns over where there is no room. */
  side?: 'top' | 'bottom' | undefined
  /** Whether it is open, where the parent decides. Else the menu keeps that to itself. */
  open?: boolean | undefined
  /** Open from the start. */
  defaultOpen?: boolean | undefined
  /** The menu has been opened or closed. */
  onOpenChange?: ((open: boolean) => void) | undefined
}

/**
 * Actions behind a button. Enter, Space and the down arrow open it; arrows, Home, End and the first letters move;
 * Escape and a choice close it and give the focus back to the trigger.
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
