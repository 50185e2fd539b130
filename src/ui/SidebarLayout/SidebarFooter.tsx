import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '../Avatar/Avatar.tsx'
import * as styles from './SidebarNav.css.ts'
import { SidebarLabel, SidebarTooltip } from './SidebarTooltip.tsx'

/** Who is signed in. */
export interface SidebarUser {
  name: string
  email: string
}

export interface SidebarFooterProps {
  /** Who is signed in: avatar, name and address. */
  user: SidebarUser
  /** Below the name, such as an access badge; left out where the sidebar is folded. */
  userNote?: ReactNode
  /** Small icon buttons across from Log Out, such as the theme's; in the drawer as well. */
  tools?: ReactNode
  /** Folded to icons. */
  collapsed?: boolean | undefined
  /** Log Out was pressed. */
  onLogOut: () => void
}

/** The person, the way out and small tools. */
export function SidebarFooter({ user, userNote, tools, collapsed = false, onLogOut }: SidebarFooterProps) {
  return (
    <div className={styles.foot}>
      <SidebarTooltip label={user.name} collapsed={collapsed}>
        <div className={styles.user({ collapsed })}>
          <Avatar name={user.name} decorative={!collapsed} />
          {!collapsed && (
            <div className={styles.who}>
              <span className={styles.name}>{user.name}</span>
              <span className={styles.email} title={user.email}>
                {user.email}
              </span>
              {userNote && <div className={styles.userNote}>{userNote}</div>}
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
