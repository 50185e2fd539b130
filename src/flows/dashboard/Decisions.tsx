import { CircleX, GitCompareArrows, ListPlus } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { Decision, DecisionKind } from './decisions.ts'
import * as styles from './Overview.css.ts'
import { Section } from './Section.tsx'

const ICONS: Readonly<Record<DecisionKind, typeof CircleX>> = {
  disagreement: GitCompareArrows,
  failed: CircleX,
  waiting: ListPlus,
}

/** What the user has to decide, with links to where. Nothing is shown if there is nothing. */
export function Decisions({ decisions }: { decisions: readonly Decision[] }) {
  if (decisions.length === 0) return null
  return (
    <Section title="Needs a decision">
      <ul className={styles.decisions}>
        {decisions.map(({ kind, title, text, path }) => {
          const Icon = ICONS[kind]
          return (
            <li key={kind}>
              <Link to={path} className={styles.decision} data-kind={kind}>
                <Icon aria-hidden="true" />
                <span className={styles.words}>
                  <span className={styles.decisionTitle}>{title}</span> <span>{text}</span>
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
