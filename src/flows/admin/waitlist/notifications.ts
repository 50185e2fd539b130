import { waitlistStatusLabel } from '../../../domain/waitlist.ts'
import type { Application } from '../../../hosted/applications.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import { applicantName } from './application.ts'
import type { ActionOutcome, ApplicationAction } from './applicationAction.machine.ts'

/** Something to tell at once, whatever is in sight. */
export interface AdminNotification {
  tone: 'success' | 'warning' | 'error'
  title: string
  text: string
}

export const FAILURE_TITLES: Readonly<Record<ApplicationAction, string>> = {
  resend: 'Failed to resend email',
  reset: 'Failed to update submission',
  cleanup: 'Failed to update submission',
}

/** The list itself could not be loaded. */
export const loadFailed = (reason: string): AdminNotification => ({
  tone: 'error',
  title: 'Failed to load waitlist submissions',
  text: reason,
})

export const actionFailed = (action: ApplicationAction, reason: string): AdminNotification => ({
  tone: 'error',
  title: FAILURE_TITLES[action],
  text: reason,
})

/** What of a cleanup is left to do. */
export const accountNotRemovedText = (email: string, reason: string) =>
  `The application is pending again, but the backend account of ${toDisplayName(email)} is still there. ${reason}`

export const accountNotRemoved = (email: string, reason: string): AdminNotification => ({
  tone: 'warning',
  title: 'Cleanup incomplete',
  text: accountNotRemovedText(email, reason),
})

export const accountRemoved = (email: string): AdminNotification => ({
  tone: 'success',
  title: 'Cleanup completed',
  text: `The backend account of ${toDisplayName(email)} is gone as well.`,
})

/** What came of an action in a row. `submission` is the application as it was. */
export function actionFinished(
  action: ApplicationAction,
  submission: Application,
  outcome: ActionOutcome,
): AdminNotification {
  const name = applicantName(submission)
  if (outcome.kind === 'gone')
    return {
      tone: 'warning',
      title: 'Application not found',
      text: `The application of ${name} is not there any more.`,
    }
  if (outcome.kind === 'changed')
    return {
      tone: 'warning',
      title: 'Changed meanwhile',
      text: `The application of ${name} is ${waitlistStatusLabel(outcome.submission.status)} now. It was left as it is: please look again.`,
    }
  if (outcome.leftover !== null) return accountNotRemoved(submission.email, outcome.leftover)
  if (action === 'resend')
    return {
      tone: 'success',
      title: 'Email sent',
      text: `A new setup link is on its way to ${toDisplayName(submission.email)}. The one before no longer works.`,
    }
  return {
    tone: 'success',
    title: action === 'reset' ? 'Application reset' : 'Cleanup completed',
    text: `The application of ${name} is pending again.`,
  }
}
