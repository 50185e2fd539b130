import { flushSync } from 'react-dom'
import { Link as RouterLink } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import { Card } from '../../ui/Card/Card.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { categoryAnchor } from './Answers.tsx'
import * as styles from './HelpView.css.ts'

const GUIDES = [
  { name: 'Getting a document indexed', category: 'documents' },
  { name: 'Reading an answer and its evidence', category: 'answers' },
  { name: 'Chat and its keyboard shortcuts', category: 'chat' },
  { name: 'Shaping your assistant', category: 'settings' },
  { name: 'Signing in and access', category: 'access' },
  { name: 'What happens to your data', category: 'privacy' },
]

export interface ResourcesProps {
  /** Called before a link to a category is followed. Must render all categories. */
  onFollow: () => void
}

export function Resources({ onFollow }: ResourcesProps) {
  return (
    <Card title="Resources">
      <ul className={styles.resources}>
        {GUIDES.map(({ name, category }) => (
          <li key={category}>
            <Link standalone href={`#${categoryAnchor(category)}`} onClick={() => flushSync(onFollow)}>
              {name}
            </Link>
          </li>
        ))}
        <li>
          <Link standalone render={<RouterLink to={`${PATHS.settings}#second-factors`} />}>
            Setting up a second factor
          </Link>
        </li>
      </ul>
    </Card>
  )
}
