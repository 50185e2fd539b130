import { TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Application } from '../../../hosted/applications.ts'
import { IconButton } from '../../../ui/IconButton/IconButton.tsx'
import { applicantName, isEmailMissing } from './application.ts'
import type { ActionProgress } from './applicationAction.machine.ts'
import { accountNotRemovedText, FAILURE_TITLES } from './notifications.ts'
import * as styles from './WaitlistTab.css.ts'

export interface ApplicationWarningProps {
  application: Application
  progress: ActionProgress | undefined
  isDeciding: boolean
  onDismiss: () => void
}

/** The warning below an application's name: a failed action, an incomplete cleanup or a missing email; null if none. */
export function applicationWarning({
  application,
  progress,
  isDeciding,
  onDismiss,
}: ApplicationWarningProps): ReactNode {
  const name = applicantName(application)
  if (progress?.state === 'failed')
    return (
      <Warning tone="failure" name={name} onDismiss={onDismiss}>
        {FAILURE_TITLES[progress.action]}. {progress.reason}
      </Warning>
    )
  if (progress !== undefined || isDeciding) return null
  if (application.cleanup_incomplete)
    return <Warning tone="warning">{accountNotRemovedText(application.email)}</Warning>
  if (!isEmailMissing(application)) return null
  return <Warning tone="warning">Email not sent</Warning>
}

interface WarningProps {
  tone: 'failure' | 'warning'
  /** The applicant, for the label of the dismiss button. */
  name?: string
  onDismiss?: () => void
  children: ReactNode
}

function Warning({ tone, name = '', onDismiss, children }: WarningProps) {
  return (
    <div className={styles.warning({ tone })}>
      <TriangleAlert aria-hidden="true" />
      <p>{children}</p>
      {onDismiss && (
        <IconButton label={`Dismiss: ${name}`} className={styles.dismiss} onClick={onDismiss}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </div>
  )
}
