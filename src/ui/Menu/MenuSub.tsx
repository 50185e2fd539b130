import { Menu as BaseMenu } from '@base-ui/react/menu'
import { ChevronRight } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { item, submenuArrow } from './MenuItem.css.ts'
import { MenuItemContent } from './MenuItemContent.tsx'
import { MenuPopup } from './MenuPopup.tsx'

/** The negative offset (padding and border) aligns the first item with the item that opens the submenu. */
const place = { sideOffset: 4, alignOffset: -5 }

export interface MenuSubProps extends ComponentProps<'div'> {
  /** The label of the item that opens it. */
  label: string
  /** The items of the submenu. */
  children: ReactNode
  /** A 16 pixel icon before the label. */
  icon?: ReactNode
  /** Disables the submenu. */
  disabled?: boolean | undefined
  /** Whether it is initially open. */
  defaultOpen?: boolean | undefined
}

/**
 * A submenu, one level deep. Opens on hover, Enter and the arrow key in its direction; the opposite arrow and
 * Escape close it.
 */
export function MenuSub({ label, icon, disabled = false, defaultOpen, ...popup }: MenuSubProps) {
  return (
    <BaseMenu.SubmenuRoot defaultOpen={defaultOpen}>
      <BaseMenu.SubmenuTrigger disabled={disabled} className={item()}>
        <MenuItemContent icon={icon}>{label}</MenuItemContent>
        <ChevronRight className={submenuArrow} aria-hidden="true" />
      </BaseMenu.SubmenuTrigger>
      <MenuPopup place={place} {...popup} />
    </BaseMenu.SubmenuRoot>
  )
}
