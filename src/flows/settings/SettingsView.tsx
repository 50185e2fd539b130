import type { ReactNode } from 'react'
import { Link } from '../../ui/Link/Link.tsx'
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx'
import * as styles from './SettingsView.css.ts'

export interface SettingsViewProps {
  /** In their order. Each is a Card whose title is the `title` here, and a flow of its own. */
  sections: readonly { id: string; title: string; content: ReactNode }[]
}

/** System Settings: its sections, one below the other, and on wide screens the way to each. */
export function SettingsView({ sections }: SettingsViewProps) {
  return (
    <div className={styles.page}>
      <PageHeader title="System Settings" />
      <div className={styles.columns}>
        <nav className={styles.contents} aria-label="Sections">
          <ul>
            {sections.map(({ id, title }) => (
              <li key={id}>
                <Link className={styles.entry} href={`#${id}`} tone="quiet" standalone>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.sections}>
          {sections.map(({ id, content }) => (
            <div key={id} id={id} className={styles.section}>
              {content}
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
