import { Menu as BaseMenu } from '@base-ui/react/menu'
import { ChevronRight } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { item, onward } from './MenuItem.css.ts'
import { MenuItemContent } from './MenuItemContent.tsx'
import { MenuPopup } from './MenuPopup.tsx'

/** Its first item stands level with the item that opens it: the inset and the line are taken back. */
const place = { sideOffset: 4, alignOffset: -5 }

export interface MenuSubProps extends ComponentProps<'div'> {
  /** The words of the item that opens it. */
  label: string
  /** The items of the submenu. */
  children: ReactNode
  /** A 16 pixel icon before them. */
  icon?: ReactNode
  /** Cannot be opened now. */
  disabled?: boolean | undefined
  /** Open from the start. */
  defaultOpen?: boolean | undefined
}

/**
 * A menu within a menu, one level deep. Opens under the pointer, by Enter and by the arrow towards it; the arrow
 * back and Escape close it.
 */
export function MenuSub({ label, icon, disabled = false, defaultOpen, ...popup }: MenuSubProps) {
  return (
    <BaseMenu.SubmenuRoot defaultOpen={defaultOpen}>
      <BaseMenu.SubmenuTrigger disabled={disabled} className={item()}>
        <MenuItemContent icon={icon}>{label}</MenuItemContent>
        <ChevronRight className={onward} aria-hidden="true" />
      </BaseMenu.SubmenuTrigger>
      <MenuPopup place={place} {...popup} />
    </BaseMenu.SubmenuRoot>
  )
}
