import type { WaitlistValues } from '../domain/waitlistForm.ts'
import { callFunction } from './call.ts'

/**
 * Mails the setup link to an applicant who was approved; again, it makes a new link and the old one stops.
 *
 * @throws HostedError 'refused' for anybody but admins; 'invalid' where it is not approved; 'server' where the e-mail
 *   could not be sent
 */
export function sendApprovalEmail(
  submission: { id: string; first_name: string; last_name: string; email: string },
  signal?: AbortSignal,
): Promise<void> {
  const body = {
    waitlistSubmissionId: submission.id,
    firstName: submission.first_name,
    lastName: submission.last_name,
    email: submission.email,
  }
  return callFunction('send-approval-email', body, signal)
}

/**
 * Tells the team of an application.
 *
 * @throws HostedError, which the applicant does not need to hear of
 */
export function notifyWaitlistSubmission(
  { firstName, lastName, ...application }: WaitlistValues,
  signal?: AbortSignal,
): Promise<void> {
  const body = { first_name: firstName, last_name: lastName, ...application }
  return callFunction('notify-waitlist-submission', body, signal)
}
