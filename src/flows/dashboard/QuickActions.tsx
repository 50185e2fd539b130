import { FileUp, MessageSquare, Search, SlidersHorizontal } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import { Card } from '../../ui/Card/Card.tsx'
import * as styles from './DashboardView.css.ts'

export interface QuickActionsProps {
  onAction: (action: 'upload' | 'ask' | 'find' | 'adjust') => void
  tolerance: number
}

export function QuickActions({ onAction, tolerance }: QuickActionsProps) {
  const titleId = useId()
  const actions = [
    {
      action: 'upload',
      icon: FileUp,
      title: 'Upload documents',
      text: 'PDF, TXT, MD or DOCX',
      path: PATHS.knowledgeBase,
    },
    {
      action: 'ask',
      icon: MessageSquare,
      title: 'Ask a question',
      text: 'Start a new chat over your graph',
      path: PATHS.chat,
    },
    {
      action: 'find',
      icon: Search,
      title: 'Find a document',
      text: 'Search files by name',
      path: `${PATHS.knowledgeBase}?search=`,
    },
    {
      action: 'adjust',
      icon: SlidersHorizontal,
      title: 'Tune the assistant',
      text: `Contradiction tolerance is ${tolerance}`,
      path: `${PATHS.settings}#personalization`,
    },
  ] as const
  return (
    <section aria-labelledby={titleId} className={styles.quickActions} data-keep-visible>
      <h2 id={titleId} className={styles.sectionTitle}>
        Quick actions
      </h2>
      <ul className={styles.actions}>
        {actions.map(({ action, icon: Icon, title, text, path }) => (
          <li key={action}>
            <Card
              level={3}
              className={styles.action}
              title={
                <span className={styles.actionTitle}>
                  <Icon className={styles.actionIcon} aria-hidden="true" />
                  {title}
                </span>
              }
              link={<Link to={path} onClick={() => onAction(action)} />}
            >
              <p className={styles.actionText}>{text}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
