import type { ReactNode } from 'react'
import { Link } from '../../ui/Link/Link.tsx'
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx'
import * as styles from './SettingsView.css.ts'

export interface SettingsViewProps {
  /** In display order. Each content is a Card with the same title. */
  sections: readonly { id: string; title: string; content: ReactNode }[]
}

/** System Settings: its sections, and links to them on wide screens. */
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
