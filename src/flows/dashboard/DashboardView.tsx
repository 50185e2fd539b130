import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import type { AccessMode } from '../../session/who.ts'
import { Badge } from '../../ui/Badge/Badge.tsx'
import { Card } from '../../ui/Card/Card.tsx'
import { Notice } from '../../ui/Notice/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx'
import * as styles from './DashboardView.css.ts'

export interface DashboardViewProps {
  /** The first name; empty where it is not known. */
  name: string
  mode: AccessMode
}

const ACCESS: Record<AccessMode, string> = {
  backend: 'Backend Access',
  hosted: 'Supabase Auth',
  demo: 'Demo Access',
}

const PLACES = [
  {
    title: 'Knowledge Base',
    text: 'Upload documents, and index them so that questions can be answered from them.',
    path: PATHS.knowledgeBase,
  },
  {
    title: 'Chat',
    text: 'Ask, and see for every answer which document and page it rests on.',
    path: PATHS.chat,
  },
]

/** A welcome, how one is signed in, and where to begin. */
export function DashboardView({ name, mode }: DashboardViewProps) {
  return (
    <div className={styles.page}>
      <PageHeader
        size="large"
        title={name === '' ? 'Welcome' : `Welcome, ${name}`}
        subtitle="What the assistant remembers, and where it comes from."
        actions={<Badge>{ACCESS[mode]}</Badge>}
      />
      {mode !== 'backend' && (
        <Notice tone="info" title="Some features may be limited">
          {mode === 'demo'
            ? 'You came in with the access code. Documents and chat need an account of your own.'
            : 'You are signed in, but not at the backend that keeps documents and answers questions.'}
        </Notice>
      )}
      <ul className={styles.places}>
        {PLACES.map(({ title, text, path }) => (
          <li key={path}>
            <Card
              title={title}
              link={<Link to={path} />}
              note={<ArrowRight size={16} aria-hidden="true" />}
              className={styles.place}
            >
              <p className={styles.text}>{text}</p>
            </Card>
          </li>
        ))}
      </ul>
    </div>
  )
}
