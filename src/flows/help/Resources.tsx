import { flushSync } from 'react-dom'
import { Link as RouterLink } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import { categoryAnchor } from '../../modules/help/helpQuestions.ts'
import { Card } from '../../ui/Card/Card.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import * as styles from './HelpView.css.ts'

const GUIDES = [
  { name: 'Uploading and indexing documents', category: 'documents' },
  { name: 'Understanding answers and evidence', category: 'answers' },
  { name: 'Using chat', category: 'chat' },
  { name: 'Customizing your assistant', category: 'settings' },
  { name: 'Signing in and access', category: 'access' },
  { name: 'Your data and privacy', category: 'privacy' },
]

export interface ResourcesProps {
  /** Called with the id of a category before its link is followed. Must open the category. */
  onFollow: (anchor: string) => void
}

export function Resources({ onFollow }: ResourcesProps) {
  return (
    <Card title="Resources">
      <ul className={styles.resources}>
        {GUIDES.map(({ name, category }) => (
          <li key={category}>
            <Link
              standalone
              href={`#${categoryAnchor(category)}`}
              onClick={() => flushSync(() => onFollow(categoryAnchor(category)))}
            >
              {name}
            </Link>
          </li>
        ))}
        <li>
          <Link standalone render={<RouterLink to={`${PATHS.settings}#second-factors`} />}>
            Setting up two-factor authentication
          </Link>
        </li>
      </ul>
    </Card>
  )
}
