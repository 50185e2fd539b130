import type { ReactNode } from 'react'
import { PageHeader } from '../../ui/PageHeader/PageHeader.tsx'
import * as styles from './SettingsView.css.ts'

/** System Settings: its sections, one below the other. Each is a Card with a title, and a flow of its own. */
export function SettingsView({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <PageHeader title="System Settings" />
      <div className={styles.sections}>{children}</div>
    </div>
  )
}
