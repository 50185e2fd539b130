import { LogOut } from 'lucide-react'
import type { ReactNode } from 'react'
import { Avatar } from '../Avatar/Avatar.tsx'
import { SidebarHint, SidebarWord } from './SidebarHint.tsx'
import * as styles from './SidebarNav.css.ts'

/** Who is signed in. */
export interface SidebarUser {
  name: string
  email: string
}

export interface SidebarFootProps {
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
export function SidebarFoot({ user, userNote, tools, collapsed = false, onLogOut }: SidebarFootProps) {
  return (
    <div className={styles.foot}>
      <SidebarHint label={user.name} collapsed={collapsed}>
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
      </SidebarHint>
      <div className={styles.footRow({ collapsed })}>
        {tools && collapsed && <div className={styles.toolRow({ collapsed })}>{tools}</div>}
        <SidebarHint label="Log Out" collapsed={collapsed}>
          <button type="button" className={styles.entry({ collapsed })} onClick={onLogOut}>
            <LogOut aria-hidden="true" className={styles.outwards} />
            <SidebarWord collapsed={collapsed}>Log Out</SidebarWord>
          </button>
        </SidebarHint>
        {tools && !collapsed && <div className={styles.toolRow({ collapsed })}>{tools}</div>}
      </div>
    </div>
  )
}
