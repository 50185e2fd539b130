import type { ReactNode } from 'react'
import * as styles from './OnboardingView.css.ts'

export function Heading({ title, lead }: { title: ReactNode; lead?: ReactNode }) {
  return (
    <div>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  )
}
