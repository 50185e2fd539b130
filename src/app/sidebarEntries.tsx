import { House, Library, LifeBuoy, MessageSquare, Settings, ShieldCheck } from 'lucide-react'
import { PATHS } from '../domain/paths.ts'

/** Links of the sidebar, in order. */
export const SIDEBAR_ENTRIES = [
  { label: 'Home', icon: <House aria-hidden="true" />, href: PATHS.dashboard },
  { label: 'Knowledge Base', icon: <Library aria-hidden="true" />, href: PATHS.knowledgeBase },
  { label: 'Chat', icon: <MessageSquare aria-hidden="true" />, href: PATHS.chat },
  { label: 'System Settings', icon: <Settings aria-hidden="true" />, href: PATHS.settings },
  { label: 'Help Desk', icon: <LifeBuoy aria-hidden="true" />, href: PATHS.help },
] as const

/** The last link, for admins only. */
export const ADMIN_ENTRY = {
  label: 'Admin',
  icon: <ShieldCheck aria-hidden="true" />,
  href: PATHS.admin,
} as const
