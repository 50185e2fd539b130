import { TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { WaitlistSubmission } from '../../../hosted/submissions.ts'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { FAILURE_TITLES, leftoverText } from './news.ts'
import type { RowWork } from './submissionRow.machine.ts'
import * as styles from './WaitlistTab.css.ts'
import { applicantName, isUnnotified } from './waitlistRow.ts'

export interface RowNoteProps {
  submission: WaitlistSubmission
  work: RowWork | undefined
  isDeciding: boolean
  onDismiss: () => void
}

/** What there is to know of an application beyond its columns: what has failed, what is left to do; else null. */
export function rowNote({ submission, work, isDeciding, onDismiss }: RowNoteProps): ReactNode {
  const name = applicantName(submission)
  if (work?.state === 'failed')
    return (
      <Note tone="failure" about={name} onDismiss={onDismiss}>
        {FAILURE_TITLES[work.action]}. {work.reason}
      </Note>
    )
  if (work?.state === 'partlyCleaned')
    return (
      <Note tone="warning" about={name} onDismiss={onDismiss}>
        {leftoverText(submission.email, work.reason ?? '')}
      </Note>
    )
  const isFlagged = work === undefined && !isDeciding && isUnnotified(submission)
  return isFlagged ? <Note tone="warning">Email not sent</Note> : null
}

interface NoteProps {
  tone: 'failure' | 'warning'
  /** Whose row it is. */
  about?: string
  /** It can be taken away. */
  onDismiss?: () => void
  children: ReactNode
}

function Note({ tone, about = '', onDismiss, children }: NoteProps) {
  return (
    <div className={styles.note({ tone })}>
      <TriangleAlert aria-hidden="true" />
      <p>{children}</p>
      {onDismiss && (
        <IconButton label={`Dismiss: ${about}`} className={styles.dismiss} onClick={onDismiss}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}
