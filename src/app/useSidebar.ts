import { useState } from 'react'
import { keepSidebar, readSidebar } from '../session/kept.ts'

/**
 * Whether the sidebar is collapsed: as the person last chose on this device, else as the page prefers.
 * The choice holds for every page.
 */
export function useSidebar(prefersCollapsed: boolean) {
  const [chosen, setChosen] = useState(readSidebar)
  const setCollapsed = (isCollapsed: boolean) => {
    keepSidebar(isCollapsed)
    setChosen(isCollapsed)
  }
  return [chosen ?? prefersCollapsed, setCollapsed] as const
}
