import { LogOut } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Tooltip } from '../Tooltip/Tooltip.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './SidebarNav.css.ts'

/** One place to go. */
export interface SidebarEntry {
  label: string
  icon: ReactNode
  href: string
  /** The place where the reader is. */
  current?: boolean | undefined
}

export interface SidebarUser {
  name: string
  email: string
}

/** What the router's link receives: `({ href, ...props }) => <Link to={href} {...props} />`. */
export interface SidebarLinkProps {
  href: string
  className: string
  children: ReactNode
  'aria-current'?: 'page' | undefined
  'aria-label'?: string | undefined
  onClick?: (() => void) | undefined
}

export type RenderSidebarLink = (props: SidebarLinkProps) => ReactElement

export const plainLink: RenderSidebarLink = (props) => <a {...props} />

export interface SidebarNavProps {
  entries: readonly SidebarEntry[]
  user: SidebarUser
  /** Below the name, such as an access badge. */
  userNote?: ReactNode
  collapsed?: boolean | undefined
  onLogOut: () => void
  /** Pressed an entry: closes the drawer on phones. */
  onNavigate?: (() => void) | undefined
  renderLink: RenderSidebarLink
}

/** The entries, the person and the way out; the same in the sidebar and in the drawer. */
export function SidebarNav({
  entries,
  user,
  userNote,
  collapsed = false,
  onLogOut,
  onNavigate,
  renderLink,
}: SidebarNavProps) {
  /** Folded to icons the words stay for assistive technology, and show as tooltips. */
  const wordOf = (label: string) =>
    collapsed ? <VisuallyHidden>{label}</VisuallyHidden> : <span className={styles.word}>{label}</span>
  const hinted = (label: string, element: ReactElement) => (
    <Tooltip key={label} content={collapsed && label} side="end" repeatsName>
      {element}
    </Tooltip>
  )
  return (
    <>
      <nav aria-label="Main">
        <ul className={styles.list}>
          {entries.map(({ label, icon, href, current }) => (
            <li key={href}>
              {hinted(
                label,
                renderLink({
                  href,
                  className: styles.entry,
                  'aria-current': current ? 'page' : undefined,
                  onClick: onNavigate,
                  children: (
                    <>
                      {icon}
                      {wordOf(label)}
                    </>
                  ),
                }),
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.foot}>
        {hinted(
          user.name,
          <div className={styles.user}>
            <Avatar name={user.name} decorative={!collapsed} />
            {!collapsed && (
              <div className={styles.who}>
                <span className={styles.name}>{user.name}</span>
                <span className={styles.email} title={user.email}>
                  {user.email}
                </span>
                {userNote}
              </div>
            )}
          </div>,
        )}
        {hinted(
          'Log Out',
          <button type="button" className={styles.entry} onClick={onLogOut}>
            <LogOut aria-hidden="true" />
            {wordOf('Log Out')}
          </button>,
        )}
      </div>
    </>
  )
}
