import { Check, House, Library, MessageSquare, Settings } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import { Card } from '../../ui/Card/Card.tsx'
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx'
import { page } from '../../ui/PageHeader/page.css.ts'
import { Answers } from './Answers.tsx'
import * as styles from './HelpView.css.ts'
import { Resources } from './Resources.tsx'
import type { HelpProps } from './viewProps.ts'

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

function QuickLinks() {
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

/** Maintained by hand: the status is not measured. */
const SYSTEM_STATUS = [
  'Backend API',
  'Sign-in service',
  'Document processing',
  'Knowledge graph',
  'Chat assistant',
  'Email delivery',
].map((service) => ({ service, status: 'Operational' }))

function SystemStatus() {
  return (
    <Card title="System status">
      <ul>
        {SYSTEM_STATUS.map(({ service, status }) => (
          <li key={service} className={styles.service}>
            {service}
            <span className={styles.status}>
              <Check size={14} aria-hidden="true" />
              {status}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.statusNote}>This list is updated by hand.</p>
    </Card>
  )
}

export interface HelpViewProps extends HelpProps {
  support: ReactNode
  onContactSupport: () => void
}

export function HelpView({ state, send, support, onContactSupport }: HelpViewProps) {
  return (
    <div className={page}>
      <PageHeader title="Help Desk" subtitle="Find answers or write to us." />
      <div className={styles.columns}>
        <div className={styles.column}>
          <Answers state={state} send={send} onContactSupport={onContactSupport} />
          <Resources onFollow={(anchor) => send({ type: 'link.followed', anchor })} />
          <QuickLinks />
        </div>
        <div className={styles.column}>
          {support}
          <SystemStatus />
        </div>
      </div>
    </div>
  )
}
