import type { ReactNode } from 'react'
import { lead, words } from './MenuItem.css.ts'

export interface MenuItemContentProps {
  /** A 16 pixel icon before the text. */
  icon?: ReactNode
  /** The text. */
  children?: ReactNode
}

/** The content of an item: icon or check mark, and text. */
export function MenuItemContent({ icon, children }: MenuItemContentProps) {
  return (
    <>
      <span className={lead} data-lead={icon ? '' : undefined} aria-hidden="true">
        {icon}
      </span>
      <span className={words}>{children}</span>
    </>
  )
}
