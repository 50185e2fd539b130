import { useRef } from 'react'
import type { Application } from '../../../hosted/applications.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import { ConfirmDialog } from '../../../ui/ConfirmDialog/ConfirmDialog.tsx'
import { Notice } from '../../../ui/Notice/Notice.tsx'
import { applicantName } from './application.ts'
import type { ApplicationAction } from './applicationAction.machine.ts'
import * as styles from './WaitlistTab.css.ts'

/** An action to confirm, and the application as displayed when the admin chose it. */
export interface ActionToConfirm {
  action: Exclude<ApplicationAction, 'resend'>
  application: Application
}

export interface ConfirmActionDialogProps {
  open: boolean
  /** Kept during the closing animation. */
  actionToConfirm: ActionToConfirm | null
  email: string
  hasBackend: boolean
  onConfirm: (action: ActionToConfirm) => void
  onClose: () => void
}

export function ConfirmActionDialog({
  open,
  actionToConfirm,
  email,
  hasBackend,
  onConfirm,
  onClose,
}: ConfirmActionDialogProps) {
  const finalFocusRef = useRef<HTMLElement>(null)
  const isCleanup = actionToConfirm?.action === 'cleanup'
  return (
    <ConfirmDialog
      open={open}
      danger
      title={isCleanup ? 'Clean up this application?' : 'Reset this application?'}
      confirmLabel={isCleanup ? 'Clean up' : 'Reset'}
      finalFocus={() => finalFocusRef.current}
      onCancel={() => {
        finalFocusRef.current = null
        onClose()
      }}
      onConfirm={() => {
        if (actionToConfirm === null) return
        finalFocusRef.current = findFirstAction(actionToConfirm.application.id)
        onConfirm(actionToConfirm)
        onClose()
      }}
    >
      {actionToConfirm && (
        <Consequences
          actionToConfirm={actionToConfirm}
          isOwn={actionToConfirm.application.email.toLowerCase() === email.toLowerCase()}
          hasBackend={hasBackend}
        />
      )}
    </ConfirmDialog>
  )
}

/** The first action button of the row, which exists in every status that allows an action. */
function findFirstAction(id: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"] [data-actions] button`)
}

interface ConsequencesProps {
  actionToConfirm: ActionToConfirm
  isOwn: boolean
  hasBackend: boolean
}

function Consequences({ actionToConfirm: { action, application }, isOwn, hasBackend }: ConsequencesProps) {
  const { email, status } = application
  const isCleanup = action === 'cleanup'
  return (
    <div className={styles.consequences}>
      <p>
        The application of <strong className={styles.applicant}>{applicantName(application)}</strong> (
        <bdi>{toDisplayName(email)}</bdi>) returns to pending.
      </p>
      <p>Permanently removes:</p>
      <ul className={styles.list}>
        <li>the decision, with its date, reviewer and admin notes</li>
        <li>the last login date</li>
        <li>the setup link, which will stop working</li>
        {isCleanup && hasBackend && (
          <li>the backend account for this email, with its documents, chats and knowledge graph</li>
        )}
      </ul>
      {status !== 'approved' && isCleanup && <p>The sign-in account is kept.</p>}
      {status !== 'approved' && !isCleanup && (
        <Notice tone="warning" title="The account stays">
          {applicantName(application)} can still sign in, and keeps the documents, chats and knowledge graph.
          To delete them, choose Cleanup instead.
        </Notice>
      )}
      {isCleanup && !hasBackend && (
        <Notice tone="warning" title="The backend account will be kept">
          You're not signed in to the backend, so it can't be removed now. You can remove it later from this
          row.
        </Notice>
      )}
      {isCleanup && hasBackend && isOwn && (
        <Notice tone="warning" title="This is your own account">
          You'll be signed out of the backend, and your documents will be deleted.
        </Notice>
      )}
    </div>
  )
}
