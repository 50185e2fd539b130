import { useState } from 'react'

const KEY = 'engram.sidebar'

/**
 * Whether the sidebar is collapsed: as the person last chose on this device, else as the page prefers.
 * The choice holds for every page.
 */
export function useSidebar(prefersCollapsed: boolean) {
  const [chosen, setChosen] = useState(() => localStorage.getItem(KEY))
  const setCollapsed = (collapsed: boolean) => {
    const value = collapsed ? 'collapsed' : 'expanded'
    localStorage.setItem(KEY, value)
    setChosen(value)
  }
  return [chosen === null ? prefersCollapsed : chosen === 'collapsed', setCollapsed] as const
}
