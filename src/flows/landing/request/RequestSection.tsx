import type { ReactNode, Ref } from 'react'
import * as styles from './RequestSection.css.ts'

const STEPS = [
  { title: 'You apply.', text: 'Two short steps.' },
  { title: 'We review.', text: 'A person decides within 48 hours.' },
  {
    title: 'We email you a setup link.',
    text: 'Set a password, name your assistant and answer five questions.',
  },
  { title: 'You upload your first document.', text: 'PDF, TXT, MD or DOCX.' },
]

export function RequestSection({ ref, children }: { ref: Ref<HTMLElement>; children: ReactNode }) {
  return (
    <section ref={ref} aria-labelledby="request-heading" className={styles.section}>
      <div className={styles.intro}>
        <h2 id="request-heading" tabIndex={-1} className={styles.heading}>
          Request Demo Access
        </h2>
        <p className={styles.lead}>We keep the beta small and read every application.</p>
      </div>
      <div className={styles.form}>{children}</div>
      <ol className={styles.steps}>
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className={styles.step}>
            <span aria-hidden="true" className={styles.number}>
              {index + 1}
            </span>
            <span>
              <b className={styles.stepTitle}>{title}</b> {text}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
