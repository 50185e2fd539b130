import { House, Library, MessageSquare, Settings } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import { Card } from '../../ui/Card/Card.tsx'
import * as styles from './HelpView.css.ts'

const PAGES = [
  { name: 'Home', hint: 'Overview', path: PATHS.dashboard, icon: <House aria-hidden="true" /> },
  {
    name: 'Knowledge Base',
    hint: 'Your documents',
    path: PATHS.knowledgeBase,
    icon: <Library aria-hidden="true" />,
  },
  { name: 'Chat', hint: 'Ask questions', path: PATHS.chat, icon: <MessageSquare aria-hidden="true" /> },
  {
    name: 'System Settings',
    hint: 'Your preferences',
    path: PATHS.settings,
    icon: <Settings aria-hidden="true" />,
  },
]

export function QuickLinks() {
  return (
    <Card title="Quick links" padding="none" render={<nav />}>
      <ul className={styles.list}>
        {PAGES.map(({ name, hint, path, icon }) => (
          <li key={path}>
            <RouterLink to={path} className={styles.pageLink}>
              {icon}
              <span className={styles.linkName}>{name}</span>
              <span className={styles.linkHint}>{hint}</span>
            </RouterLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
