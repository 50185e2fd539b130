import type { Application } from '../../../hosted/applications.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import { applicationStatus } from '../../../modules/status/applicationStatus.ts'
import { applicantName } from './application.ts'
import type { ActionOutcome, ApplicationAction } from './applicationAction.machine.ts'

/** The contents of a toast. */
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

/** The result of an action. `application` is the application before the action. */
export function actionFinished(
  action: ApplicationAction,
  application: Application,
  outcome: ActionOutcome,
): AdminNotification {
  const name = applicantName(application)
  if (outcome.kind === 'notFound')
    return {
      tone: 'warning',
      title: 'Application not found',
      text: `The application of ${name} is not there any more.`,
    }
  if (outcome.kind === 'changed')
    return {
      tone: 'warning',
      title: 'Changed meanwhile',
      text: `The application of ${name} is ${applicationStatus(outcome.application.status).label} now. It was left as it is: please look again.`,
    }
  if (outcome.accountError !== null) return accountNotRemoved(application.email, outcome.accountError)
  if (action === 'resend')
    return {
      tone: 'success',
      title: 'Email sent',
      text: `A new setup link is on its way to ${toDisplayName(application.email)}. The one before no longer works.`,
    }
  return {
    tone: 'success',
    title: action === 'reset' ? 'Application reset' : 'Cleanup completed',
    text: `The application of ${name} is pending again.`,
  }
}
