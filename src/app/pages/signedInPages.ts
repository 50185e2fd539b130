export { default as AppLayout } from '../AppLayout.tsx'

export const loadDashboard = () => import('../../flows/dashboard/DashboardScreen.tsx')
export const loadKnowledgeBase = () => import('../../flows/knowledge-base/KnowledgeBaseScreen.tsx')
export const loadChat = () => import('../../flows/chat/ChatScreen.tsx')
export const loadSettings = () => import('../../flows/settings/SettingsScreen.tsx')
export const loadHelp = () => import('../../flows/help/HelpScreen.tsx')
