import type { ReactElement } from 'react'
import { Tooltip } from '../Tooltip/Tooltip.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './SidebarNav.css.ts'

/** The words of an entry; folded to icons they stay for assistive technology. */
export function SidebarLabel({ collapsed, children }: { collapsed: boolean; children: string }) {
  return collapsed ? (
    <VisuallyHidden>{children}</VisuallyHidden>
  ) : (
    <span className={styles.word}>{children}</span>
  )
}

export interface SidebarTooltipProps {
  /** The words. */
  label: string
  /** Folded to icons; else the words stand in the sidebar. */
  collapsed: boolean
  /** One element that takes props and a ref. */
  children: ReactElement
}

/** Folded to icons, shows the words beside the icon. */
export function SidebarTooltip({ label, collapsed, children }: SidebarTooltipProps) {
  return (
    <Tooltip content={collapsed && label} side="end" repeatsName>
      {children}
    </Tooltip>
  )
}
