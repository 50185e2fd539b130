import type { ReactNode } from 'react'
import { Kbd } from '../Kbd/Kbd.tsx'
import { lead, shortcut as shortcutStyle, words } from './MenuItem.css.ts'

/** Content of a menu item besides its text. */
export interface MenuItemContentProps {
  /** A 16 pixel icon before the text. */
  icon?: ReactNode
  /** A keyboard shortcut joined by plus signs: 'N', 'Shift+Enter'. Shown and announced; the page has to handle it. */
  shortcut?: string | undefined
}

/** The content of an item: icon or check mark, text, shortcut. */
export function MenuItemContent({
  icon,
  shortcut,
  children,
}: MenuItemContentProps & { children?: ReactNode }) {
  return (
    <>
      <span className={lead} data-lead={icon ? '' : undefined} aria-hidden="true">
        {icon}
      </span>
      <span className={words}>{children}</span>
      {shortcut && (
        <span className={shortcutStyle} aria-hidden="true">
          {shortcut.split('+').map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </span>
      )}
    </>
  )
}
