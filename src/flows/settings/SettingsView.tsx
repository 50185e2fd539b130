import type { ReactNode } from 'react'
import { PRODUCT_NAME } from '../../domain/product.ts'
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx'
import { SectionNav } from './SectionNav.tsx'
import * as styles from './SettingsView.css.ts'

export interface SettingsViewProps {
  /** In display order. Each content is a Card with the same title. */
  sections: readonly { id: string; title: string; content: ReactNode }[]
  /** The version and the commit of the app, shown at the end for reports of problems. */
  release: string
}

export function SettingsView({ sections, release }: SettingsViewProps) {
  return (
    <div className={styles.page}>
      <PageHeader title="System Settings" subtitle="Changes are saved automatically." />
      <div className={styles.columns}>
        <SectionNav sections={sections} />
        <div className={styles.sections}>
          {sections.map(({ id, content }) => (
            <div key={id} id={id} className={styles.section}>
              {content}
            </div>
          ))}
          <p className={styles.release}>
            {PRODUCT_NAME} {release}
          </p>
        </div>
      </div>
    </div>
  )
}
