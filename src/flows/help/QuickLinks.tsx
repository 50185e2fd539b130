import { House, Library, MessageSquare, Settings } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import { Card } from '../../ui/Card/Card.tsx'
import * as styles from './HelpView.css.ts'

const PAGES = [
  { name: 'Home', about: 'Your graph in numbers', path: PATHS.dashboard, icon: <House aria-hidden="true" /> },
  {
    name: 'Knowledge Base',
    about: 'Upload and index',
    path: PATHS.knowledgeBase,
    icon: <Library aria-hidden="true" />,
  },
  { name: 'Chat', about: 'Ask your documents', path: PATHS.chat, icon: <MessageSquare aria-hidden="true" /> },
  {
    name: 'System Settings',
    about: 'You and your assistant',
    path: PATHS.settings,
    icon: <Settings aria-hidden="true" />,
  },
]

/** The ways to the other pages. */
export function QuickLinks() {
  return (
    <Card title="Quick links" padding="none" render={<nav />}>
      <ul className={styles.list}>
        {PAGES.map(({ name, about, path, icon }) => (
          <li key={path}>
            <RouterLink to={path} className={styles.pageLink}>
              {icon}
              <span className={styles.linkName}>{name}</span>
              <span className={styles.linkAbout}>{about}</span>
            </RouterLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
