import type { ReactElement, ReactNode } from 'react'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './SidebarNav.css.ts'
import { SidebarLabel, SidebarTooltip } from './SidebarTooltip.tsx'

export interface SidebarEntry {
  /** The label; a tooltip while collapsed. */
  label: string
  /** A decorative 16 pixel icon. */
  icon: ReactNode
  href: string
  /** Whether it is the current page. */
  current?: boolean | undefined
  /** What waits there: a number and what it counts, such as '3 open disagreements'. */
  waiting?: { count: number; label: string } | undefined
}

/** The props of a link: `({ href, ...props }) => <Link to={href} {...props} />`. */
export interface SidebarLinkProps {
  /** The path. */
  href: string
  /** The class name. */
  className: string
  /** Icon and label. */
  children: ReactNode
  /** Whether it is the current page. */
  'aria-current'?: 'page' | undefined
  /** Must be called on navigation: closes the drawer on phones. */
  onClick?: (() => void) | undefined
}

export type RenderSidebarLink = (props: SidebarLinkProps) => ReactElement

export const plainLink: RenderSidebarLink = (props) => <a {...props} />

export interface SidebarNavProps {
  /** The entries, the most used first. */
  entries: readonly SidebarEntry[]
  /** Whether the sidebar is collapsed to icons. */
  collapsed?: boolean | undefined
  /** Called when an entry is pressed: closes the drawer on phones. */
  onNavigate?: (() => void) | undefined
  /** Renders a link with the router. */
  renderLink: RenderSidebarLink
}

/** The navigation entries, used by the sidebar and the drawer. */
export function SidebarNav({ entries, collapsed = false, onNavigate, renderLink }: SidebarNavProps) {
  return (
    <nav aria-label="Main">
      <ul className={styles.list}>
        {entries.map(({ label, icon, href, current, waiting }) => (
          <li key={href} className={styles.item}>
            <SidebarTooltip label={label} collapsed={collapsed}>
              {renderLink({
                href,
                className: styles.entry({ collapsed }),
                'aria-current': current ? 'page' : undefined,
                onClick: onNavigate,
                children: (
                  <>
                    {icon}
                    <SidebarLabel collapsed={collapsed}>{label}</SidebarLabel>
                    {waiting && (
                      <span aria-hidden="true" className={styles.waiting}>
                        {waiting.count}
                      </span>
                    )}
                  </>
                ),
              })}
            </SidebarTooltip>
            {/* Beside the link, whose name stays the same. */}
            {waiting && <VisuallyHidden>{waiting.label}</VisuallyHidden>}
          </li>
        ))}
      </ul>
    </nav>
  )
}
