import type { ReactNode, Ref } from 'react'
import * as styles from './RequestSection.css.ts'

/** What happens once somebody has applied. */
const STEPS = [
  { name: 'You apply.', rest: 'Eight short fields over two steps.' },
  { name: 'We review.', rest: 'A person decides within 48 hours.' },
  {
    name: 'You receive a setup link.',
    rest: 'Set a password, name your assistant, answer five questions.',
  },
  { name: 'Upload your first document.', rest: 'PDF, TXT, MD or DOCX.' },
]

export interface RequestSectionProps {
  ref: Ref<HTMLElement>
  /** The application form. */
  children: ReactNode
}

/** How one gets access, and the form to ask for it. */
export function RequestSection({ ref, children }: RequestSectionProps) {
  return (
    <section ref={ref} aria-labelledby="request-heading" className={styles.section}>
      <div className={styles.words}>
        <h2 id="request-heading" tabIndex={-1} className={styles.heading}>
          Request Demo Access
        </h2>
        <p className={styles.lead}>The beta is small on purpose. We read every application.</p>
      </div>
      <div className={styles.form}>{children}</div>
      <ol className={styles.steps}>
        {STEPS.map(({ name, rest }, index) => (
          <li key={name} className={styles.step}>
            <span aria-hidden="true" className={styles.number}>
              {index + 1}
            </span>
            <span>
              <b className={styles.stepName}>{name}</b> {rest}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
