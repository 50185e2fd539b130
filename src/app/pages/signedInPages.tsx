import { House, Library, LifeBuoy, MessageSquare, Settings, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { type FlowBehind, isSubpage, PAGES } from '../../domain/pages.ts'
import type { Screens } from './screens.ts'

export const screens: Screens<'RequireSession'> = {
  dashboard: () => import('../../flows/dashboard/DashboardScreen.tsx'),
  'knowledge-base': () => import('../../flows/knowledge-base/KnowledgeBaseScreen.tsx'),
  disagreements: () => import('../../flows/disagreements/DisagreementsScreen.tsx'),
  compare: () => import('../../flows/compare/CompareScreen.tsx'),
  chat: () => import('../../flows/chat/ChatScreen.tsx'),
  settings: () => import('../../flows/settings/SettingsScreen.tsx'),
  help: () => import('../../flows/help/HelpScreen.tsx'),
}

const ICONS: Readonly<Partial<Record<FlowBehind<'RequireSession'>, ReactNode>>> = {
  dashboard: <House aria-hidden="true" />,
  'knowledge-base': <Library aria-hidden="true" />,
  chat: <MessageSquare aria-hidden="true" />,
  settings: <Settings aria-hidden="true" />,
  help: <LifeBuoy aria-hidden="true" />,
}

/** Links of the sidebar, in order. */
export const SIDEBAR_ENTRIES = Object.values(PAGES.RequireSession)
  .filter((page) => !isSubpage(page))
  .map(({ title, path, flow }) => ({ label: title, icon: ICONS[flow], href: path }))

/** The last link, for admins only. */
export const ADMIN_ENTRY = {
  label: PAGES.RequireAdmin.admin.title,
  icon: <ShieldCheck aria-hidden="true" />,
  href: PAGES.RequireAdmin.admin.path,
}
