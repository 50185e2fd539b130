import { useState } from 'react'
import { USER_DATA_KEYS } from './keys.ts'

/**
 * Whether the sidebar is collapsed, and a setter. The user's last choice on this device applies to every page; without
 * one, `prefersCollapsed` does.
 */
export function useSidebar(prefersCollapsed: boolean) {
  const [chosen, setChosen] = useState(readSidebar)
  const setCollapsed = (isCollapsed: boolean) => {
    localStorage.setItem(USER_DATA_KEYS.sidebar, isCollapsed ? 'collapsed' : 'expanded')
    setChosen(isCollapsed)
  }
  return [chosen ?? prefersCollapsed, setCollapsed] as const
}

/** Whether the sidebar is collapsed, or null if the user has not chosen. */
function readSidebar(): boolean | null {
  const stored = localStorage.getItem(USER_DATA_KEYS.sidebar)
  return stored === null ? null : stored === 'collapsed'
}
