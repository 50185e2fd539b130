import type { ReactNode } from 'react'
import { Kbd } from '../Kbd/Kbd.tsx'
import { lead, shortcut as shortcutStyle, words } from './MenuItem.css.ts'

/** What an item of a menu shows beside its words. */
export interface MenuItemContentProps {
  /** A 16 pixel icon before the words. */
  icon?: ReactNode
  /**
   * The keys that do the same, joined by plus signs: 'N', 'Shift+Enter'. Shown and announced; the page has to
   * listen for them.
   */
  shortcut?: string | undefined
}

/** The inside of an item: icon or tick, words, keys. */
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
