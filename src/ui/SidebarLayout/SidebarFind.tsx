import { Search } from 'lucide-react'
import { MODIFIER_KEY } from '../../lib/modifierKey.ts'
import { Kbd } from '../Kbd/Kbd.tsx'
import * as styles from './SidebarNav.css.ts'
import { SidebarLabel, SidebarTooltip } from './SidebarTooltip.tsx'

export interface SidebarFindProps {
  /** Whether the sidebar is collapsed to icons. */
  collapsed: boolean
  /** Called when it is pressed. */
  onFind: () => void
}

/** The button that opens the search of the whole app. */
export function SidebarFind({ collapsed, onFind }: SidebarFindProps) {
  return (
    <SidebarTooltip label="Find anything" collapsed={collapsed}>
      <button
        type="button"
        className={styles.entry({ collapsed })}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onFind}
      >
        <Search aria-hidden="true" />
        <SidebarLabel collapsed={collapsed}>Find anything</SidebarLabel>
        {!collapsed && (
          <span className={styles.keys} aria-hidden="true">
            <Kbd>{MODIFIER_KEY}</Kbd>
            <Kbd>K</Kbd>
          </span>
        )}
      </button>
    </SidebarTooltip>
  )
}
