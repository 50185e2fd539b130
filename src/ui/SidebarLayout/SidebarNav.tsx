import type { ReactElement, ReactNode } from 'react'
import * as styles from './SidebarNav.css.ts'
import { SidebarLabel, SidebarTooltip } from './SidebarTooltip.tsx'

/** One place to go. */
export interface SidebarEntry {
  /** Its name; a tooltip where the sidebar is folded to icons. */
  label: string
  /** A 16 pixel icon, decorative. */
  icon: ReactNode
  href: string
  /** The place where the reader is. */
  current?: boolean | undefined
}

/** What the router's link receives: `({ href, ...props }) => <Link to={href} {...props} />`. */
export interface SidebarLinkProps {
  /** Where it leads. */
  href: string
  /** How it looks. */
  className: string
  /** Icon and words. */
  children: ReactNode
  /** The place where the reader is. */
  'aria-current'?: 'page' | undefined
  /** Its name, where the words are left out. */
  'aria-label'?: string | undefined
  /** Has to be called beside the way it goes: it closes the drawer on phones. */
  onClick?: (() => void) | undefined
}

export type RenderSidebarLink = (props: SidebarLinkProps) => ReactElement

export const plainLink: RenderSidebarLink = (props) => <a {...props} />

export interface SidebarNavProps {
  /** Where one can go, the most used first. */
  entries: readonly SidebarEntry[]
  /** Folded to icons. */
  collapsed?: boolean | undefined
  /** An entry was pressed: closes the drawer on phones. */
  onNavigate?: (() => void) | undefined
  /** The router's link. */
  renderLink: RenderSidebarLink
}

/** The entries; the same in the sidebar and in the drawer. */
export function SidebarNav({ entries, collapsed = false, onNavigate, renderLink }: SidebarNavProps) {
  return (
    <nav aria-label="Main">
      <ul className={styles.list}>
        {entries.map(({ label, icon, href, current }) => (
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
                  </>
                ),
              })}
            </SidebarTooltip>
          </li>
        ))}
      </ul>
    </nav>
  )
}
