import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '../Avatar/Avatar.tsx'
import * as styles from './SidebarNav.css.ts'
import { SidebarLabel, SidebarTooltip } from './SidebarTooltip.tsx'

export interface SidebarUser {
  name: string
  email: string
}

export interface SidebarFooterProps {
  /** The signed-in user: avatar, name and email. */
  user: SidebarUser
  /** Icon buttons beside Log Out, such as the theme switch; also in the drawer. */
  tools?: ReactNode
  /** Whether the sidebar is collapsed to icons. */
  collapsed?: boolean | undefined
  /** Called by Log Out. */
  onLogOut: () => void
}

/** The user, Log Out and tools. */
export function SidebarFooter({ user, tools, collapsed = false, onLogOut }: SidebarFooterProps) {
  return (
    <div className={styles.foot}>
      <SidebarTooltip label={user.name} collapsed={collapsed}>
        <div className={styles.user({ collapsed })}>
          <Avatar name={user.name} decorative={!collapsed} />
          {!collapsed && (
            <div className={styles.userDetails}>
              <span className={styles.name}>{user.name}</span>
              <span className={styles.email} title={user.email}>
                {user.email}
              </span>
            </div>
          )}
        </div>
      </SidebarTooltip>
      <div className={styles.footRow({ collapsed })}>
        {tools && collapsed && <div className={styles.toolRow({ collapsed })}>{tools}</div>}
        <SidebarTooltip label="Log Out" collapsed={collapsed}>
          <button type="button" className={styles.entry({ collapsed })} onClick={onLogOut}>
            <LogOut aria-hidden="true" className={styles.outwards} />
            <SidebarLabel collapsed={collapsed}>Log Out</SidebarLabel>
          </button>
        </SidebarTooltip>
        {tools && !collapsed && <div className={styles.toolRow({ collapsed })}>{tools}</div>}
      </div>
    </div>
  )
}
