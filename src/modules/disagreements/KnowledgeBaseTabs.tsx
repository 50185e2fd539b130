import { Link as RouterLink } from 'react-router-dom'
import { PATHS } from '../../domain/paths.ts'
import { cx } from '../../theme/cx.ts'
import { count, list, tab } from '../../ui/Tabs/Tabs.css.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './disagreements.css.ts'

const TABS = [
  { path: PATHS.knowledgeBase, label: 'Documents' },
  { path: PATHS.disagreements, label: 'Disagreements' },
] as const

export interface KnowledgeBaseTabsProps {
  /** None on a page below them. */
  current?: (typeof TABS)[number]['label'] | undefined
  /** Disagreements that are open. */
  openCount: number
}

/** The links between the pages of the Knowledge Base. */
export function KnowledgeBaseTabs({ current, openCount }: KnowledgeBaseTabsProps) {
  return (
    <nav aria-label="Knowledge Base" className={cx(list, styles.tabs)}>
      {TABS.map(({ path, label }) => (
        <RouterLink
          key={path}
          to={path}
          className={tab}
          aria-current={label === current ? 'page' : undefined}
          data-active={label === current || undefined}
        >
          {label}
          {path === PATHS.disagreements && openCount > 0 && (
            <span className={count}>
              {openCount}
              <VisuallyHidden> open</VisuallyHidden>
            </span>
          )}
        </RouterLink>
      ))}
    </nav>
  )
}
