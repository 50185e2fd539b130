import type { ReactElement } from 'react'
import { Tooltip } from '../Tooltip/Tooltip.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './SidebarNav.css.ts'

/** The label of an entry; visually hidden while collapsed. */
export function SidebarLabel({ collapsed, children }: { collapsed: boolean; children: string }) {
  return collapsed ? (
    <VisuallyHidden>{children}</VisuallyHidden>
  ) : (
    <span className={styles.word}>{children}</span>
  )
}

export interface SidebarTooltipProps {
  /** The label. */
  label: string
  /** Whether the sidebar is collapsed to icons; otherwise there is no tooltip. */
  collapsed: boolean
  /** One element that accepts props and a ref. */
  children: ReactElement
}

/** Shows the label in a tooltip while the sidebar is collapsed. */
export function SidebarTooltip({ label, collapsed, children }: SidebarTooltipProps) {
  return (
    <Tooltip content={collapsed && label} side="end" repeatsName>
      {children}
    </Tooltip>
  )
}
