import type { ReactNode } from 'react'
import * as styles from './OnboardingView.css.ts'

interface HeadingProps {
  title: ReactNode
  lead?: ReactNode
}

export function Heading({ title, lead }: HeadingProps) {
  return (
    <div>
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {lead && <p className={styles.lead}>{lead}</p>}
    </div>
  )
}
