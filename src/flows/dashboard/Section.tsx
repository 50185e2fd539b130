import { type ReactNode, useId } from 'react'
import * as styles from './DashboardView.css.ts'

export interface SectionProps {
  title: string
  /** Across from the title: a link, a switch. */
  aside?: ReactNode
  children: ReactNode
}

/** A part of the dashboard, under its heading. */
export function Section({ title, aside, children }: SectionProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <div className={styles.sectionHead}>
        <h2 id={titleId} className={styles.sectionTitle}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}
