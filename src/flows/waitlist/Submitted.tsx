import { StatusPie } from '../../ui/StatusPie/StatusPie.tsx'
import type { StatusShape } from '../../ui/StatusPie/shapes.ts'
import { APPLICATION_STORED, EDITS_NOT_STORED } from './applicationForm.ts'
import * as styles from './ResultPanel.css.ts'
import { ResultPanel } from './ResultPanel.tsx'

interface NextStep {
  shape: StatusShape
  /** Omitted for future steps. */
  status?: string
  title: string
  text: string
}

const STEPS: readonly NextStep[] = [
  { shape: 'check', status: 'Done', title: 'You applied.', text: 'We have everything we need.' },
  { shape: 'half', status: 'Now', title: 'We review.', text: 'A person decides within 48 hours.' },
  {
    shape: 'pending',
    title: 'We email you a setup link.',
    text: 'Set a password, name your assistant, answer five questions.',
  },
  { shape: 'pending', title: 'Upload your first document.', text: 'PDF, TXT, MD or DOCX.' },
]

export interface SubmittedProps {
  email: string
  /** Whether the stored application may lack the last changes. */
  lacksEdits: boolean
}

export function Submitted({ email, lacksEdits }: SubmittedProps) {
  return (
    <ResultPanel title={APPLICATION_STORED}>
      {lacksEdits && <p className={styles.text}>{EDITS_NOT_STORED}</p>}
      <p className={styles.text}>
        Applications are reviewed within 48 hours. If yours is approved, the setup link will be sent to{' '}
        <strong className={styles.email}>{email}</strong>.
      </p>
      <ol className={styles.steps} aria-label="What happens next" data-next-steps>
        {STEPS.map(({ shape, status, title, text }) => (
          <li key={title} className={styles.step} aria-current={status === 'Now' ? 'step' : undefined}>
            <StatusPie shape={shape} label={status} />
            <span>
              <strong className={styles.stepTitle}>{title}</strong> {text}
            </span>
          </li>
        ))}
      </ol>
    </ResultPanel>
  )
}
