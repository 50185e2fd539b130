import type { Application } from '../../../hosted/applications.ts'
import { toDisplayName } from '../../../lib/text/displayName.ts'
import { applicationStatus } from '../../../modules/status/applicationStatus.ts'
import { applicantName } from './application.ts'
import type { ActionOutcome, ApplicationAction } from './applicationAction.machine.ts'

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

export const accountNotRemovedText = (email: string) =>
  `Cleanup incomplete: the backend account for ${toDisplayName(email)} still exists. It is deleted before the application is approved again.`

const accountNotRemoved = (email: string, reason: string): AdminNotification => ({
  tone: 'warning',
  title: 'Cleanup incomplete',
  text: `The application was moved back to pending, but the backend account for ${toDisplayName(email)} still exists. ${reason}`,
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
      text: `${name}'s application no longer exists.`,
    }
  if (outcome.kind === 'changed')
    return {
      tone: 'warning',
      title: 'Application changed',
      text: `${name}'s application is now ${applicationStatus(outcome.application.status).label}. Nothing was changed.`,
    }
  if (outcome.accountError !== null) return accountNotRemoved(application.email, outcome.accountError)
  if (action === 'resend')
    return {
      tone: 'success',
      title: 'Email sent',
      text: `We sent a new setup link to ${toDisplayName(application.email)}. The previous link no longer works.`,
    }
  if (application.cleanup_incomplete)
    return {
      tone: 'success',
      title: 'Cleanup completed',
      text: `The backend account for ${toDisplayName(application.email)} was also removed.`,
    }
  return {
    tone: 'success',
    title: action === 'reset' ? 'Application reset' : 'Cleanup completed',
    text: `${name}'s application was moved back to pending.`,
  }
}
