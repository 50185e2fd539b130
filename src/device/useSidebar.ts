import { useState } from 'react'
import { USER_DATA_KEYS } from './keys.ts'

/** Whether the sidebar is collapsed, and a setter. The user's last choice on this device applies to every page. */
export function useSidebar() {
  const [isCollapsed, setCollapsed] = useState(
    () => localStorage.getItem(USER_DATA_KEYS.sidebar) === 'collapsed',
  )
  const choose = (isCollapsed: boolean) => {
    localStorage.setItem(USER_DATA_KEYS.sidebar, isCollapsed ? 'collapsed' : 'expanded')
    setCollapsed(isCollapsed)
  }
  return [isCollapsed, choose] as const
}
