import { useRef } from 'react'
import type { Application } from '../../../hosted/applications.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { Notice } from '../../../ui/Notice/Notice.tsx'
import { applicantName } from './application.ts'
import type { ApplicationAction } from './applicationAction.machine.ts'
import * as styles from './WaitlistTab.css.ts'

/** What is asked about before it is done, and the application as the admin saw it then. */
export interface ActionToConfirm {
  action: Exclude<ApplicationAction, 'resend'>
  submission: Application
}

export interface ConfirmActionDialogProps {
  open: boolean
  /** It stays while the dialog closes. */
  asked: ActionToConfirm | null
  /** Of the admin. */
  email: string
  hasBackend: boolean
  onConfirm: (asked: ActionToConfirm) => void
  onClose: () => void
}

/** Asks before an application is reset or cleaned up, and says what goes and what stays. */
export function ConfirmActionDialog({
  open,
  asked,
  email,
  hasBackend,
  onConfirm,
  onClose,
}: ConfirmActionDialogProps) {
  const heirRef = useRef<HTMLElement>(null)
  const isCleanup = asked?.action === 'cleanup'
  return (
    <ConfirmDialog
      open={open}
      danger
      title={isCleanup ? 'Clean up this application?' : 'Reset this application?'}
      confirmLabel={isCleanup ? 'Clean up' : 'Reset'}
      finalFocus={() => heirRef.current}
      onCancel={() => {
        heirRef.current = null
        onClose()
      }}
      onConfirm={() => {
        if (asked === null) return
        heirRef.current = firstActionOf(asked.submission.id)
        onConfirm(asked)
        onClose()
      }}
    >
      {asked && (
        <Consequences
          asked={asked}
          isOwn={asked.submission.email.toLowerCase() === email.toLowerCase()}
          hasBackend={hasBackend}
        />
      )}
    </ConfirmDialog>
  )
}

/** The row's first button: whatever its status becomes, that one stays. */
function firstActionOf(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] [data-actions] button`)
}

interface ConsequencesProps {
  asked: ActionToConfirm
  /** The application is the admin's own. */
  isOwn: boolean
  hasBackend: boolean
}

function Consequences({ asked: { action, submission }, isOwn, hasBackend }: ConsequencesProps) {
  const { email, status } = submission
  const isCleanup = action === 'cleanup'
  return (
    <div className={styles.consequences}>
      <p>
        The application of <strong className={styles.doomed}>{applicantName(submission)}</strong> (
        <bdi>{toDisplayName(email)}</bdi>) returns to pending.
      </p>
      <p>Removed for good:</p>
      <ul className={styles.list}>
        <li>the decision: its date, its reviewer and the admin notes</li>
        <li>the date of the last login</li>
        <li>the setup link, which stops working</li>
        {isCleanup && hasBackend && (
          <li>the backend account of this address, with its documents, chats and memory</li>
        )}
      </ul>
      {status !== 'approved' && (
        <p>
          {isCleanup
            ? 'The account at the sign-in service stays.'
            : 'The accounts stay, at the backend and at the sign-in service.'}
        </p>
      )}
      {isCleanup && !hasBackend && (
        <Notice tone="warning" title="The backend account will be left">
          You are not signed in at the backend, so it cannot be removed now. The rest can, and the row will
          offer to remove the account later.
        </Notice>
      )}
      {isCleanup && hasBackend && isOwn && (
        <Notice tone="warning" title="This is your own account">
          You will be signed out of the backend, and your documents are gone.
        </Notice>
      )}
    </div>
  )
}
