import { TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Application } from '../../../hosted/applications.ts'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { applicantName, isEmailMissing } from './application.ts'
import type { ActionProgress } from './applicationAction.machine.ts'
import { accountNotRemovedText, FAILURE_TITLES } from './notifications.ts'
import * as styles from './WaitlistTab.css.ts'

export interface ApplicationWarningProps {
  submission: Application
  work: ActionProgress | undefined
  isDeciding: boolean
  onDismiss: () => void
}

/** What there is to know of an application beyond its columns: what has failed, what is left to do; else null. */
export function applicationWarning({
  submission,
  work,
  isDeciding,
  onDismiss,
}: ApplicationWarningProps): ReactNode {
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
        {accountNotRemovedText(submission.email, work.reason ?? '')}
      </Note>
    )
  const isFlagged = work === undefined && !isDeciding && isEmailMissing(submission)
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
